import { Fragment } from 'react'

/** A sentence whose parts between backticks are set as code, so that texts can be plain strings. */
export function CodeText({ text }: { text: string }) {
  return text.split('`').map((part, place) => {
    const isCode = place % 2 === 1
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one fixed text
    return isCode ? <code key={place}>{part}</code> : <Fragment key={place}>{part}</Fragment>
  })
}
