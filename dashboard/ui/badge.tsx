import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'good' | 'bad' | 'warn' | 'accent'

const look = cva(
  'inline-flex h-[22px] shrink-0 items-center gap-1.5 rounded-full px-2 text-xs leading-none font-[550] whitespace-nowrap tabular-nums forced-colors:border',
  {
    variants: {
      tone: {
        neutral: 'bg-ink/6 text-ink-2',
        good: 'bg-good-soft text-good-ink',
        bad: 'bg-bad-soft text-bad-ink',
        warn: 'bg-warn-soft text-warn-ink',
        accent: 'bg-accent-soft text-accent-ink',
      },
    },
  },
)

interface BadgeProps {
  tone?: Tone
  /** A dot before the words: for a state that lasts, not for a count. */
  dot?: boolean
  icon?: ReactNode
  children: ReactNode
  className?: string
}

/** One or two words about a state. */
export function Badge({ tone = 'neutral', dot = false, icon, children, className }: BadgeProps) {
  return (
    <span className={look({ tone, className })}>
      {dot ? (
        <i className="size-1.5 rounded-full bg-current forced-colors:bg-[CanvasText]" aria-hidden="true" />
      ) : (
        icon
      )}
      {children}
    </span>
  )
}
