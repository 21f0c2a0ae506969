import { Info, TriangleAlert } from '#icons'
import type { ReactNode } from 'react'
import styles from './preview-pane.module.css'

interface PageNoteProps {
  /** `warn`: something of the app is missing. */
  tone?: 'warn'
  /** A few words. */
  title: string
  /** What there is to know besides; read out, and seen where there is room and while the pointer is on the note. */
  detail: string
  /** At most one button. */
  children?: ReactNode
}

/** Something about the app's page that a developer would like to know and need not act on. */
export function PageNote({ tone, title, detail, children }: PageNoteProps) {
  const Icon = tone === 'warn' ? TriangleAlert : Info
  return (
    <div role="status" className={styles.note} data-note="" data-tone={tone} title={detail}>
      <Icon aria-hidden="true" />
      <span className="truncate">{title}</span>
      <span className="sr-only">{detail}</span>
      {children}
    </div>
  )
}
