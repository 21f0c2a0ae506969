import { useState } from 'react'
import type { NewValue } from '@mosaygent/contract'

/** How a field tells what it was given. */
export interface FieldEdits {
  /** The newest value; `pauseMs`: how long nothing more may come before it is written. */
  readonly change: (value: NewValue, run: string, pauseMs: number) => void
  readonly flush: () => void
}

/** After the last letter, and after the last step of a drag, in ms. */
export const TYPED_MS = 250
export const DRAGGED_MS = 40

/** What is typed in a field, which stays as it was typed while it has the focus; all of it is one step of Undo. */
export function useDraft(written: string, { flush }: FieldEdits) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly run: string } | null>(null)
  const [run, setRun] = useState('')
  return {
    text: draft?.text ?? written,
    run: draft?.run ?? run,
    type(text: string): string {
      const mine = draft?.run ?? crypto.randomUUID()
      setDraft({ text, run: mine })
      setRun(mine)
      return mine
    },
    leave: () => {
      flush()
      setDraft(null)
    },
  }
}
