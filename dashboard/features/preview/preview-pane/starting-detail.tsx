import { useSecondClock } from '#ui'
import { overlayTexts } from './texts.ts'
import styles from './overlay.module.css'

interface StartingDetailProps {
  /** ms since the epoch; null when it cannot be told. */
  since: number | null
  stage: string | null
  lastLine: string | null
  /** What the reader can do about the wait. */
  advice: string | null
}

/** Stage, seconds and the last line of output: a wait that names what it waits for. */
export function StartingDetail({ since, stage, lastLine, advice }: StartingDetailProps) {
  const seconds = useSecondsSince(since)
  return (
    <>
      <p className={styles.ticks}>
        {stage ?? overlayTexts.startingStage}
        {seconds === null ? null : <span className="block">{overlayTexts.seconds(seconds)}</span>}
      </p>
      {advice === null ? null : <p>{advice}</p>}
      {lastLine === null ? null : (
        <p className={styles.lastline} title={lastLine}>
          {lastLine}
        </p>
      )}
    </>
  )
}

/** Whole seconds since then, counting; null when it cannot be told. */
export function useSecondsSince(since: number | null): number | null {
  const now = useSecondClock()
  return since === null ? null : Math.max(0, Math.floor((now - since) / 1_000))
}
