import type { SyntaxProblem } from './syntax-errors.ts'

/** Lines to try before the first error: the parser often reports it well after the mistake. */
const LINES_BEFORE = 12
/** Parses that a search may cost, and the characters of all of them together: some 700 ms. */
const MAX_TRIALS = 60
const MAX_PARSED = 3_000_000

interface Trial {
  readonly at: number
  readonly insert: ';' | ','
  readonly problem: SyntaxProblem
}

/**
 * Finds the one missing semicolon or comma that explains every syntax error: with it, the file parses. A parser that
 * has lost its way points anywhere; this points where a person would. Null when no single one fixes the file.
 */
export function findMissingToken(
  text: string,
  problems: readonly SyntaxProblem[],
  isWhole: (text: string) => boolean,
): SyntaxProblem | null {
  const first = Math.min(...problems.map((problem) => problem.start))
  const last = Math.max(...problems.map((problem) => problem.until ?? problem.end))
  const most = Math.min(MAX_TRIALS, Math.floor(MAX_PARSED / text.length))
  const trials = [semicolons(text, first, last), commas(text, first, last)].flatMap((each) =>
    each.slice(0, most / 2),
  )
  const found = trials.find(({ at, insert }) => isWhole(text.slice(0, at) + insert + text.slice(at)))
  return found?.problem ?? null
}

/** Ends of lines where a statement could end, nearest before the error first. */
function semicolons(text: string, first: number, last: number): Trial[] {
  const trials: Trial[] = []
  let at = 0
  for (const line of text.split('\n')) {
    const code = line.replace(/\s*(?:\/\/.*)?$/, '')
    if (/[\w)\]'"}]$/.test(code)) {
      const end = at + code.length
      const token = /(?:[\w$]+|'[^']*'|"[^"]*"|\S)$/.exec(code)
      const start = end - (token?.[0].length ?? 1)
      const problem = { start, end, message: "Expected ';' after this.", certain: true }
      trials.push({ at: end, insert: ';', problem })
    }
    at += line.length + 1
  }
  const before = trials.filter((trial) => trial.at <= first).slice(-LINES_BEFORE)
  const within = trials.filter((trial) => trial.at > first && trial.at <= last + 1)
  return [...before.reverse(), ...within]
}

/** Two things side by side, where a list or the arguments of a call would have a comma between. */
function commas(text: string, first: number, last: number): Trial[] {
  const from = text.lastIndexOf('\n', Math.max(0, text.lastIndexOf('\n', first) - 1)) + 1
  const lineEnd = text.indexOf('\n', last)
  const next = lineEnd === -1 ? -1 : text.indexOf('\n', lineEnd + 1)
  const stretch = text.slice(from, next === -1 ? text.length : next)
  return [...stretch.matchAll(/([\w)\]'"}])(\s+)([\w$]+|'[^'\n]*'|"[^"\n]*"|[[({])/g)].map((match): Trial => {
    const at = from + match.index + 1
    const start = at + (match[2]?.length ?? 0)
    const end = start + (match[3]?.length ?? 1)
    return { at, insert: ',', problem: { start, end, message: "Expected ',' before this.", certain: true } }
  })
}
