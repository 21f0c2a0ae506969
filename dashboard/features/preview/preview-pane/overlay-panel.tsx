import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './overlay.module.css'

interface OverlayPanelProps {
  icon: ReactNode
  tone?: 'accent' | 'bad' | 'warn'
  title: string
  children?: ReactNode
}

/** The one shape that all overlays share. The page announces the result of an action; an overlay is not announced. */
export function OverlayPanel({ icon, tone = 'accent', title, children }: OverlayPanelProps) {
  return (
    <div className={clsx(styles.panel, styles.behind)} data-testid="overlay">
      <span className={styles.orb} data-tone={tone} aria-hidden="true">
        {icon}
      </span>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  )
}
