import type { PreviewStatus } from '@mosaygent/contract'
import { CircleCheck } from '#icons'
import { secondsText } from '../phone/clock-text.ts'
import { durationText } from './receipt-text.ts'
import styles from './preview-pane.module.css'
import { receiptTexts } from './texts.ts'

interface StartLineProps {
  status: PreviewStatus | null
  /** There is something of the app on the screen. */
  seen: boolean
}

/** The receipt of a start, until the first reload has one: what runs, since when, and how long it took to come. */
export function StartLine({ status, seen }: StartLineProps) {
  const at = status?.ready_at ?? null
  if (!seen || status?.running !== true || status.ready !== true || at === null || !status.started_at)
    return null
  const took = Date.parse(at) - Date.parse(status.started_at)
  return (
    <span key={at} className={`${styles.pill} ${styles.plain} slide-in`} data-testid="start-receipt">
      <CircleCheck aria-hidden="true" className="text-good-ink" />
      <span className="truncate">{receiptTexts.started(durationText(took))}</span>
      <span className={styles.at}>{secondsText(at)}</span>
    </span>
  )
}
