import { useId, useRef } from 'react'
import type { PointerEvent } from 'react'
import type { Literal } from '@mosaygent/contract'
import { texts } from './texts.ts'
import { useDraft } from './field-edits.ts'
import type { FieldEdits } from './field-edits.ts'
import styles from './edit-card.module.css'

interface NumberFieldProps {
  label: string
  literal: Extract<Literal, { kind: 'number' }>
  edits: FieldEdits
}

/** So many pixels of a drag are one step. */
const STEP_PX = 4

/** A number: typed, stepped by the arrow keys, or dragged at its name. */
export function NumberField({ label, literal, edits }: NumberFieldProps) {
  const id = useId()
  const draft = useDraft(String(literal.value), edits)
  const drag = useRef<{ x: number; from: number; moved: boolean } | null>(null)
  const least = literal.least ?? -Infinity
  const tooSmall = draft.text !== '' && Number(draft.text) < least
  const step = literal.whole || Math.abs(literal.value) >= 4 ? 1 : 0.1
  const send = (value: number, run: string) => {
    if (Number.isFinite(value) && value >= least) edits.change({ kind: 'number', value }, run)
  }
  const move = (event: PointerEvent) => {
    if (drag.current === null) return
    const steps = Math.round((event.clientX - drag.current.x) / STEP_PX)
    // a press with an unsteady hand is no drag
    if (steps === 0 && !drag.current.moved) return
    drag.current.moved = true
    const value = Math.max(least, Math.round((drag.current.from + steps * step) * 1000) / 1000)
    const run = draft.type(String(value))
    send(value, run)
  }
  return (
    <div className={styles.row}>
      <label
        htmlFor={id}
        className={`type-small text-ink-2 ${styles.scrub}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          drag.current = { x: event.clientX, from: literal.value, moved: false }
        }}
        onPointerMove={move}
        onPointerUp={() => {
          drag.current = null
          draft.leave()
        }}
        onPointerCancel={() => {
          drag.current = null
          draft.leave()
        }}
      >
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        type="number"
        step={step}
        min={literal.least}
        aria-invalid={tooSmall}
        value={draft.text}
        onChange={(event) => {
          const run = draft.type(event.target.value)
          if (event.target.value !== '') send(event.target.valueAsNumber, run)
        }}
        onBlur={draft.leave}
      />
      {tooSmall ? (
        <p role="alert" className="type-small col-span-2 text-warn-ink">
          {texts.tooSmall(least)}
        </p>
      ) : null}
    </div>
  )
}
