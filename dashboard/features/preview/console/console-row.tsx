import type { Receipt } from '@mosaygent/contract'
import type { ShownLine } from '#helper-client'
import { secondsText } from '../phone/clock-text.ts'
import { AnsiText } from './ansi-text.tsx'
import { splitAtCarets } from './carets.ts'
import { isCarets } from './is-carets.ts'
import { sectionDetail, sectionTitle, unbrokenUnits } from './section-text.ts'
import styles from './console.module.css'

interface ConsoleRowProps {
  line: ShownLine
  receipt: Receipt | undefined
  /** Of a run that is over. */
  past: boolean
  /** The line below, where it only points at this one. */
  carets: ShownLine | null
  /** This line only points at the one above, which has drawn it. */
  drawnAbove: boolean
}

/** One line: time, source, text; or the heading of a section (a start, reload or restart); or a gap for lost lines. */
export function ConsoleRow({ line, receipt, past, carets, drawnAbove }: ConsoleRowProps) {
  if (drawnAbove) return null
  if (line.rule !== undefined) {
    return (
      <div className={styles.section}>
        <b>{sectionTitle(line)}</b>
        <span>
          {unbrokenUnits([secondsText(line.at), sectionDetail(line, receipt)].filter(Boolean).join(', '))}
        </span>
      </div>
    )
  }
  if (line.gap !== undefined) {
    return (
      <div className={styles.section}>
        <span>{line.text}</span>
      </div>
    )
  }
  return (
    <div
      className={styles.row}
      data-level={line.level}
      data-source={line.source}
      data-past={past ? '' : undefined}
      title={secondsText(line.at)}
    >
      <time dateTime={line.at}>{secondsText(line.at)}</time>
      <span>{line.source}</span>
      <span className={styles.text} data-carets={isCarets(line.text) ? '' : undefined}>
        {/* colour alone would not tell it */}
        {line.level === 'info' ? null : <span className="sr-only">{line.level}: </span>}
        {carets === null ? <AnsiText text={line.text} /> : <CodeWithCarets line={line} carets={carets} />}
      </span>
    </div>
  )
}

/** Code with the carets of the line below it under the parts they point at. */
function CodeWithCarets({ line, carets }: { line: ShownLine; carets: ShownLine }) {
  return splitAtCarets(line, carets).map((part) =>
    part.carets === '' ? (
      part.code
    ) : (
      <span key={part.at} className={styles.marked}>
        {part.code}
        <span aria-hidden="true">{part.carets}</span>
      </span>
    ),
  )
}
