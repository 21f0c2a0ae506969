import { cva } from 'class-variance-authority'
import { CircleAlert, Info, TriangleAlert } from '#icons'
import type { ReactNode } from 'react'

const look = cva('flex min-w-0 items-start gap-2.5 rounded-[10px] border px-3 py-2.5', {
  variants: {
    tone: {
      error: 'border-bad/30 bg-bad-soft/70 [&>svg]:text-bad-ink',
      warning: 'border-warn/40 bg-warn-soft/50 [&>svg]:text-warn-ink',
      info: 'border-line bg-inset [&>svg]:text-ink-3',
    },
  },
})

const ICON = { error: CircleAlert, warning: TriangleAlert, info: Info }

interface NoticeProps {
  tone: 'error' | 'warning' | 'info'
  title?: ReactNode
  children?: ReactNode
  /** Buttons that lead out of it. */
  actions?: ReactNode
  /** It comes of an action, so it is read out when there is a pause. */
  live?: boolean
  className?: string
}

/** A box that says what is wrong or worth knowing; errors are read out at once, the others where they are found. */
export function Notice({ tone, title, children, actions, live = false, className }: NoticeProps) {
  const Icon = ICON[tone]
  const role = tone === 'error' ? 'alert' : live ? 'status' : 'note'
  return (
    <div role={role} className={look({ tone, className })}>
      <Icon aria-hidden="true" className="mt-0.5" />
      <div className="grid min-w-0 flex-1 gap-0.5 [overflow-wrap:anywhere]">
        {title === undefined ? null : <p className="type-strong text-ink">{title}</p>}
        {children === undefined ? null : <div className="text-ink-2">{children}</div>}
        {actions === undefined ? null : <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}
