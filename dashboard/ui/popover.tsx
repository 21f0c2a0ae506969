import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode, RefObject } from 'react'

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  title: string
  /** What it stands beside; left out: its button. */
  anchor?: RefObject<Element | null> | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  side?: 'top' | 'right' | 'bottom' | 'left'
  align?: 'start' | 'center' | 'end'
  /** px; at the side of its trigger as much of it as there is room for. */
  width?: number
  children: ReactNode
}

/** What of the width is read without effort, px. */
const LEAST = 240

/** Something to look at beside its trigger, without covering the page: Escape closes, focus returns to the trigger. */
export function Popover(props: PopoverProps) {
  const { trigger, title, anchor, open, onOpenChange, side = 'top', align = 'start', width = 380 } = props
  const isBeside = side === 'left' || side === 'right'
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next)
      }}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          side={side}
          align={align}
          sideOffset={12}
          collisionPadding={12}
          // beside stays beside, narrower: above or below it would lie over what it speaks of
          collisionAvoidance={
            isBeside ? { side: 'flip', align: 'shift', fallbackAxisSide: 'none' } : undefined
          }
          className="z-50 outline-none"
        >
          <Base.Popup
            // narrow until it is known what there is room for: else it would go to another side
            style={{
              width: isBeside ? `min(${width}px, max(${LEAST}px, var(--available-width, 0px)))` : width,
            }}
            className="grid max-h-[min(560px,calc(100dvh-24px))] max-w-[calc(100vw-104px)] grid-rows-[auto_minmax(0,1fr)] rounded-card border border-line bg-surface shadow-2 outline-none transition-opacity duration-[120ms] data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <Base.Title className="type-card px-4 pt-3.5 pb-2.5">{title}</Base.Title>
            {/* scrolled by keys as well, where nothing in it takes the focus; what goes on below fades out at the edge */}
            <div
              role="group"
              aria-label={title}
              tabIndex={0}
              className="min-h-0 overflow-auto rounded-b-card -outline-offset-2 after:pointer-events-none after:sticky after:bottom-0 after:-mt-2 after:block after:h-6 after:bg-linear-to-t after:from-surface after:from-25% after:to-transparent"
            >
              {props.children}
            </div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
