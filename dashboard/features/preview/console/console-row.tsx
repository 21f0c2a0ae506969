import type { ShownLine } from '#helper-client'
import { secondsText } from '../phone/clock-text.ts'
import { AnsiText } from './ansi-text.tsx'
import { isMarks } from './is-marks.ts'
import type { Heading } from './rule-receipts.ts'
import { ruleDetail, ruleTitle } from './rule-text.ts'
import styles from './console.module.css'

/** One line: time, source, text; or the rule that opens a start, reload or restart; or what stands for lost lines. */
export function ConsoleRow({ line, heading }: { line: ShownLine; heading: Heading | undefined }) {
  if (line.rule !== undefined) {
    return (
      <div className={styles.rule}>
        <b>{ruleTitle(line.rule, heading)}</b>
        <span>{[secondsText(line.at), ruleDetail(line, heading)].filter(Boolean).join(', ')}</span>
      </div>
    )
  }
  if (line.gap !== undefined) {
    return (
      <div className={styles.rule}>
        <span>{line.text}</span>
      </div>
    )
  }
  return (
    <div className={styles.row} data-level={line.level} data-source={line.source}>
      <time dateTime={line.at}>{secondsText(line.at)}</time>
      <span>{line.source}</span>
      <span className={styles.text} data-marks={isMarks(line.text) ? '' : undefined}>
        {/* colour alone would not tell it */}
        {line.level === 'info' ? null : <span className="sr-only">{line.level}: </span>}
        <AnsiText text={line.text} />
      </span>
    </div>
  )
}
