import { useMemo, useState } from 'react'
import { useConsoleLines } from '#helper-client'
import type { ShownLine } from '#helper-client'
import type { ListedError } from '../errors/error-list.ts'
import type { Preview } from '../flow/use-preview.ts'
import type { PageError } from '../page/page-link.ts'
import { indexAfter } from './console-filter.ts'
import { countLines, growingReceipts } from './rule-receipts.ts'
import type { Heading } from './rule-receipts.ts'

/** What Clear left: nothing is thrown away, so it can be shown again. */
export interface Cleared {
  readonly lines: readonly ShownLine[]
  /** What the rules among them say, by their keys. */
  readonly headings: ReadonlyMap<number, Heading>
  readonly errors: readonly ListedError[]
  readonly pageErrors: readonly PageError[]
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
export function useCleared({ errors, flow }: Preview, pageErrors: readonly PageError[]): Cleared {
  const [joined] = useState(growingReceipts)
  const all = useConsoleLines()
  const { lines, headings } = joined(all)
  const [mark, setMark] = useState(NOTHING)
  const holds = mark.action === flow.action
  const shownErrors = holds ? errors.filter(({ text }) => !mark.errors.has(text)) : errors
  const shownPageErrors = holds ? pageErrors.filter(({ message }) => !mark.errors.has(message)) : pageErrors
  const shownLines = useMemo(
    () => (mark.key === 0 ? lines : lines.slice(indexAfter(lines, mark.key))),
    [lines, mark.key],
  )
  return {
    lines: shownLines,
    headings,
    errors: shownErrors,
    pageErrors: shownPageErrors,
    hidden:
      countLines(lines) -
      countLines(shownLines) +
      (errors.length - shownErrors.length) +
      (pageErrors.length - shownPageErrors.length),
    clear: () => {
      setMark({
        key: lines.at(-1)?.key ?? 0,
        errors: new Set([...errors.map(({ text }) => text), ...pageErrors.map(({ message }) => message)]),
        action: flow.action,
      })
    },
    showHidden: () => {
      setMark(NOTHING)
    },
  }
}
