import type { ShownLine } from '#helper-client'
import { secondsText } from '../phone/clock-text.ts'
import { AnsiText } from './ansi-text.tsx'
import styles from './console.module.css'

/** One line: time, source, text; or the rule that opens a start, reload or restart. */
export function ConsoleRow({ line }: { line: ShownLine }) {
  if (line.rule !== undefined) {
    return (
      <div className={styles.rule}>
        <b>{line.rule}</b>
        <span>
          {line.text === '' || line.text === line.rule
            ? secondsText(line.at)
            : `${secondsText(line.at)}, ${line.text}`}
        </span>
      </div>
    )
  }
  return (
    <div className={styles.row} data-level={line.level} data-source={line.source}>
      <time dateTime={line.at}>{secondsText(line.at)}</time>
      <span>{line.source}</span>
      <span className={styles.text}>
        {/* colour alone would not tell it */}
        {line.level === 'info' ? null : <span className="sr-only">{line.level}: </span>}
        <AnsiText text={line.text} />
      </span>
    </div>
  )
}
