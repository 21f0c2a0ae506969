import { clsx } from 'clsx'

interface SpinnerProps {
  /** Said by screen readers; leave it out where words stand beside the spinner. */
  label?: string
  /** px */
  size?: number
  className?: string
}

/** An arc that turns. After a second it needs words beside it. */
export function Spinner({ label, size = 16, className }: SpinnerProps) {
  return (
    <span role={label === undefined ? undefined : 'status'} className={clsx('inline-flex', className)}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        aria-hidden="true"
        className="spin"
      >
        <path d="M21 12a9 9 0 1 1-6.219-8.56" />
      </svg>
      {label === undefined ? null : <span className="sr-only">{label}</span>}
    </span>
  )
}
