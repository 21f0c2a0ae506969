/** Interpolations within one another, beyond which a string is taken as ended: real code does not nest so deep. */
const MAX_NESTED = 100

/**
 * The offset behind the string that begins at `at` with its quote. One that is never ended ends with its line, or
 * with the text when it was opened by three quotes.
 */
export function stringEnd(text: string, at: number, nested = 0): number {
  const quote = text.charAt(at)
  const closing = text.startsWith(quote.repeat(3), at) ? quote.repeat(3) : quote
  const raw = isRaw(text, at)
  let next = at + closing.length
  while (next < text.length) {
    const character = text.charAt(next)
    if (character === quote && text.startsWith(closing, next)) return next + closing.length
    if (!raw && character === '\\') next += 2
    else if (!raw && character === '$' && text.charAt(next + 1) === '{') {
      next = nested > MAX_NESTED ? text.length : bracketEnd(text, next + 1, nested + 1)
    } else if (character === '\n' && closing.length === 1) return next
    else next += 1
  }
  return text.length
}

/** Whether the quote at that offset opens a raw string: an `r` that is no name's last letter stands before it. */
export function isRaw(text: string, at: number): boolean {
  return text.charAt(at - 1) === 'r' && !/[\w$]/.test(text.charAt(at - 2))
}

/** The offset behind the bracket that closes the one at `at`. */
export function bracketEnd(text: string, at: number, nested = 0): number {
  let depth = 0
  for (let next = at; next < text.length;) {
    const after = skipped(text, next, nested)
    if (after > next) {
      next = after
      continue
    }
    const character = text.charAt(next)
    next += 1
    if (character === '(' || character === '[' || character === '{') depth += 1
    else if (character === ')' || character === ']' || character === '}') {
      depth -= 1
      if (depth <= 0) return next
    }
  }
  return text.length
}

/** The offset behind the string or comment that begins at `at`; `at` itself when none does. */
export function skipped(text: string, at: number, nested = 0): number {
  const code = text.charCodeAt(at)
  if (code === 0x27 || code === 0x22) return stringEnd(text, at, nested)
  if (code !== 0x2f) return at
  if (text.startsWith('//', at)) return lineEnd(text, at)
  return text.startsWith('/*', at) ? commentEnd(text, at) : at
}

/** The offset of the end of the line that `at` is in: a line feed, a carriage return, or the end of the text. */
export function lineEnd(text: string, at: number): number {
  for (let next = at; next < text.length; next += 1) {
    const code = text.charCodeAt(next)
    if (code === 0x0a || code === 0x0d) return next
  }
  return text.length
}

/** Dart's block comments nest. */
export function commentEnd(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text.startsWith('/*', at)) {
      depth += 1
      at += 1
    } else if (text.startsWith('*/', at)) {
      depth -= 1
      at += 1
      if (depth === 0) return at + 1
    }
  }
  return text.length
}
