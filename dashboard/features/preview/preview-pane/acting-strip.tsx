import { Check, CircleX, Unplug } from 'lucide-react'
import { Spinner } from '#ui'
import styles from './overlay.module.css'

interface ActingStripProps {
  title: string
  /** How it ended, for the moment in which it still stands here; `unknown`: who would say it is lost; null: it is under way. */
  done: 'good' | 'bad' | 'unknown' | null
  what: string | null
}

/** A reload while the app can be seen: it stays as it is until the new code takes its place. */
export function ActingStrip({ title, done, what }: ActingStripProps) {
  return (
    <div className={styles.capsule} data-testid="overlay" data-done={done ?? undefined}>
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
  )
}
