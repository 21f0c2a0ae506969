import { createHash } from 'node:crypto'
import { findForgotten } from '../dart/find-forgotten.ts'
import { findSyntaxProblems } from '../dart/syntax-errors.ts'
import { findUnbalanced } from '../dart/find-unbalanced.ts'
import { readUnit } from '../dart/read-unit.ts'
import { compileErrorOf } from './compile-error.ts'
import type { DartParser } from '../dart/parser.ts'
import type { SyntaxProblem } from '../dart/syntax-errors.ts'
import type { SourceUnit } from '../model/declaration.ts'
import type { CompileError } from './compile-error.ts'

/** More than this is generated code, which no picture needs. */
export const MAX_FILE_BYTES = 1_000_000
/** One slip can make the parser stumble all the way down the file; the first few say it. */
const MAX_ERRORS = 5

export interface GoodFile {
  readonly hash: string
  readonly unit: SourceUnit
  /** Places that could not be read but are no reason to refuse the file: gaps of the grammar. */
  readonly unread: number
}

export type FileReading =
  | { readonly kind: 'good'; readonly file: GoodFile }
  | { readonly kind: 'bad'; readonly errors: readonly CompileError[] }

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64')
}

/**
 * Reads one file. A stumble of the parser is an error only where that is sure (brackets and quotes out of
 * balance, a token that must be there) or where the edit since the last good reading brought it: the grammar has
 * a few gaps, and valid Dart must not be refused for them.
 */
export function readFile(
  parser: DartParser,
  path: string,
  bytes: Uint8Array,
  lastGood: GoodFile | undefined,
): FileReading {
  const hash = hashOf(bytes)
  if (bytes.byteLength > MAX_FILE_BYTES) return { kind: 'good', file: { hash, unit: EMPTY, unread: 1 } }
  const text = new TextDecoder().decode(bytes)
  const program = parser.parse(text)
  const problems = findSyntaxProblems(text, program)
  const refused = problems.length === 0 ? [] : errorsAmong(parser, text, problems, lastGood)
  if (refused.length > 0) {
    return {
      kind: 'bad',
      errors: refused.slice(0, MAX_ERRORS).map((problem) => compileErrorOf(path, text, problem)),
    }
  }
  return { kind: 'good', file: { hash, unit: readUnit(text, program), unread: problems.length } }
}

function errorsAmong(
  parser: DartParser,
  text: string,
  problems: readonly SyntaxProblem[],
  lastGood: GoodFile | undefined,
): readonly SyntaxProblem[] {
  const unbalanced = findUnbalanced(text)
  if (unbalanced !== null) return [unbalanced]
  const isWhole = (mended: string): boolean => findSyntaxProblems(mended, parser.parse(mended)).length === 0
  const forgotten = findForgotten(text, problems, isWhole)
  if (forgotten !== null) return [forgotten]
  const certain = problems.filter((problem) => problem.certain)
  if (certain.length > 0) return certain
  return lastGood !== undefined && problems.length > lastGood.unread ? problems : []
}

const EMPTY: SourceUnit = {
  lineStarts: [0],
  imports: [],
  exports: [],
  parts: [],
  partOf: false,
  classes: [],
  functions: [],
  variables: [],
}
