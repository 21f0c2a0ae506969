import { durationOf, microsecondsOf } from '../durations.ts'
import { booleanOf, created, integer, stringOf } from '../value.ts'
import { inPattern } from './date-pattern.ts'
import { daysLater, partOfToday } from '../of-today.ts'
import { dateSymbol, dateSymbols } from './date-symbols.ts'
import { inSkeleton, isSkeleton } from './date-skeleton.ts'
import { formatLocale } from './format-locale.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * Dart's `DateTime` that is written in the source, and intl's `DateFormat` of it (`intl/lib/src/intl/date_format.dart`).
 * What the clock says when the app runs is not known.
 */
export const dates: Library = {
  property(evaluator, target, name) {
    const part = PARTS.get(name)
    if (part === undefined)
      return name === 'dateSymbols' ? symbolsOf(evaluator, target) : dateSymbol(evaluator, target, name)
    const moment = momentOf(target)
    return moment === null ? partOfToday(target, name) : integer(part(moment))
  },
  method(evaluator, target, name, { positional: [first] }) {
    const own = momentOf(target)
    if (own !== null) return ofMoment(own, name, first)
    if (first !== undefined && (name === 'add' || name === 'subtract'))
      return daysLater(target, first, name === 'add' ? 1 : -1)
    const time = name === 'format' ? timeOfDay(target) : null
    if (time !== null) return stringOf(inSkeleton('jm', time, evaluator.inherited.locale))
    const isOurs = target.kind === 'object' && target.type === 'DateFormat' && name === 'format'
    const moment = isOurs && first !== undefined ? (momentOf(first) ?? dayOfWeek(first, target)) : null
    const text = !isOurs || moment === null ? null : formatted(evaluator, target, moment)
    return text === null ? null : stringOf(text)
  },
}

const PARTS: ReadonlyMap<string, (moment: Date) => number> = new Map([
  ['year', (moment: Date) => moment.getUTCFullYear()],
  ['month', (moment: Date) => moment.getUTCMonth() + 1],
  ['day', (moment: Date) => moment.getUTCDate()],
  ['hour', (moment: Date) => moment.getUTCHours()],
  ['minute', (moment: Date) => moment.getUTCMinutes()],
  ['second', (moment: Date) => moment.getUTCSeconds()],
  ['weekday', (moment: Date) => moment.getUTCDay() || 7],
])

/** A method of a `DateTime` that the source tells (`sdk/lib/core/date_time.dart`); null for every other. */
function ofMoment(moment: Date, name: string, given: Value | undefined): Value | null {
  const written = moment.toISOString().slice(0, -1)
  if (name === 'toIso8601String') return stringOf(written)
  if (name === 'toString') return stringOf(written.replace('T', ' '))
  if (given === undefined) return null
  const length = microsecondsOf(given)
  if (length !== null && /^(add|subtract)$/.test(name))
    return dateTime(new Date(moment.getTime() + ((name === 'add' ? 1 : -1) * length) / 1000))
  const other = momentOf(given)
  if (other === null) return null
  const apart = moment.getTime() - other.getTime()
  switch (name) {
    case 'difference':
      return durationOf(apart * 1000)
    case 'compareTo':
      return integer(Math.sign(apart))
    case 'isBefore':
      return booleanOf(apart < 0)
    case 'isAfter':
      return booleanOf(apart > 0)
    case 'isAtSameMomentAs':
      return booleanOf(apart === 0)
    default:
      return null
  }
}

/** Any day of that name, for a format that asks for nothing else of a day of which nothing else is known. */
function dayOfWeek(day: Value, format: CreatedValue): Date | null {
  const weekday = partOfToday(day, 'weekday')
  const isName = /^E+$/.test(patternOf(format) ?? '')
  return isName && weekday?.kind === 'number' ? dateOf([2001, 1, weekday.value]) : null
}

/** Material's `TimeOfDay` (`flutter/lib/src/material/time.dart`), on a day of its own. */
function timeOfDay(value: Value): Date | null {
  if (value.kind !== 'object' || value.type !== 'TimeOfDay' || value.constructor !== '') return null
  const hour = value.named.get('hour')
  const minute = value.named.get('minute')
  return hour?.kind === 'number' && minute?.kind === 'number'
    ? dateOf([2000, 1, 1, hour.value, minute.value])
    : null
}

export function dateTime(moment: Date): Value {
  const names = ['year', 'month', 'day', 'hour', 'minute', 'second']
  return created(
    'DateTime',
    {},
    names.map((name) => integer(PARTS.get(name)?.(moment) ?? 0)),
  )
}

/** What `DateTime.parse` takes, without an offset. */
const WRITTEN = /^(\d{4})-?(\d\d)-?(\d\d)(?:[ T](\d\d)(?::?(\d\d)(?::?(\d\d)(?:\.\d+)?)?)?)?Z?$/

/** The numbers of a date on a clock of its own, in UTC; null where the source does not tell them. */
export function momentOf(value: Value): Date | null {
  if (value.kind !== 'object' || value.type !== 'DateTime') return null
  if (value.constructor === 'parse' || value.constructor === 'tryParse') {
    const [text] = value.positional
    const parts = text?.kind === 'string' ? WRITTEN.exec(text.value)?.slice(1) : undefined
    return parts === undefined ? null : dateOf(parts.map((part) => Number(part ?? 0)))
  }
  if (value.constructor !== '' && value.constructor !== 'utc') return null
  const numbers = value.positional.flatMap((part) => (part.kind === 'number' ? [part.value] : []))
  return numbers.length === 0 || numbers.length < value.positional.length ? null : dateOf(numbers)
}

function dateOf([
  year = 1,
  month = 1,
  day = 1,
  hour = 0,
  minute = 0,
  second = 0,
]: readonly number[]): Date | null {
  const moment = new Date(Date.UTC(2000, month - 1, day, hour, minute, second))
  moment.setUTCFullYear(moment.getUTCFullYear() - 2000 + year)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** Longer than anybody writes a date. */
const MAX_PATTERN = 100

function formatted(evaluator: Evaluator, format: CreatedValue, moment: Date): string | null {
  const locale = localeOf(evaluator, format)
  const pattern = patternOf(format)
  // each of its letters may have a format made, which takes as long as many steps
  if (pattern === null || pattern.length > MAX_PATTERN || !evaluator.spend(pattern.length * 10)) return null
  if (isSkeleton(pattern)) return inSkeleton(pattern, moment, locale)
  return format.constructor === '' ? inPattern(pattern, moment, locale) : null
}

function patternOf({ constructor, positional: [first] }: CreatedValue): string | null {
  return constructor !== '' ? constructor : first?.kind === 'string' ? first.value : null
}

function localeOf(evaluator: Evaluator, { constructor, positional: [first, second] }: CreatedValue): string {
  const asked = constructor === '' ? second : first
  return formatLocale(asked?.kind === 'string' ? asked.value : evaluator.inherited.locale)
}

function symbolsOf(evaluator: Evaluator, target: Value): Value | null {
  return target.kind === 'object' && target.type === 'DateFormat'
    ? dateSymbols(localeOf(evaluator, target))
    : null
}
