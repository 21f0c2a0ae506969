import type { ConsoleLevel } from '@mosaygent/contract'
/** How many lines the console keeps. */
const CONSOLE_CAP = 200_000
/** Above the cap by this part, lines are dropped: seldom, since each time looks at all of them. */
const SLACK = 0.05

interface Line {
  readonly source?: string
  readonly level: ConsoleLevel
  readonly rule?: string | undefined
  readonly gap?: number | undefined
}

/**
 * Drops the oldest lines above `cap`, but never the first error after a rule (a start, reload or restart): it is
 * the one that explains the rest. The rule above a kept error stays with it. Where the newest of the dropped lines
 * stood, `gapOf` says how many there were: it is given that line, and what earlier gaps had counted is counted again.
 */
export function trimLines<T extends Line>(
  lines: readonly T[],
  gapOf: (last: T, count: number) => T,
  cap = CONSOLE_CAP,
): readonly T[] {
  if (lines.length <= cap * (1 + SLACK)) return lines
  // one more than the surplus: the gap takes a line of its own
  let surplus = lines.length - cap + 1
  let dropped = 0
  const kept = firstErrors(lines)
  const left: T[] = []
  for (const line of lines) {
    if (surplus <= 0 || kept.has(line)) {
      left.push(line)
      continue
    }
    surplus -= 1
    // a rule is no line, and a gap stands for many
    dropped += line.gap ?? (line.rule === undefined ? 1 : 0)
    if (surplus === 0) left.push(gapOf(line, dropped))
  }
  return left
}

function firstErrors<T extends Line>(lines: readonly T[]): ReadonlySet<T> {
  const kept = new Set<T>()
  let rule: T | null = null
  let seen = false
  for (const line of lines) {
    if (line.rule !== undefined) {
      rule = line
      seen = false
    }
    // a failed pull explains nothing of a run
    if (line.level === 'error' && line.source !== 'git' && !seen) {
      seen = true
      kept.add(line)
      if (rule) kept.add(rule)
    }
  }
  return kept
}
