import { useRef, useState } from 'react'
import type { NewValue } from '@mosaygent/contract'
import type { CardEdits } from './card-edits.ts'
import type { Field } from './card-fields.ts'
import type { OpenCard } from './card-state.ts'

/** How a field tells what it was given. */
export interface FieldEdits {
  /** The newest value, which is written at once. */
  readonly change: (value: NewValue, run: string) => void
  /** Resolves once all that was said is written, or refused. */
  readonly settled: () => Promise<void>
  /** With another one, what is typed is not what is in the file any more. */
  readonly revision: number
  /** How often something was refused so far. */
  readonly refusals: number
}

/** The edits of one field of a card. */
export const fieldEdits = (
  edits: CardEdits,
  field: Field,
  { revision, refusals }: Pick<OpenCard, 'revision' | 'refusals'>,
): FieldEdits => ({
  change: (value, run) => edits.change(field, value, run),
  settled: () => edits.settled(),
  revision,
  refusals,
})

/**
 * What is typed in a field, which stays as it was typed while it has the focus; all of it is one step of Undo. `chosen`:
 * it is no text that somebody took pains with, and after a refusal the field says what the file says.
 */
export function useDraft(written: string, { settled, revision, refusals }: FieldEdits, chosen = false) {
  const [kept, setKept] = useState<{ readonly text: string; readonly of: string } | null>(null)
  // not of the state: two events may come before one is shown
  const run = useRef<{ readonly mark: string; readonly of: number } | null>(null)
  const of = chosen ? `${revision} ${refusals}` : String(revision)
  return {
    text: kept?.of === of ? kept.text : written,
    /** The mark of the step that this belongs to. */
    type(text: string): string {
      // what is typed after Undo or Redo is another step than what was taken back
      const mine = run.current?.of === revision ? run.current : { mark: crypto.randomUUID(), of: revision }
      run.current = mine
      setKept({ text, of })
      return mine.mark
    },
    /** What is written by then is shown, and until then what was typed. */
    leave: () => {
      run.current = null
      void settled().then(() => {
        if (run.current === null) setKept(null)
      })
    },
  }
}
