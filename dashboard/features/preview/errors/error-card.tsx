import type { RelatedPlace } from '@mosaygent/contract'
import { CircleX } from 'lucide-react'
import { Fragment } from 'react'
import { CopyAction } from './copy-action.tsx'
import { copyText, placeText } from './error-list.ts'
import type { ListedError } from './error-list.ts'
import { OpenInEditor } from './open-in-editor.tsx'
import { splitAtPlace, withoutIndent } from './split-at-place.ts'
import styles from './error-card.module.css'
import { texts } from './texts.ts'

/** One compile error: what is wrong, where, the code around it, what follows from it, and the way there. */
export function ErrorCard({ error }: { error: ListedError }) {
  const place = placeText(error)
  const { frame, column } = withoutIndent(error)
  const notes = [
    error.count > 1 ? texts.said(error.count) : null,
    error.following > 0 ? texts.following(error.following) : null,
  ].filter((note) => note !== null)
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <CircleX aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <b>{error.message}</b>
          {place === null ? null : <code>{breakable(place)}</code>}
        </div>
      </div>
      {frame.length === 0 ? null : (
        <pre className={styles.frame} role="group" aria-label={texts.code}>
          {frame.map(({ line, text }) => (
            <span key={line} className={line === error.line ? styles.hit : undefined}>
              <i>{line}</i>
              {line === error.line ? <Marked text={text} column={column} /> : text}
              {'\n'}
            </span>
          ))}
        </pre>
      )}
      {(error.related ?? []).map((related) => (
        <Related key={`${placeText(related) ?? ''} ${related.message}`} related={related} />
      ))}
      <div className={styles.acts}>
        {error.file === null ? null : (
          <OpenInEditor file={error.file} line={error.line} column={error.column} />
        )}
        <CopyAction text={copyText(error)} />
        {notes.length === 0 ? null : <span className={styles.notes}>{notes.join(', ')}</span>}
      </div>
    </article>
  )
}

/** Another place that the error speaks of, and the way there. */
function Related({ related }: { related: RelatedPlace }) {
  const place = placeText(related)
  return (
    <div className={styles.related}>
      <div className="min-w-0 flex-1">
        <span className={styles.kind}>{texts.declaredHere}</span>
        {place === null ? null : <code>{breakable(place)}</code>}
        <p>{related.message}</p>
      </div>
      {related.file === null ? null : (
        <OpenInEditor file={related.file} line={related.line} column={related.column} />
      )}
    </div>
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
