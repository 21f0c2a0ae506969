import { stringOf } from '../value.ts'
import { formatLocale } from './format-locale.ts'
import { inPattern } from './number-pattern.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue } from '../value.ts'
import type { Library } from './library.ts'

/** As many as making a format takes. */
const STEPS = 10

/**
 * intl's `NumberFormat` (`intl/lib/src/intl/number_format.dart`) on a number that is known. Both it and the browser's
 * formats are made of the tables of CLDR.
 */
export const numberFormats: Library = {
  method(evaluator, target, name, { positional: [number] }) {
    const isOurs = target.kind === 'object' && target.type === 'NumberFormat' && name === 'format'
    if (!isOurs || number?.kind !== 'number' || !Number.isFinite(number.value)) return null
    if (!evaluator.spend(STEPS)) return null
    const text = formatted(evaluator, target, number.value)
    return text === null ? null : stringOf(text)
  },
}

function formatted(evaluator: Evaluator, format: CreatedValue, value: number): string | null {
  const [first, second] = format.positional
  const named = (name: string): string | null => {
    const given = format.named.get(name)
    return given?.kind === 'string' ? given.value : null
  }
  const digits = format.named.get('decimalDigits')
  const exact = digits?.kind === 'number' && digits.value >= 0 && digits.value <= 20 ? digits.value : null
  const byPattern = format.constructor === ''
  const asked = byPattern ? second : first
  const said = named('locale') ?? (asked?.kind === 'string' ? asked.value : null)
  const locale = formatLocale(said ?? evaluator.inherited.locale)
  const write = (options: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(locale, { useGrouping: true, ...options }).format(value)
  switch (format.constructor) {
    case '':
      // Without a pattern it is the usual one.
      if (first === undefined || first.kind === 'null') return write({ maximumFractionDigits: 3 })
      return first.kind === 'string' ? inPattern(first.value, value, locale) : null
    case 'decimalPattern':
      return write({ maximumFractionDigits: 3 })
    case 'decimalPatternDigits':
      return write({ minimumFractionDigits: exact ?? 2, maximumFractionDigits: exact ?? 2 })
    case 'percentPattern':
      return write({ style: 'percent', maximumFractionDigits: 0 })
    case 'decimalPercentPattern':
      return write({ style: 'percent', minimumFractionDigits: exact ?? 2, maximumFractionDigits: exact ?? 2 })
    case 'compact':
    case 'compactLong':
      return write({
        notation: 'compact',
        useGrouping: false,
        compactDisplay: format.constructor === 'compact' ? 'short' : 'long',
        maximumSignificantDigits: 3,
      })
    case 'currency':
    case 'simpleCurrency':
      if (named('customPattern') !== null) return null
      return money(locale, value, { name: named('name'), symbol: named('symbol'), exact }, format.constructor)
    default:
      return null
  }
}

interface Money {
  readonly name: string | null
  readonly symbol: string | null
  /** Digits behind the point; null for as many as the currency has. */
  readonly exact: number | null
}

/** `simpleCurrency` writes the short sign of a currency, `currency` its letters where no sign is given. */
function money(
  locale: string,
  value: number,
  { name, symbol, exact }: Money,
  how: 'currency' | 'simpleCurrency',
): string | null {
  const code = name ?? currencyOf(locale)
  const isCode = code !== null && /^[A-Za-z]{3}$/.test(code)
  if (!isCode && symbol === null) return null
  const digits = exact === null ? {} : { minimumFractionDigits: exact, maximumFractionDigits: exact }
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: isCode ? code : 'USD',
    currencyDisplay: 'narrowSymbol',
    useGrouping: true,
    ...digits,
  }).formatToParts(value)
  const sign = how === 'simpleCurrency' ? null : (symbol ?? code)
  return parts.map((part) => (part.type === 'currency' ? (sign ?? part.value) : part.value)).join('')
}

/** The currencies of the countries whose locales are asked for most; intl's own table has all. */
const CURRENCIES: Readonly<Record<string, string>> = {
  US: 'USD', GB: 'GBP', JP: 'JPY', CN: 'CNY', IN: 'INR', KR: 'KRW', BR: 'BRL', RU: 'RUB', TR: 'TRY', CH: 'CHF',
  CA: 'CAD', AU: 'AUD', MX: 'MXN', ID: 'IDR', VN: 'VND', TH: 'THB', PL: 'PLN', SE: 'SEK', NO: 'NOK', DK: 'DKK',
  CZ: 'CZK', HU: 'HUF', UA: 'UAH', ZA: 'ZAR', NG: 'NGN', EG: 'EGP', AE: 'AED', SA: 'SAR', PK: 'PKR', BD: 'BDT',
  DE: 'EUR', AT: 'EUR', FR: 'EUR', ES: 'EUR', IT: 'EUR', NL: 'EUR', BE: 'EUR', PT: 'EUR', IE: 'EUR', FI: 'EUR', GR: 'EUR',
} // prettier-ignore

function currencyOf(locale: string): string | null {
  const region = new Intl.Locale(locale).maximize().region
  return region === undefined ? null : (CURRENCIES[region] ?? null)
}
