import { useEffect, useState } from 'react'
import styles from './console.module.css'
import { texts } from './texts.ts'

/** After how long silence is said, in seconds. */
const QUIET_S = 40

/** Silence during a start says that the process still lives, so that nobody takes a slow build for a dead one. */
export function QuietLine({ lastAt }: { lastAt: string | null }) {
  const [openedAt] = useState(() => Date.now())
  const [now, setNow] = useState(openedAt)
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
    }, 1_000)
    return () => {
      clearInterval(timer)
    }
  }, [])
  const seconds = quietSeconds(lastAt, openedAt, now)
  return seconds < QUIET_S ? null : <p className={styles.quiet}>{texts.quiet(seconds)}</p>
}

/** Whole seconds since the last line, or since this was first asked where there is none yet. */
export function quietSeconds(lastAt: string | null, openedAt: number, now: number): number {
  const last = Date.parse(lastAt ?? '')
  return Math.max(0, Math.floor((now - (Number.isNaN(last) ? openedAt : last)) / 1_000))
}
