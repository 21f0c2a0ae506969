import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

/** Wrap the application once: tooltips that follow each other open without the first one's delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Base.Provider delay={500}>{children}</Base.Provider>
}

interface TooltipProps {
  /** What is said. Never the only place it is said: the trigger carries it as name or description too. */
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** There is nothing to say now; the element stays the same one, so it keeps the focus. */
  silent?: boolean
  /** The element that is hovered or focused; gets the handlers and the ref. */
  children: ReactElement
}

/** A few words about the element below the pointer or under the keyboard's focus. */
export function Tooltip({ text, side = 'top', silent = false, children }: TooltipProps) {
  return (
    <Base.Root disabled={silent}>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className="z-50">
          <Base.Popup className="type-small max-w-72 rounded-control bg-ink px-2 py-1.5 text-surface shadow-2 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
