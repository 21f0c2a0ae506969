/** The text cannot be Dart: a string, a comment or a bracket has no end. */
export class NotDartError extends Error {
  constructor() {
    super('a string, a comment or a bracket has no end')
    this.name = 'NotDartError'
  }
}

/** End of the white space and comments at `at`. */
export function endOfTrivia(text: string, at: number): number {
  for (;;) {
    const start = at
    while (/\s|\uFEFF/.test(text[at] ?? '')) at += 1
    at = endOfComment(text, at)
    if (at === start) return at
  }
}

/** End of the comment that begins at `at`, else `at`. Dart's block comments nest. */
export function endOfComment(text: string, at: number): number {
  if (text.startsWith('//', at)) {
    const end = text.slice(at).search(/[\r\n]/)
    return end === -1 ? text.length : at + end
  }
  if (!text.startsWith('/*', at)) return at
  let depth = 0
  for (let next = at; next < text.length;) {
    if (text.startsWith('/*', next)) depth += 1
    else if (text.startsWith('*/', next)) depth -= 1
    else {
      next += 1
      continue
    }
    next += 2
    if (depth === 0) return next
  }
  throw new NotDartError()
}

/** Where a string literal begins and ends, and how it is written. */
export interface StringToken {
  readonly end: number
  readonly raw: boolean
  /** One or three quotation marks. */
  readonly quote: string
  /** Has `$` in it that puts a value there. */
  readonly interpolated: boolean
}

/** The string literal that begins at `at`, with its `r` where it has one; null: none does. */
export function stringAt(text: string, at: number): StringToken | null {
  const raw = text[at] === 'r' && isQuote(text[at + 1]) && !isNamePart(text[at - 1])
  const first = raw ? at + 1 : at
  const mark = text[first]
  if (!isQuote(mark)) return null
  const quote = text.startsWith(mark.repeat(3), first) ? mark.repeat(3) : mark
  let interpolated = false
  for (let next = first + quote.length; next < text.length;) {
    if (text.startsWith(quote, next)) return { end: next + quote.length, raw, quote, interpolated }
    const character = text[next]
    if (quote.length === 1 && (character === '\n' || character === '\r')) break
    if (!raw && character === '\\') next += 2
    else if (!raw && character === '$') {
      interpolated = true
      next = text[next + 1] === '{' ? endOfBracket(text, next + 1) : next + 1
    } else next += 1
  }
  throw new NotDartError()
}

const CLOSER: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Position behind the bracket that closes the one at `open`. */
export function endOfBracket(text: string, open: number): number {
  const closers: string[] = []
  for (let at = open; at < text.length;) {
    const next = endOfToken(text, at)
    const character = next === at + 1 ? (text[at] ?? '') : ''
    const closer = CLOSER[character]
    if (closer !== undefined) closers.push(closer)
    else if (character === ')' || character === ']' || character === '}') {
      if (closers.pop() !== character) break
      if (closers.length === 0) return next
    }
    at = next
  }
  throw new NotDartError()
}

/** A comment or a string as a whole, anything else by the character. */
export function endOfToken(text: string, at: number): number {
  const comment = endOfComment(text, at)
  if (comment !== at) return comment
  return stringAt(text, at)?.end ?? at + 1
}

export const isNamePart = (character: string | undefined) => /[\w$]/.test(character ?? '')
const isQuote = (character: string | undefined): character is string => character === "'" || character === '"'
