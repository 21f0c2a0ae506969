import { useState } from 'react'
import { useConsoleLines } from '#helper-client'
import type { ShownLine } from '#helper-client'
import type { ListedError } from '../errors/error-list.ts'
import type { Preview } from '../flow/use-preview.ts'

/** What Clear left: nothing is thrown away, so it can be shown again. */
export interface Cleared {
  readonly lines: readonly ShownLine[]
  readonly errors: readonly ListedError[]
  readonly hidden: number
  readonly clear: () => void
  readonly showHidden: () => void
}

interface Mark {
  /** Lines up to this key are hidden. */
  readonly key: number
  readonly errors: ReadonlySet<string>
  /** The user's action in which the errors were hidden: the next one brings them back if they still hold. */
  readonly action: number
}

const NOTHING: Mark = { key: 0, errors: new Set(), action: 0 }

/** Clear is a bookmark: lines before it and errors known at it stay hidden, errors until the next start or reload. */
export function useCleared({ errors, flow }: Preview): Cleared {
  const lines = useConsoleLines()
  const [mark, setMark] = useState(NOTHING)
  const shownErrors =
    mark.action === flow.action ? errors.filter(({ text }) => !mark.errors.has(text)) : errors
  // lines are appended in the order of their keys
  const first = lines.findIndex(({ key }) => key > mark.key)
  const shownLines = mark.key === 0 ? lines : first === -1 ? [] : lines.slice(first)
  return {
    lines: shownLines,
    errors: shownErrors,
    hidden: lines.length - shownLines.length + (errors.length - shownErrors.length),
    clear: () => {
      setMark({
        key: lines.at(-1)?.key ?? 0,
        errors: new Set(errors.map(({ text }) => text)),
        action: flow.action,
      })
    },
    showHidden: () => {
      setMark(NOTHING)
    },
  }
}
