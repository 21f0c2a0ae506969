import type { Diagnostic } from './diagnostics.ts'

/** One error to look at, with what was said because of it. */
export interface FoldedDiagnostic extends Diagnostic {
  /** How often the very same was said. */
  readonly count: number
  /** How many others follow from it. */
  readonly following: number
}

interface Head {
  diagnostic: Diagnostic
  count: number
  following: number
  cause: Cause
  /** Files that this cause spoils: whatever is missing in them may be missing because of it. */
  files: Set<string>
  /** The last line of a row of complaints of the parser. */
  lastLine: number | null
}

/** What kind of mistake a message tells of, as far as others may follow from it. */
type Cause =
  | { readonly kind: 'import'; readonly target: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'syntax'; readonly unbalanced: boolean }
  | { readonly kind: 'other' }

const IMPORT =
  /^(?:Couldn't resolve the package '.*?' in '(.*?)'|Not found: '(.*?)'|Error when reading '(.*?)': )/
const NAME =
  /^(?:'(.*?)' isn't a type|Type '(.*?)' not found|(?:Undefined name|Method not found:|Getter not found:|Setter not found:|Member not found:|Couldn't find constructor) '(.*?)'|The (?:getter|setter|method|operator) '(.*?)' isn't defined for the (?:class|type|extension) )/
const UNBALANCED =
  /^(?:Can't find '.*' to match|String starting with .* must end with|Comment starting with )/
const SYNTAX =
  /^(?:Expected |Unexpected token|Unexpected |This couldn't be parsed|Unterminated |A .* can't be used as an identifier)/
/** How many lines below a complaint the parser may still be out of step. */
const OUT_OF_STEP = 3

/**
 * Puts each error under the one it follows from: names that are missing in a file under that file's missing import, the
 * same missing name elsewhere under its first place, a parser that lost its way under where it did. The very same again
 * is counted. The order stays; what is doubtful stays by itself.
 */
export function foldDiagnostics(diagnostics: readonly Diagnostic[]): FoldedDiagnostic[] {
  const heads: Head[] = []
  for (const diagnostic of diagnostics) {
    const same = heads.find((head) => isSame(head.diagnostic, diagnostic))
    if (same !== undefined) {
      same.count += 1
      continue
    }
    const cause = causeOf(diagnostic.message)
    const head = heads.find((candidate) => follows(candidate, diagnostic, cause))
    if (head === undefined) {
      const files = new Set(diagnostic.location === null ? [] : [diagnostic.location])
      heads.push({ diagnostic, count: 1, following: 0, cause, files, lastLine: diagnostic.line })
    } else takeUnder(head, diagnostic, cause)
  }
  return heads.map(({ diagnostic, count, following }) => Object.assign({}, diagnostic, { count, following }))
}

function takeUnder(head: Head, diagnostic: Diagnostic, cause: Cause): void {
  head.following += 1
  head.lastLine = diagnostic.line
  if (cause.kind !== 'import' || diagnostic.location === null) return
  head.files.add(diagnostic.location)
  // the tool says first that a package is missing and then where: the place is what people need
  const { location, line, column } = diagnostic
  if (head.diagnostic.location === null) head.diagnostic = { ...head.diagnostic, location, line, column }
}

function follows(head: Head, diagnostic: Diagnostic, cause: Cause): boolean {
  const inSameFile = diagnostic.location !== null && head.files.has(diagnostic.location)
  switch (head.cause.kind) {
    case 'import':
      if (cause.kind === 'import') return cause.target === head.cause.target
      return cause.kind === 'name' && inSameFile
    case 'name':
      return cause.kind === 'name' && cause.name === head.cause.name
    case 'syntax':
      if (!inSameFile || cause.kind === 'other' || cause.kind === 'import') return false
      if (head.cause.unbalanced) return true
      return (
        cause.kind === 'syntax' &&
        head.lastLine !== null &&
        diagnostic.line !== null &&
        Math.abs(diagnostic.line - head.lastLine) <= OUT_OF_STEP
      )
    case 'other':
      return false
  }
}

function isSame(a: Diagnostic, b: Diagnostic): boolean {
  return a.location === b.location && a.line === b.line && a.column === b.column && a.message === b.message
}

function causeOf(message: string): Cause {
  const target = firstGroup(IMPORT.exec(message))
  if (target !== null) return { kind: 'import', target }
  const name = firstGroup(NAME.exec(message))
  if (name !== null) {
    // a member is missing in a type, another type may miss it by itself
    const owner = /isn't defined for the (?:class|type|extension) '(.*?)'/.exec(message)?.[1]
    return { kind: 'name', name: owner === undefined ? name : `${owner}.${name}` }
  }
  if (UNBALANCED.test(message)) return { kind: 'syntax', unbalanced: true }
  return SYNTAX.test(message) ? { kind: 'syntax', unbalanced: false } : { kind: 'other' }
}

function firstGroup(match: RegExpExecArray | null): string | null {
  return match?.slice(1).find((group) => group !== undefined) ?? null
}
