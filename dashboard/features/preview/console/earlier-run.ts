import { START_RULE } from '@mosaygent/contract'
import type { ShownLine } from '#helper-client'
import { isNoRuns } from './shown-project.ts'

/** The key of the line with which the newest start begins; 0: there is none. */
export const newestStart = (lines: readonly ShownLine[]): number =>
  lines.findLast(({ rule }) => rule === START_RULE)?.key ?? 0

/** Whether an error is one of a run that is over, which the number of errors does not count. */
export const isOfEarlierRun = (line: ShownLine, start: number): boolean => line.key < start && !isNoRuns(line)

/** Whose errors have no card, and are not counted. */
const UNCOUNTED: ReadonlySet<ShownLine['source']> = new Set(['api', 'git', 'helper', 'page'])

/** Whether red lines of this run are of something else than the app. */
export const hasOtherErrors = (lines: readonly ShownLine[], start: number): boolean =>
  lines.some((line) => line.level === 'error' && UNCOUNTED.has(line.source) && !isOfEarlierRun(line, start))
