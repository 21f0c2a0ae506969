import { commentEnd, lineEnd } from './skip.ts'
import type { SyntaxProblem } from './syntax-errors.ts'

const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/**
 * The first bracket or quote of a file that has no partner, in the words of Dart's own front end; null when all
 * have. This is the reading that no gap of a grammar can fool: strings, comments and `${…}` are followed by hand.
 */
export function findUnbalanced(text: string): SyntaxProblem | null {
  const open: { bracket: string; at: number; quote?: string }[] = []
  let at = 0
  while (at < text.length) {
    const top = open.at(-1)
    const rest = text.slice(at, at + 3)
    if (top?.quote !== undefined) {
      const raw = top.bracket === 'r'
      if (text.startsWith(top.quote, at)) {
        open.pop()
        at += top.quote.length
      } else if (!raw && text[at] === '\\') at += 2
      else if (!raw && rest.startsWith('${')) {
        open.push({ bracket: '{', at: at + 1 })
        at += 2
      } else if (text[at] === '\n' && top.quote.length === 1) return unterminated(top.at, at, top.quote)
      else at += 1
      continue
    }
    if (rest.startsWith('//')) at = lineEnd(text, at)
    else if (rest.startsWith('/*')) at = commentEnd(text, at)
    else {
      const string = /^(r?)('''|"""|'|")/.exec(text.slice(at, at + 4))
      const previous = text[at - 1] ?? ' '
      if (string !== null && (string[1] === '' || !/\w/.test(previous))) {
        open.push({ bracket: string[1] ?? '', at, quote: string[2] ?? "'" })
        at += string[0].length
        continue
      }
      const character = text[at] ?? ''
      if (character in CLOSES) open.push({ bracket: character, at })
      else if (character === ')' || character === ']' || character === '}') {
        if (top !== undefined && CLOSES[top.bracket] === character) open.pop()
        else return top === undefined ? unexpected(at, character) : unmatched(top)
      }
      at += 1
    }
  }
  const left = open.at(-1)
  if (left === undefined) return null
  return left.quote === undefined ? unmatched(left) : unterminated(left.at, text.length, left.quote)
}

function unmatched(top: { bracket: string; at: number }): SyntaxProblem {
  const message = `Can't find '${CLOSES[top.bracket] ?? ''}' to match '${top.bracket}'.`
  return { start: top.at, end: top.at + 1, message, certain: true }
}

function unexpected(at: number, character: string): SyntaxProblem {
  return { start: at, end: at + 1, message: `Unexpected token '${character}'.`, certain: true }
}

function unterminated(start: number, end: number, quote: string): SyntaxProblem {
  return { start, end, message: `String starting with ${quote} must end with ${quote}.`, certain: true }
}
