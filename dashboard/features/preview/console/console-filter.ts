import type { ShownLine } from '#helper-client'
import { seenText } from './seen-text.ts'

export type ConsoleLevel = 'all' | 'warning' | 'error'

export interface ConsoleFilter {
  /** Words, or `/regular expression/` with optional flags. */
  readonly term: string
  readonly level: ConsoleLevel
  readonly source: ShownLine['source'] | 'all'
}

export const NO_FILTER: ConsoleFilter = { term: '', level: 'all', source: 'all' }

type Matcher = (text: string) => boolean

/** Reads the term; `null` when it is a regular expression that does not compile. */
export function matcherOf(term: string): Matcher | null {
  const trimmed = term.trim()
  const regex = /^\/(?<source>.+)\/(?<flags>[imsu]*)$/.exec(trimmed)?.groups
  // words are looked for as a pattern too: that makes no copy of each line in small letters
  const source = regex?.['source'] ?? trimmed.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  try {
    const compiled = new RegExp(source, regex?.['flags'] || 'i')
    return (text) => compiled.test(text)
  } catch {
    // half-typed expressions are ordinary; the field says so
    return null
  }
}

const RANK = { debug: 0, info: 0, warning: 1, error: 2, all: 0 } as const

/** The lines that pass; a rule or gap stays only while no term is given, since it belongs to what stands beside it. */
export function filterLines(lines: readonly ShownLine[], filter: ConsoleFilter): readonly ShownLine[] {
  return passesAll(filter) ? lines : lines.filter(passes(filter))
}

/**
 * The same for a list that grows at its end: only what came since the last call is looked at, for as long as filter
 * and beginning stay. Two hundred thousand lines would otherwise be searched anew with every line.
 */
export function growingFilter(): (
  lines: readonly ShownLine[],
  filter: ConsoleFilter,
) => readonly ShownLine[] {
  let last: Filtered | null = null
  return (lines, filter) => {
    if (last?.lines === lines && sameFilter(last.filter, filter)) return last.shown
    const shown = next(last, lines, filter)
    last = { filter, lines, shown }
    return shown
  }
}

interface Filtered {
  readonly filter: ConsoleFilter
  readonly lines: readonly ShownLine[]
  readonly shown: readonly ShownLine[]
}

function next(
  last: Filtered | null,
  lines: readonly ShownLine[],
  filter: ConsoleFilter,
): readonly ShownLine[] {
  if (last === null || passesAll(filter)) return filterLines(lines, filter)
  if (sameFilter(last.filter, filter) && continues(lines, last.lines)) {
    return last.shown.concat(lines.slice(last.lines.length).filter(passes(filter)))
  }
  // a word that grew finds nothing that its beginning did not
  return last.lines === lines && narrows(last.filter, filter)
    ? filterLines(last.shown, filter)
    : filterLines(lines, filter)
}

function narrows(from: ConsoleFilter, to: ConsoleFilter): boolean {
  const [before, after] = [from.term.trim(), to.term.trim()]
  const words = before !== '' && !before.startsWith('/') && !after.startsWith('/')
  return words && after.startsWith(before) && from.level === to.level && from.source === to.source
}

/** Where the first line after `key` stands: keys count up. */
export const indexAfter = (lines: readonly ShownLine[], key: number): number =>
  firstIndex(lines, (line) => line.key > key)

/** Where the first line stands that is younger than `at`, ISO 8601. */
export const indexAfterTime = (lines: readonly ShownLine[], at: string): number =>
  firstIndex(lines, (line) => line.at > at)

/** Halves its way: of two hundred thousand lines some eighteen are looked at. */
function firstIndex(lines: readonly ShownLine[], isAfter: (line: ShownLine) => boolean): number {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    const line = lines[middle]
    if (line === undefined || isAfter(line)) high = middle
    else low = middle + 1
  }
  return low
}

const passesAll = ({ term, level, source }: ConsoleFilter) =>
  term.trim() === '' && level === 'all' && source === 'all'

function passes({ term, level, source }: ConsoleFilter): (line: ShownLine) => boolean {
  const matches = matcherOf(term) ?? (() => true)
  const bare = term.trim() === ''
  return (line) => {
    if (line.rule !== undefined || line.gap !== undefined) return bare
    if (RANK[line.level] < RANK[level] || (source !== 'all' && line.source !== source)) return false
    return bare || matches(seenText(line)) || matches(line.source)
  }
}

const sameFilter = (a: ConsoleFilter, b: ConsoleFilter) =>
  a.term === b.term && a.level === b.level && a.source === b.source

/** Whether `lines` begins with all of `before`; lines never change, so both ends are enough to look at. */
export const continues = (lines: readonly ShownLine[], before: readonly ShownLine[]) =>
  lines.length >= before.length && lines[0] === before[0] && lines[before.length - 1] === before.at(-1)
