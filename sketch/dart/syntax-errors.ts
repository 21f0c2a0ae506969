import { isComment } from './syntax.ts'
import type { Syntax } from './syntax.ts'

/** A place where a file is not Dart. Offsets are UTF-16. */
export interface SyntaxProblem {
  readonly start: number
  readonly end: number
  /** Where the stretch that could not be read ends, when it is longer than what is pointed at. */
  readonly until?: number
  readonly message: string
  /** It is certain: no gap in the grammar looks like this. */
  readonly certain: boolean
}

/** Tokens that are certainly missing; the parser misses others also where its grammar has a gap. */
const MUST_BE_THERE = new Set([';', ')', ']', '}', 'identifier'])

/** Every syntax error of the parser, in order of the text. */
export function findSyntaxProblems(text: string, program: Syntax): SyntaxProblem[] {
  const problems: SyntaxProblem[] = []
  const lastToken = { start: 0, end: 0 }
  const visit = (node: Syntax): void => {
    if (isComment(node)) return
    if (node.missing) {
      problems.push({
        start: lastToken.start,
        end: lastToken.end,
        message: expected(node.type),
        certain: MUST_BE_THERE.has(node.type),
      })
      return
    }
    // Where one error contains others, the inner ones are nearer to the mistake.
    if (node.type === 'ERROR' && !holdsError(node)) {
      problems.push({ ...explain(text, node, lastToken), until: node.end })
      const last = node.end
      if (last > lastToken.end) Object.assign(lastToken, lastTokenIn(text, node.start, last))
      return
    }
    if (node.children.length === 0) {
      if (node.end > node.start) Object.assign(lastToken, { start: node.start, end: node.end })
      return
    }
    for (const child of node.children) visit(child)
  }
  visit(program)
  return problems
}

function holdsError(node: Syntax): boolean {
  return node.children.some((child) => child.type === 'ERROR' || child.missing || holdsError(child))
}

function expected(token: string): string {
  if (token === ';') return "Expected ';' after this."
  if (token === '}') return "Can't find '}' to match '{'."
  if (/^[A-Za-z]/.test(token) && token !== 'identifier') return 'This could not be read as Dart.'
  if (token === 'identifier') return 'Expected an identifier, but got nothing.'
  return `Expected '${token}' after this.`
}

/**
 * What a person would say about an unreadable stretch. Two things side by side on different lines is a statement
 * that was not ended; on one line it is a list that lacks its comma.
 */
function explain(text: string, node: Syntax, before: { start: number; end: number }): SyntaxProblem {
  const stretch = text.slice(node.start, node.end)
  if (/^['"]/.test(stretch) && !/^(['"])(?:\\.|(?!\1).)*\1/.test(stretch)) {
    return { ...word(text, node.start), message: "String starting with ' must end with '.", certain: true }
  }
  const previous = text.slice(before.start, before.end)
  const gap = text.slice(before.end, node.start)
  if (gap.includes('\n') && /[\w)\]'"]$/.test(previous) && !/^[)\]},]/.test(stretch)) {
    return { ...before, message: "Expected ';' after this.", certain: false }
  }
  const token = word(text, node.start)
  return {
    ...token,
    message: `Unexpected token '${text.slice(token.start, token.end)}'.`,
    certain: false,
  }
}

function word(text: string, start: number): { start: number; end: number } {
  const token = /^(?:[A-Za-z_$][\w$]*|\d[\w.]*|(['"])(?:\\.|(?!\1).)*\1?|\S)/.exec(
    text.slice(start, start + 200),
  )
  return { start, end: start + (token?.[0].length ?? 1) }
}

function lastTokenIn(text: string, start: number, end: number): { start: number; end: number } {
  const token = /(?:[\w$]+|\S)\s*$/.exec(text.slice(start, end))
  return token === null ? { start, end } : { start: start + token.index, end }
}
