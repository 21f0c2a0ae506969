import { useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import styles from '../preview-pane/preview-pane.module.css'
import { CONSOLE_LEAST, clampWidth } from './console-size.ts'
import type { ConsoleSize } from './console-size.ts'
import { texts } from './texts.ts'

interface ConsoleEdgeProps {
  size: ConsoleSize
  /** The id of the console. */
  controls: string
  /** The width in px while the edge moves. */
  onMove: (px: number) => void
  /** So many px wider than it is by now. */
  onStep: (px: number) => void
  /** The width it was left at; null: back to what the layout gives. */
  onSettle: (px: number | null) => void
}

/** px a press of an arrow key. */
const STEP = 16

/**
 * The console's left edge: drag it, or move it with the arrow keys, Home (narrowest) and End (widest); Enter and a
 * double click put it back.
 */
export function ConsoleEdge({ size, controls, onMove, onStep, onSettle }: ConsoleEdgeProps) {
  const [dragging, setDragging] = useState(false)
  const { now, most } = size
  const at = (event: PointerEvent) => {
    const right = event.currentTarget.parentElement?.getBoundingClientRect().right ?? 0
    return clampWidth(right - event.clientX, size)
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: STEP, ArrowRight: -STEP }
    const ends: Readonly<Record<string, number | null>> = { Home: CONSOLE_LEAST, End: most, Enter: null }
    const [step, end] = [steps[event.key], ends[event.key]]
    if (step === undefined && end === undefined) return
    event.preventDefault()
    if (step !== undefined) onStep(step)
    else if (end !== undefined) onSettle(end)
  }
  return (
    <div
      role="separator"
      aria-label={texts.width}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuenow={now}
      aria-valuemin={CONSOLE_LEAST}
      aria-valuemax={most}
      aria-valuetext={texts.px(now)}
      tabIndex={0}
      className={styles.edge}
      onKeyDown={press}
      onDoubleClick={() => {
        onSettle(null)
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
        if (dragging) onSettle(at(event))
        setDragging(false)
      }}
      onPointerCancel={() => {
        setDragging(false)
      }}
    />
  )
}
