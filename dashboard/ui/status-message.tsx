import type { ReactNode } from 'react'

interface StatusMessageProps {
  /** Empty while there is no result. */
  children?: ReactNode
  className?: string
}

/**
 * A result in words that is also announced. The live region exists before its text, or it would not be announced; it
 * has no role `status`, because screen readers name that role even while the region is empty.
 */
export function StatusMessage({ children, className }: StatusMessageProps) {
  const silent = children === undefined || children === null || children === ''
  return (
    <p aria-live="polite" aria-atomic="true" className={silent ? 'sr-only' : className}>
      {children}
    </p>
  )
}
