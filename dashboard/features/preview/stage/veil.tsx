import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './veil.module.css'

interface VeilProps {
  icon: ReactNode
  tone?: 'accent' | 'bad' | 'warn'
  title: string
  children?: ReactNode
}

/** The one shape that all overlays share. What came of an action is announced by the page, and not what waits. */
export function Veil({ icon, tone = 'accent', title, children }: VeilProps) {
  return (
    <div className={clsx(styles.veil, styles.behind)} data-testid="overlay">
      <span className={styles.orb} data-tone={tone} aria-hidden="true">
        {icon}
      </span>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  )
}
