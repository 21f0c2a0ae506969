/** What stands around the digits of a pattern, and the digits: `"€ "`, `#,##0.00`, `""`. */
const PARTS = /^([^#0.,]*)([#0,]*)(?:\.([#0]*))?([^#0.,]*)$/

/**
 * A number in one of intl's patterns (`intl/lib/src/intl/number_format_parser.dart`): `#,##0.00`, `00`, `0.#%`. Null
 * for a pattern of another kind: with an exponent, a part for negative numbers or quoted words.
 */
export function inPattern(pattern: string, value: number, locale: string): string | null {
  const [, before, whole, fraction = '', after] = PARTS.exec(pattern) ?? []
  if (before === undefined || whole === undefined || after === undefined) return null
  if (/[;'E¤‰]/.test(pattern) || whole.length + fraction.length > MAX_DIGITS) return null
  // The browser's formats group by threes, or as the locale does.
  if (!/^[#0]*(,[#0]{3})*$/.test(whole)) return null
  const isPercent = pattern.includes('%')
  const digits = new Intl.NumberFormat(locale, {
    useGrouping: whole.includes(','),
    minimumIntegerDigits: Math.max(1, count(whole)),
    minimumFractionDigits: count(fraction),
    maximumFractionDigits: fraction.length,
  }).format(Math.abs(isPercent ? value * 100 : value))
  return `${value < 0 ? '-' : ''}${before}${digits}${after}`
}

/** As many digits as the browser's formats write. */
const MAX_DIGITS = 20

const count = (pattern: string): number => pattern.replace(/[^0]/g, '').length
