import { useRef, useState } from 'react'
import type { NewValue } from '@mosaygent/contract'

/** How a field tells what it was given. */
export interface FieldEdits {
  /** The newest value; `pauseMs`: how long nothing more may come before it is written. */
  readonly change: (value: NewValue, run: string, pauseMs: number) => void
  readonly flush: () => void
  /** With another one, what is typed is not what is in the file any more. */
  readonly revision: number
}

/** After the last letter, and after the last step of a drag, in ms. */
export const TYPED_MS = 250
export const DRAGGED_MS = 40

/** What is typed in a field, which stays as it was typed while it has the focus; all of it is one step of Undo. */
export function useDraft(written: string, { flush, revision }: FieldEdits) {
  const [kept, setKept] = useState<{ readonly text: string; readonly revision: number } | null>(null)
  // not of the state: two events may come before one is shown
  const run = useRef<string | null>(null)
  return {
    text: kept?.revision === revision ? kept.text : written,
    /** The mark of the step that this belongs to. */
    type(text: string): string {
      const mine = run.current ?? crypto.randomUUID()
      run.current = mine
      setKept({ text, revision })
      return mine
    },
    leave: () => {
      flush()
      run.current = null
      setKept(null)
    },
  }
}
