import { findMissingToken } from '../dart/find-missing-token.ts'
import { findSyntaxProblems } from '../dart/syntax-errors.ts'
import { findUnbalanced } from '../dart/find-unbalanced.ts'
import { isComment } from '../dart/syntax.ts'
import { diagnosticOf } from './diagnostic.ts'
import type { DartParser } from '../dart/parser.ts'
import type { Syntax } from '../dart/syntax.ts'
import type { SyntaxProblem } from '../dart/syntax-errors.ts'
import type { Diagnostic } from './diagnostic.ts'

/** One mistake can cause errors down to the end of the file; the first few are enough. */
const MAX_ERRORS = 5

/** Whether a file is Dart. */
export type Verdict =
  /**
   * `unread`: places that could not be read but are no reason to refuse the file, gaps of the grammar; `line`: of the
   * first, from 1, where that is known.
   */
  | { readonly kind: 'good'; readonly unread: number; readonly line?: number }
  | { readonly kind: 'bad'; readonly errors: readonly Diagnostic[] }

/**
 * Looks whether a file is Dart. A stumble of the parser is an error only where that is sure (brackets and quotes out
 * of balance, a token that must be there) or where the edit since the last good reading brought it: the grammar has
 * a few gaps, and valid Dart must not be refused for them.
 *
 * @param before how many places of the last good reading could not be read; null when there is none.
 * @param pause between slices of a large file.
 */
export async function checkFile(
  parser: DartParser,
  path: string,
  text: string,
  before: number | null,
  pause: () => Promise<void>,
): Promise<Verdict> {
  if (await parser.isWholeInSlices(text, pause)) return { kind: 'good', unread: 0 }
  const program = parser.parse(text)
  const problems = findSyntaxProblems(text, program)
  const sure = problems.length === 0 ? [] : errorsAmong(parser, text, problems, before)
  const refused = sure.length === 0 && isAnotherLanguage(program) ? problems : sure
  if (refused.length === 0) {
    const [first] = problems
    const line = first === undefined ? {} : { line: diagnosticOf(path, text, first).line }
    return { kind: 'good', unread: problems.length, ...line }
  }
  return {
    kind: 'bad',
    errors: refused.slice(0, MAX_ERRORS).map((problem) => diagnosticOf(path, text, problem)),
  }
}

const DECLARES = /import|export|library|part_|class|enum|mixin|extension|signature|alias/

/** It begins with what is no Dart and declares nothing: a saved web page, JSON, Markdown. No gap of the grammar is so wide. */
function isAnotherLanguage({ children }: Syntax): boolean {
  const first = children.find((child) => !isComment(child))
  return first?.type === 'ERROR' && !children.some(({ type }) => DECLARES.test(type))
}

function errorsAmong(
  parser: DartParser,
  text: string,
  problems: readonly SyntaxProblem[],
  before: number | null,
): readonly SyntaxProblem[] {
  const unbalanced = findUnbalanced(text)
  if (unbalanced !== null) return [unbalanced]
  const forgotten = findMissingToken(text, problems, (mended) => parser.isWhole(mended))
  if (forgotten !== null) return [forgotten]
  const certain = problems.filter((problem) => problem.certain)
  if (certain.length > 0) return certain
  return before !== null && problems.length > before ? problems : []
}
