import type { ReactNode } from 'react'
import { Spinner } from '#ui'
import styles from './veil.module.css'

/** A reload while the app can be seen: it stays as it is until the new code takes its place. */
export function ActingStrip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.capsule} data-testid="overlay">
      <Spinner size={14} />
      <h2 className={styles.striptitle}>{title}</h2>
      {children}
    </div>
  )
}
