import { ChevronRight } from '#icons'
import type { ReactNode } from 'react'

interface DisclosureProps {
  /** What is behind it, in a few words. */
  summary: ReactNode
  children: ReactNode
  /** Of the whole, the type of its words above all. */
  className?: string
  /** Of the line that is pressed. */
  summaryClassName?: string
}

/** Something that is there for who asks: a chevron that turns, and the browser's own keys and find-in-page. */
export function Disclosure({ summary, children, className, summaryClassName = '' }: DisclosureProps) {
  return (
    <details className={`group/disclosure ${className ?? ''}`}>
      <summary
        className={`flex w-fit cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden ${summaryClassName}`}
      >
        <ChevronRight
          aria-hidden="true"
          className="shrink-0 text-ink-3 transition-transform duration-[120ms] group-open/disclosure:rotate-90 motion-reduce:transition-none"
        />
        {summary}
      </summary>
      {children}
    </details>
  )
}
