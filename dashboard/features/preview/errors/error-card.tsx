import type { RelatedLocation } from '@mosaygent/contract'
import { CircleX } from '#icons'
import { Fragment } from 'react'
import { CopyAction } from './copy-action.tsx'
import { copyText, locationText } from './error-list.ts'
import type { ListedDiagnostic } from './error-list.ts'
import { OpenInEditor } from './open-in-editor.tsx'
import { splitAtLocation, withoutIndent } from './split-at-location.ts'
import styles from './error-card.module.css'
import { texts } from './texts.ts'

/** One error of the compiler: message, location, the code around it, and a button that opens it. */
export function ErrorCard({ error }: { error: ListedDiagnostic }) {
  const location = locationText(error)
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
          {location === null ? null : <code>{breakable(location)}</code>}
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
        <Related key={`${locationText(related) ?? ''} ${related.message}`} related={related} />
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

/** Another location that the error refers to, and a button that opens it. */
function Related({ related }: { related: RelatedLocation }) {
  const location = locationText(related)
  return (
    <div className={styles.related}>
      <div className="min-w-0 flex-1">
        <span className={styles.kind}>{texts.declaredHere}</span>
        {location === null ? null : <code>{breakable(location)}</code>}
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
  const { before, marked, after } = splitAtLocation(text, column)
  return (
    <>
      {before}
      <u>{marked}</u>
      {after}
    </>
  )
}
