import { created, integer, listOf, stringOf } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'

/** The words that intl's `DateSymbols` has (`intl/lib/date_symbols.dart`): how long, and whether they stand alone. */
const WORDS = /^(STANDALONE)?(NARROW|SHORT)?(WEEKDAYS|MONTHS)$/
/** Steps that one of its lists takes, for which a format is made. */
const LIST_STEPS = 100

/** `DateFormat(…).dateSymbols` of a locale of the runtime's. */
export const dateSymbols = (locale: string): Value => created('DateSymbols', {}, [stringOf(locale)])

/** The names of the days, Sunday first, those of the months, and with which day a week begins; null for anything else. */
export function dateSymbol(evaluator: Evaluator, target: Value, name: string): Value | null {
  if (target.kind !== 'object' || target.type !== 'DateSymbols') return null
  const [locale] = target.positional
  if (locale?.kind !== 'string') return null
  if (name === 'FIRSTDAYOFWEEK') return integer(firstDayOfWeek(locale.value))
  const asked = WORDS.exec(name)
  return asked === null || !evaluator.spend(LIST_STEPS)
    ? null
    : listOf(wordsOf(asked, locale.value).map(stringOf))
}

function wordsOf([, alone, long, what]: RegExpExecArray, locale: string): string[] {
  const width = long === 'NARROW' ? 'narrow' : long === 'SHORT' ? 'short' : 'long'
  const isMonth = what === 'MONTHS'
  const type = isMonth ? 'month' : 'weekday'
  // beside a day a month has the form that stands beside one
  const beside = isMonth && alone === undefined ? { day: 'numeric' as const } : {}
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', [type]: width, ...beside })
  // the seventh of January 2001 was a Sunday
  const dates = Array.from({ length: isMonth ? 12 : 7 }, (_, at) =>
    isMonth ? Date.UTC(2001, at, 1) : Date.UTC(2001, 0, 7 + at),
  )
  return dates.map((date) => format.formatToParts(date).find((part) => part.type === type)?.value ?? '')
}

/** Where a week begins with Sunday, and where with Saturday (CLDR's `weekData`), as the runtimes do not all tell it. */
const SUNDAY =
  /^(A[GS]|B[DRSTWZ]|C[AO]|D[MO]|ET|G[TU]|H[KN]|I[DLN]|J[MP]|K[EHR]|LA|M[HMOTXZ]|N[IP]|P[AEHKRTY]|S[AGV]|T[HTW]|U[MS]|V[EI]|WS|YE|Z[AW])$/
const SATURDAY = /^(A[EF]|BH|D[JZ]|EG|I[QR]|JO|KW|LY|OM|QA|S[DY])$/

/** As intl counts, from 0 for Monday. */
export function firstDayOfWeek(locale: string): number {
  const region = new Intl.Locale(locale).maximize().region ?? ''
  if (SATURDAY.test(region)) return 5
  return SUNDAY.test(region) ? 6 : 0
}
