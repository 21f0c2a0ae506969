import { Check, CircleX, Unplug } from '#icons'
import { Spinner } from '#ui'
import styles from './overlay.module.css'

interface ActingStripProps {
  title: string
  /** How it ended, for the moment in which it still stands here; `unknown`: who would say it is lost; null: it is under way. */
  done: 'good' | 'bad' | 'unknown' | null
  what: string | null
}

/** A reload while the app can be seen, a thin line at the screen's upper edge with the words below it: the app stays as it is until the new code takes its place. */
export function ActingStrip({ title, done, what }: ActingStripProps) {
  return (
    <>
      <div className={styles.line} data-done={done ?? undefined} aria-hidden="true" />
      <div className={styles.tab} data-testid="overlay" data-done={done ?? undefined}>
        {done === null ? (
          <Spinner size={14} />
        ) : done === 'good' ? (
          <Check aria-hidden="true" className="size-3.5! text-good-ink" />
        ) : done === 'unknown' ? (
          <Unplug aria-hidden="true" className="size-3.5! text-bad-ink" />
        ) : (
          <CircleX aria-hidden="true" className="size-3.5! text-bad-ink" />
        )}
        <h2 className={styles.striptitle}>{title}</h2>
        {what === null ? null : <p>{what}</p>}
      </div>
    </>
  )
}
