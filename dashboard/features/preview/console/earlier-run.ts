import { START_RULE } from '@mosaygent/contract'
import type { ShownLine } from '#helper-client'
import { isNoRuns } from './shown-project.ts'

/** Where the section of the newest start begins; 0: there is none. */
export const newestStart = (lines: readonly ShownLine[]): number =>
  Math.max(
    0,
    lines.findLastIndex(({ rule }) => rule === START_RULE),
  )

/** Whether an error is one of a run that is over, which the number of errors does not count. */
export const isOfEarlierRun = (line: ShownLine, at: number, start: number): boolean =>
  at < start && !isNoRuns(line)
