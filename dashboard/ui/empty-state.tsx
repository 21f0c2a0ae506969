import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  /** Why there is nothing, and what to do about it. */
  children?: ReactNode
  action?: ReactNode
  className?: string
}

/** A place that has nothing to show yet says why, and how that changes. */
export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={clsx('grid justify-items-center gap-3 px-6 py-10 text-center', className)}>
      {icon === undefined ? null : (
        <span className="grid size-11 place-items-center rounded-[13px] bg-accent-soft text-accent-ink [&>svg]:size-5">
          {icon}
        </span>
      )}
      <div className="grid gap-1">
        <h2 className="type-card">{title}</h2>
        {children === undefined ? null : (
          <div className="max-w-[52ch] text-balance text-ink-2">{children}</div>
        )}
      </div>
      {action}
    </div>
  )
}
