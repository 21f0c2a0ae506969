import { type Cause, causeOf } from './cause.ts'
import type { PrintedDiagnostic } from './diagnostics.ts'
import { createHeads, type Head } from './heads.ts'

/** One error to show, with the number of errors that follow from it. */
export interface FoldedDiagnostic extends PrintedDiagnostic {
  /** How often the same error was printed. */
  readonly count: number
  /** How many others follow from it. */
  readonly following: number
}

/**
 * Folds each error under the one that causes it: missing names of a file under its missing import, the same missing
 * name elsewhere under its first location, later syntax errors under the first. Repeated errors are counted. The order
 * stays, and a doubtful error is not folded. Linear in the number of errors.
 */
export function foldDiagnostics(diagnostics: readonly PrintedDiagnostic[]): FoldedDiagnostic[] {
  const heads = createHeads()
  /** By location and message. */
  const printed = new Map<string, Head>()
  for (const diagnostic of diagnostics) {
    const same = printed.get(keyOf(diagnostic))
    if (same !== undefined) {
      same.count += 1
      continue
    }
    const cause = causeOf(diagnostic.message)
    const head = heads.above(diagnostic, cause)
    if (head === null) printed.set(keyOf(diagnostic), heads.add(diagnostic, cause))
    else {
      heads.foldUnder(head, diagnostic, cause)
      takeLocation(printed, head, diagnostic, cause)
    }
  }
  return heads.all.map(({ diagnostic, count, following }) =>
    Object.assign({}, diagnostic, { count, following }),
  )
}

/** The tool prints a missing package first without a location and then with one, which is the one that people need. */
function takeLocation(
  printed: Map<string, Head>,
  head: Head,
  diagnostic: PrintedDiagnostic,
  cause: Cause,
): void {
  const { location, line, column } = diagnostic
  if (cause.kind !== 'import' || location === null || head.diagnostic.location !== null) return
  printed.delete(keyOf(head.diagnostic))
  head.diagnostic = { ...head.diagnostic, location, line, column }
  printed.set(keyOf(head.diagnostic), head)
}

const keyOf = ({ location, line, column, message }: PrintedDiagnostic) =>
  JSON.stringify([location, line, column, message])
