import { CircleAlert } from '#icons'
import { Meter } from '#ui'
import { useSecondsSince } from './starting-detail.tsx'
import { overlayTexts } from './texts.ts'
import styles from './overlay.module.css'

interface StartingStripProps {
  since: number | null
  stage: string | null
  /** The stage is the compiler's, which the strip names already. */
  compiling: boolean
  lastLine: string | null
  /** What the reader can do about the wait. */
  advice: string | null
  /** How many errors the compiler has named: this start is going to fail. */
  errors: number
}

/** A start that a sketch bridges: a slim strip above what can be seen and used already. */
export function StartingStrip({ since, stage, compiling, lastLine, advice, errors }: StartingStripProps) {
  const seconds = useSecondsSince(since)
  if (errors > 0)
    return (
      <div className={styles.strip} data-testid="overlay">
        <h2 className={`flex items-center gap-2 ${styles.striptitle}`}>
          <CircleAlert aria-hidden="true" className="text-bad-ink" />
          {overlayTexts.doesNotCompile(errors)}
        </h2>
        <p role="status" className={styles.whole}>
          {overlayTexts.saveToStartAgain}
        </p>
      </div>
    )
  return (
    <div className={styles.strip} data-testid="overlay">
      <div className="flex items-baseline gap-2">
        <h2 className={`flex-1 ${styles.striptitle}`}>{overlayTexts.starting}</h2>
        {seconds === null ? null : <span className={styles.ticks}>{overlayTexts.seconds(seconds)}</span>}
      </div>
      <Meter label={overlayTexts.startingMeter} percent={null} />
      <p>{overlayTexts.sketchMeanwhile(compiling ? null : stage)}</p>
      {advice === null ? null : <p className={styles.whole}>{advice}</p>}
      {lastLine === null ? null : (
        <p className={styles.lastline} title={lastLine}>
          {lastLine}
        </p>
      )}
    </div>
  )
}
