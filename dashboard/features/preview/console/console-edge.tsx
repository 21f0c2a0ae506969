import { useState } from 'react'
import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import styles from '../stage/stage.module.css'
import { texts } from './texts.ts'

interface ConsoleEdgeProps {
  bench: RefObject<HTMLElement | null>
  /** The width in px while the edge moves. */
  onMove: (px: number) => void
  /** The width it was left at; null: back to what the layout gives. */
  onSettle: (px: number | null) => void
}

const STEP = 16
const LEAST = 280
const STAGE_LEAST = 300

/** The console's left edge: drag it, or move it with the arrow keys; Home and a double click put it back. */
export function ConsoleEdge({ bench, onMove, onSettle }: ConsoleEdgeProps) {
  const [dragging, setDragging] = useState(false)
  const [now, setNow] = useState<number | undefined>(undefined)
  const clamp = (px: number) => {
    const most = Math.max(LEAST, (bench.current?.clientWidth ?? 0) - STAGE_LEAST)
    return Math.round(Math.min(Math.max(px, LEAST), most))
  }
  const at = (event: PointerEvent) =>
    clamp((bench.current?.getBoundingClientRect().right ?? 0) - event.clientX)
  const settle = (px: number | null) => {
    setNow(px ?? undefined)
    onSettle(px)
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const width = event.currentTarget.parentElement?.clientWidth ?? LEAST
    const moves: Record<string, () => void> = {
      ArrowLeft: () => {
        settle(clamp(width + STEP))
      },
      ArrowRight: () => {
        settle(clamp(width - STEP))
      },
      Home: () => {
        settle(null)
      },
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  return (
    <div
      role="separator"
      aria-label={texts.width}
      aria-orientation="vertical"
      aria-valuenow={now ?? LEAST}
      aria-valuemin={LEAST}
      tabIndex={0}
      className={styles.edge}
      onFocus={(event) => {
        setNow(event.currentTarget.parentElement?.clientWidth)
      }}
      onKeyDown={press}
      onDoubleClick={() => {
        settle(null)
      }}
      onPointerDown={(event) => {
        // captured, so that the app's frame does not swallow the moves
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragging(true)
      }}
      onPointerMove={(event) => {
        if (dragging) onMove(at(event))
      }}
      onPointerUp={(event) => {
        if (dragging) settle(at(event))
        setDragging(false)
      }}
      onPointerCancel={() => {
        setDragging(false)
      }}
    />
  )
}
