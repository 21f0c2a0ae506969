import type { ReactNode } from 'react'

interface PageBarProps {
  title: string
  /** Right after the title: a state, an id. */
  children?: ReactNode
  /** At the right end: the page's actions. */
  end?: ReactNode
}

/** The first row of every page: its title and its actions, 52 px high. */
export function PageBar({ title, children, end }: PageBarProps) {
  return (
    <div className="flex h-(--bar) min-w-0 items-center gap-3 border-b border-line bg-surface pr-4 pl-5 max-[768px]:h-auto max-[768px]:min-h-(--bar) max-[768px]:flex-wrap max-[768px]:py-2">
      <h1 className="type-page">{title}</h1>
      {children}
      {end === undefined ? null : (
        // held by the right edge alone: what comes after the title moves nothing here
        <div className="ml-auto flex shrink-0 items-center gap-2">{end}</div>
      )}
    </div>
  )
}

/**
 * The scrolling part of a plain page: one column of cards, 1,040 px at most. Positioned, so that words for screen
 * readers alone scroll with it: they are placed absolutely, and would make the document as tall as this is inside.
 */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <div className="relative min-h-0 overflow-auto max-rail:mb-(--toasts) px-7 pt-6 pb-10 max-[768px]:px-4">
      <div className="mx-auto grid max-w-[1040px] grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </div>
  )
}
