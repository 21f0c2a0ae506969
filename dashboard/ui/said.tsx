import type { ReactNode } from 'react'

interface SaidProps {
  /** Nothing, while there is no result. */
  children?: ReactNode
  className?: string
}

/**
 * A result in words, where it is seen. The region is there before it speaks, or it would not be heard; without the role
 * `status`, since readers name that role also while the region is empty.
 */
export function Said({ children, className }: SaidProps) {
  const silent = children === undefined || children === null || children === ''
  return (
    <p aria-live="polite" aria-atomic="true" className={silent ? 'sr-only' : className}>
      {children}
    </p>
  )
}
