import type { Receipt } from '@mosaygent/contract'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { useConsoleLines } from '#helper-client'
import type { ShownLine } from '#helper-client'
import { useBrowserSetting } from '#session'
import type { ListedDiagnostic } from '../errors/error-list.ts'
import type { Preview } from '../controller/use-preview.ts'
import type { PageError } from '../page/page-link.ts'
import { indexAfter, indexAfterTime } from './console-filter.ts'
import { countLines, growingSections } from './section-receipts.ts'
import { growingOfShownProject } from './shown-project.ts'

/** What Clear left: nothing is thrown away, so it can be shown again. */
export interface Cleared {
  readonly lines: readonly ShownLine[]
  /** How the reloads and restarts among them ended, by the keys of the lines that open their sections. */
  readonly receipts: ReadonlyMap<number, Receipt>
  readonly errors: readonly ListedDiagnostic[]
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

/** The time of the newest line that was cleared, ISO 8601; null: none. */
const ClearedAt = z.nullable(z.string())

const NOTHING: Mark = { key: 0, errors: new Set(), action: 0 }

/**
 * Clear is a bookmark: lines before it and errors known at it stay hidden, errors until the next start or reload, lines
 * also when the page is loaded anew.
 */
export function useCleared({ errors, flow }: Preview, pageErrors: readonly PageError[]): Cleared {
  const [sectioned] = useState(growingSections)
  const [ofProject] = useState(growingOfShownProject)
  const all = ofProject(useConsoleLines())
  const { lines, receipts } = sectioned(all)
  const [mark, setMark] = useState(NOTHING)
  const [kept, keep] = useBrowserSetting('console_cleared', ClearedAt, null)
  // what was cleared before this page was loaded stays so; another tab's Clear is its own
  const [before, setBefore] = useState(kept)
  const holds = mark.action === flow.action
  const shownErrors = holds ? errors.filter(({ text }) => !mark.errors.has(text)) : errors
  const shownPageErrors = holds ? pageErrors.filter(({ message }) => !mark.errors.has(message)) : pageErrors
  const shownLines = useMemo(() => {
    if (mark.key !== 0) return lines.slice(indexAfter(lines, mark.key))
    return before === null ? lines : lines.slice(indexAfterTime(lines, before))
  }, [lines, mark.key, before])
  return {
    lines: shownLines,
    receipts,
    errors: shownErrors,
    pageErrors: shownPageErrors,
    hidden:
      countLines(lines) -
      countLines(shownLines) +
      (errors.length - shownErrors.length) +
      (pageErrors.length - shownPageErrors.length),
    clear: () => {
      const newest = lines.at(-1)
      if (newest) keep(newest.at)
      setMark({
        key: newest?.key ?? 0,
        errors: new Set([...errors.map(({ text }) => text), ...pageErrors.map(({ message }) => message)]),
        action: flow.action,
      })
    },
    showHidden: () => {
      setMark(NOTHING)
      setBefore(null)
      keep(null)
    },
  }
}
