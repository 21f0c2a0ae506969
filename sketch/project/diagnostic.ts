import path from 'node:path'
import type { SyntaxProblem } from '../dart/syntax-errors.ts'

/** One error as Flutter's compiler would print it. */
export interface Diagnostic {
  /** Absolute. */
  readonly file: string
  /** From 1; the column counts UTF-16 units, as the compiler does. */
  readonly line: number
  readonly column: number
  readonly message: string
  /** The source line, and how many of its characters are meant. */
  readonly source: string
  readonly length: number
}

export function diagnosticOf(file: string, text: string, problem: SyntaxProblem): Diagnostic {
  const lineStart = text.lastIndexOf('\n', problem.start - 1) + 1
  const newline = text.indexOf('\n', problem.start)
  const source = text.slice(lineStart, newline === -1 ? text.length : newline).replace(/\r$/, '')
  const column = problem.start - lineStart + 1
  return {
    file,
    line: text.slice(0, lineStart).split('\n').length,
    column,
    message: problem.message,
    source,
    length: Math.max(1, Math.min(problem.end - problem.start, source.length - column + 1)),
  }
}

/**
 * The error in the layout of Dart's front end: header, source line, carets. Paths are relative to the project,
 * with forward slashes on every platform and percent-encoded, as the real tool writes them.
 */
export function formatDiagnostic(projectDirectory: string, error: Diagnostic): string {
  const relative = path
    .relative(projectDirectory, error.file)
    .split(path.sep)
    .map(encodeURIComponent)
    .join('/')
  const header = `${relative}:${error.line}:${error.column}: Error: ${error.message}`
  if (error.source.trim() === '') return header
  const indent = error.source.slice(0, error.column - 1).replace(/[^\t]/g, ' ')
  return `${header}\n${error.source}\n${indent}${'^'.repeat(error.length)}`
}
