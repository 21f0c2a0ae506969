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

/**
 * Whether red lines of this run are of something else than the app; of a list that grows at its end only what came since
 * the last call is looked at.
 */
export function growingOtherErrors(): (lines: readonly ShownLine[], start: number) => boolean {
  let seen: readonly ShownLine[] = []
  let found: ShownLine | null = null
  let of = 0
  return (lines, start) => {
    const grown = start === of && lines[0] === seen[0] && lines.length >= seen.length
    const from = grown && lines[seen.length - 1] === seen.at(-1) ? seen.length : 0
    if (from === 0) found = null
    of = start
    seen = lines
    for (let at = from; found === null && at < lines.length; at += 1) {
      const line = lines[at]
      if (line !== undefined && isOther(line) && !isOfEarlierRun(line, start)) found = line
    }
    return found !== null
  }
}

const isOther = ({ level, source }: ShownLine): boolean => level === 'error' && UNCOUNTED.has(source)
