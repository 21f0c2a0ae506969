import type { ShownLine } from '#helper-client'

export type ConsoleLevel = 'all' | 'warning' | 'error'

export interface ConsoleFilter {
  /** Words, or `/regular expression/` with optional flags. */
  readonly term: string
  readonly level: ConsoleLevel
}

type Matcher = (text: string) => boolean

/** Reads the term; `null` when it is a regular expression that does not compile. */
export function matcherOf(term: string): Matcher | null {
  const trimmed = term.trim()
  const regex = /^\/(?<source>.+)\/(?<flags>[imsu]*)$/.exec(trimmed)?.groups
  if (!regex) {
    const words = trimmed.toLowerCase()
    return (text) => text.toLowerCase().includes(words)
  }
  try {
    const compiled = new RegExp(regex['source'] ?? '', regex['flags'] || 'i')
    return (text) => compiled.test(text)
  } catch {
    // half-typed expressions are ordinary; the field says so
    return null
  }
}

const RANK = { info: 0, warning: 1, error: 2, all: 0 } as const

/** The lines that pass; a rule stays only while no term is given, since it heads what follows it. */
export function filterLines(
  lines: readonly ShownLine[],
  { term, level }: ConsoleFilter,
): readonly ShownLine[] {
  if (term.trim() === '' && level === 'all') return lines
  const matches = matcherOf(term) ?? (() => true)
  const bare = term.trim() === ''
  return lines.filter((line) => {
    if (line.rule !== undefined) return bare
    return RANK[line.level] >= RANK[level] && (matches(line.text) || matches(line.source))
  })
}
