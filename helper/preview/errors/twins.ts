import { causeOf } from './cause.ts'
import type { PrintedDiagnostic } from './diagnostics.ts'

const ACCESSOR = /\b(?:[Gg]etter|[Ss]etter)\b/

/**
 * Merges an error that the compiler prints twice: `x++` on an unknown name misses a getter and a setter at the same
 * location. The text of the second is appended to the first. Linear in the number of errors.
 */
export function mergeTwins(diagnostics: readonly PrintedDiagnostic[]): PrintedDiagnostic[] {
  const merged: PrintedDiagnostic[] = []
  /** The index of the first error for a missing accessor, by its location and name. */
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

/** Location and name of a missing getter or setter; null for any other error. */
function missingAccessor({ location, line, column, message }: PrintedDiagnostic): string | null {
  if (line === null || !ACCESSOR.test(message)) return null
  const cause = causeOf(message)
  return cause.kind === 'name' ? JSON.stringify([location, line, column, cause.name]) : null
}
