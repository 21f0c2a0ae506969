/** How many lines the console keeps. */
const CONSOLE_CAP = 200_000
/** Above the cap by this part, lines are dropped: seldom, since each time looks at all of them. */
const SLACK = 0.05

interface Line {
  readonly source?: string
  readonly level: 'info' | 'warning' | 'error'
  readonly rule?: string | undefined
}

/**
 * Drops the oldest lines above `cap`, but never the first error after a rule (a start, reload or restart): it is
 * the one that explains the rest. The rule above a kept error stays with it.
 */
export function trimLines<T extends Line>(lines: readonly T[], cap = CONSOLE_CAP): readonly T[] {
  if (lines.length <= cap * (1 + SLACK)) return lines
  let surplus = lines.length - cap
  const kept = firstErrors(lines)
  return lines.filter((line) => {
    if (surplus <= 0 || kept.has(line)) return true
    surplus -= 1
    return false
  })
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
