import type { ReactNode } from 'react'
import styles from './edit-card.module.css'

interface FieldRowProps {
  label: string
  /** Of the control that the label is for; undefined: the control names itself. */
  id?: string
  children: ReactNode
}

/** A name and its control, side by side. */
export function FieldRow({ label, id, children }: FieldRowProps) {
  const look = 'type-small text-ink-2'
  return (
    <div className={styles.row}>
      {id === undefined ? (
        <span className={look}>{label}</span>
      ) : (
        <label htmlFor={id} className={look}>
          {label}
        </label>
      )}
      {children}
    </div>
  )
}
