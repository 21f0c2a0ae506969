import { CircleX } from 'lucide-react'
import { CopyButton } from '#ui'
import { placeText } from './error-list.ts'
import type { ListedError } from './error-list.ts'
import { splitAtPlace } from './split-at-place.ts'
import styles from './error-card.module.css'

/** One compile error: what is wrong, where, and the code around it. */
export function ErrorCard({ error }: { error: ListedError }) {
  const place = placeText(error)
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <CircleX aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <b>{error.message}</b>
          {place === null ? null : <code>{place}</code>}
        </div>
        <CopyButton text={error.text} label="Copy" />
      </div>
      {error.frame.length === 0 ? null : (
        <pre className={styles.frame}>
          {error.frame.map(({ line, text }) => (
            <span key={line} className={line === error.line ? styles.hit : undefined}>
              <i>{line}</i>
              {line === error.line ? <Marked text={text} column={error.column} /> : text}
              {'\n'}
            </span>
          ))}
        </pre>
      )}
    </article>
  )
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
