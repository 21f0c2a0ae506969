import type { StringToken } from './scan.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
}

/** The value of a literal without interpolation, as Dart reads it. */
export function valueOf(text: string, start: number, token: StringToken): string {
  const from = start + (token.raw ? 1 : 0) + token.quote.length
  const inner = text.slice(from, token.end - token.quote.length)
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
  const escaped = value.replaceAll(/[\\$'"]/g, (character) =>
    (character === "'" || character === '"') && character !== mark ? character : `\\${character}`,
  )
  return `${mark}${escaped}${mark}`
}
