import type { Clock } from '../processes/index.ts'

export interface BackOffOptions {
  readonly clock: Pick<Clock, 'now'>
  /** After a first failure, in ms; doubled by each that follows. */
  readonly first: number
  readonly most: number
  /** How many failures in a row have no consequence. */
  readonly free?: number
}

/** What failed lately, by name, and for how long it is left alone: again and again twice as long, until it works. */
export interface BackOff<Why> {
  /** Why it is left alone now; null when it may be tried. */
  rests(name: string): Why | null
  failed(name: string, why: Why): void
  worked(name: string): void
}

interface Failures<Why> {
  readonly count: number
  readonly until: number
  readonly why: Why
}

/** How many names are remembered; the ones that failed longest ago go first. */
const MOST_NAMES = 10_000

export function createBackOff<Why>({ clock, first, most, free = 0 }: BackOffOptions): BackOff<Why> {
  const failures = new Map<string, Failures<Why>>()
  return {
    rests(name) {
      const known = failures.get(name)
      return known !== undefined && clock.now() < known.until ? known.why : null
    },
    failed(name, why) {
      const count = (failures.get(name)?.count ?? 0) + 1
      const rest = count > free ? Math.min(most, first * 2 ** (count - free - 1)) : 0
      failures.delete(name)
      failures.set(name, { count, until: clock.now() + rest, why })
      const [oldest] = failures.keys()
      if (failures.size > MOST_NAMES && oldest !== undefined) failures.delete(oldest)
    },
    worked: (name) => void failures.delete(name),
  }
}
