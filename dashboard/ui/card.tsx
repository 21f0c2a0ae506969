import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'

interface CardProps {
  /** For what leads here. */
  id?: string
  title: string
  icon?: ReactNode
  /** At the right end of the header: a badge, a small button. */
  end?: ReactNode
  children: ReactNode
  className?: string
}

/** A titled part of a page; a region with the title as its name. */
export function Card({ id, title, icon, end, children, className }: CardProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={clsx('min-w-0 rounded-card border border-line bg-surface shadow-1', className)}
    >
      <div className="flex min-h-9 items-center gap-2.5 px-4 pt-3.5 max-[480px]:flex-wrap">
        {icon === undefined ? null : <span className="contents text-ink-3 [&>svg]:text-ink-3">{icon}</span>}
        <h2 id={titleId} className="type-card">
          {title}
        </h2>
        {end === undefined ? null : (
          // its own place does not move with the length of what is in it
          <div className="flex shrink-0 grow items-center justify-end gap-2">{end}</div>
        )}
      </div>
      {/* a title alone has as much room below it as above */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-3 pb-4 empty:pt-0 empty:pb-3.5">
        {children}
      </div>
    </section>
  )
}
