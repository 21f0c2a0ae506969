import { CircleX } from 'lucide-react'
import { Fragment } from 'react'
import { CopyButton } from '#ui'
import { placeText } from './error-list.ts'
import type { ListedError } from './error-list.ts'
import { splitAtPlace, withoutIndent } from './split-at-place.ts'
import styles from './error-card.module.css'

/** One compile error: what is wrong, where, and the code around it. */
export function ErrorCard({ error }: { error: ListedError }) {
  const place = placeText(error)
  const { frame, column } = withoutIndent(error)
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <CircleX aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <b>{error.message}</b>
          {place === null ? null : <code>{breakable(place)}</code>}
        </div>
        <CopyButton text={error.text} label="Copy" />
      </div>
      {frame.length === 0 ? null : (
        // It scrolls sideways, so the keyboard must reach it too.
        <pre className={styles.frame} tabIndex={0} role="group" aria-label="The code around it">
          {frame.map(({ line, text }) => (
            <span key={line} className={line === error.line ? styles.hit : undefined}>
              <i>{line}</i>
              {line === error.line ? <Marked text={text} column={column} /> : text}
              {'\n'}
            </span>
          ))}
        </pre>
      )}
    </article>
  )
}

/** A path may break after a slash. */
function breakable(path: string) {
  return path.split(/(?<=\/)/).map((part, index) => (
    // the parts of one path never change places
    // oxlint-disable-next-line no-array-index-key
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
}

function Marked({ text, column }: { text: string; column: number | null }) {
  const { before, place, after } = splitAtPlace(text, column)
  return (
    <>
      {before}
      <u>{place}</u>
      {after}
    </>
  )
}
