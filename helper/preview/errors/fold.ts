import { type Cause, causeOf } from './cause.ts'
import type { Diagnostic } from './diagnostics.ts'
import { createHeads, type Head } from './heads.ts'

/** One error to look at, with what was said because of it. */
export interface FoldedDiagnostic extends Diagnostic {
  /** How often the very same was said. */
  readonly count: number
  /** How many others follow from it. */
  readonly following: number
}

/**
 * Puts each error under the one it follows from: names that are missing in a file under that file's missing import, the
 * same missing name elsewhere under its first place, a parser that lost its way under where it did. The very same again
 * is counted. The order stays; what is doubtful stays by itself. Takes time in proportion to how many there are.
 */
export function foldDiagnostics(diagnostics: readonly Diagnostic[]): FoldedDiagnostic[] {
  const heads = createHeads()
  /** By what was said. */
  const said = new Map<string, Head>()
  for (const diagnostic of diagnostics) {
    const same = said.get(keyOf(diagnostic))
    if (same !== undefined) {
      same.count += 1
      continue
    }
    const cause = causeOf(diagnostic.message)
    const head = heads.above(diagnostic, cause)
    if (head === null) said.set(keyOf(diagnostic), heads.add(diagnostic, cause))
    else {
      heads.takeUnder(head, diagnostic, cause)
      showPlace(said, head, diagnostic, cause)
    }
  }
  return heads.all.map(({ diagnostic, count, following }) =>
    Object.assign({}, diagnostic, { count, following }),
  )
}

/** The tool says first that a package is missing and then where: the place is what people need. */
function showPlace(said: Map<string, Head>, head: Head, diagnostic: Diagnostic, cause: Cause): void {
  const { location, line, column } = diagnostic
  if (cause.kind !== 'import' || location === null || head.diagnostic.location !== null) return
  said.delete(keyOf(head.diagnostic))
  head.diagnostic = { ...head.diagnostic, location, line, column }
  said.set(keyOf(head.diagnostic), head)
}

const keyOf = ({ location, line, column, message }: Diagnostic) =>
  JSON.stringify([location, line, column, message])
