import { causeOf } from './cause.ts'
import type { Diagnostic } from './diagnostics.ts'

const ACCESSOR = /\b(?:[Gg]etter|[Ss]etter)\b/

/**
 * One mistake for each that the compiler tells twice: `x++` on an unknown name misses a getter and a setter, at the same
 * place. What was printed for the second stays in the text of the first. Takes time in proportion to how many there are.
 */
export function mergeTwins(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const merged: Diagnostic[] = []
  /** Where the first stands for an accessor that is missing at a place; the others of it say the very same. */
  const firsts = new Map<string, number>()
  for (const diagnostic of diagnostics) {
    const missing = missingAccessor(diagnostic)
    const at = missing === null ? undefined : firsts.get(missing)
    const first = at === undefined ? undefined : merged[at]
    if (at !== undefined && first !== undefined && first.message !== diagnostic.message) {
      merged[at] = { ...first, text: `${first.text}\n${diagnostic.text}` }
      continue
    }
    if (missing !== null && at === undefined) firsts.set(missing, merged.length)
    merged.push(diagnostic)
  }
  return merged
}

/** The place and the name, for who misses a getter or a setter; null for anything else. */
function missingAccessor({ location, line, column, message }: Diagnostic): string | null {
  if (line === null || !ACCESSOR.test(message)) return null
  const cause = causeOf(message)
  return cause.kind === 'name' ? JSON.stringify([location, line, column, cause.name]) : null
}
