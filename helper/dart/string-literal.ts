import type { StringToken } from './scan.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
}

/** The first line of a tripled literal is no part of it where it is blank. */
const BLANK_FIRST_LINE = /^[ \t]*(?:\r\n|\r|\n)/

const isTripled = ({ quote }: StringToken) => quote.length === 3

/** What stands between the marks of a literal. */
function innerOf(text: string, start: number, token: StringToken): string {
  const from = start + (token.raw ? 1 : 0) + token.quote.length
  return text.slice(from, token.end - token.quote.length)
}

/** The value of a literal without interpolation, as Dart reads it. */
export function valueOf(text: string, start: number, token: StringToken): string {
  const written = innerOf(text, start, token)
  const inner = isTripled(token) ? written.replace(BLANK_FIRST_LINE, '').replaceAll(/\r\n?/g, '\n') : written
  if (token.raw) return inner
  return inner.replaceAll(
    /\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([\s\S]))/g,
    (_, braced: string | undefined, four: string | undefined, two: string | undefined, one: string = '') => {
      const code = braced ?? four ?? two
      if (code === undefined) return ESCAPES[one] ?? one
      const point = Number.parseInt(code, 16)
      return point > 0x10ffff ? '' : String.fromCodePoint(point)
    },
  )
}

/** A value as a literal in the given quotation mark; three of them become one. */
export function literalOf(value: string, quote: string): string {
  const mark = quote.charAt(0)
  return `${mark}${escaped(value, mark)}${mark}`
}

const LINE_ENDS: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r' }

/** What would end the literal, or mean something else in it, gets a backslash. */
function escaped(value: string, mark: string): string {
  return value.replaceAll(/[\\$'"\n\r]/g, (character) => {
    if (character === "'" || character === '"') return character === mark ? `\\${character}` : character
    return LINE_ENDS[character] ?? `\\${character}`
  })
}

/** Another value in the manner of the literal that stands there: raw stays raw and tripled tripled where they can. */
export function rewrittenAs(value: string, text: string, start: number, token: StringToken): string {
  const { quote, raw } = token
  const mark = quote.charAt(0)
  if (!isTripled(token)) {
    const plain = raw && !/[\n\r]/.test(value) && !value.includes(mark)
    return plain ? `r${mark}${value}${mark}` : literalOf(value, mark)
  }
  const inner = innerOf(text, start, token)
  // a blank first line stays where it is; where there is none, none may come about
  const [blank = ''] = BLANK_FIRST_LINE.exec(inner) ?? []
  const lineEnd = inner.includes('\r\n') ? '\r\n' : '\n'
  const keepsRaw = raw && !value.includes('\r') && !value.includes(quote) && !value.endsWith(mark)
  if (keepsRaw && (blank !== '' || !BLANK_FIRST_LINE.test(value)))
    return `r${quote}${blank}${value.replaceAll('\n', lineEnd)}${quote}`
  const lines = value.split('\n').map((line) => escaped(line, mark))
  const body = blank === '' && BLANK_FIRST_LINE.test(value) ? lines.join('\\n') : lines.join(lineEnd)
  return `${quote}${blank}${body}${quote}`
}
