import { created, integer } from './value.ts'
import type { CreatedValue, Value } from './value.ts'

/**
 * A number that hangs on the day on which the app runs, as so many times each part of that date, and `more`. Of a week
 * that begins with `today.subtract(Duration(days: today.weekday - 1))` every day is known by name, whenever it is.
 */
export interface OfToday {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly weekday: number
  readonly more: number
}

const NAMES = ['year', 'month', 'day', 'weekday', 'more'] as const
const NONE: OfToday = { year: 0, month: 0, day: 0, weekday: 0, more: 0 }

/** The same for the whole number that is known. */
function ofToday(value: Value): OfToday | null {
  if (value.kind === 'number') return Number.isInteger(value.value) ? { ...NONE, more: value.value } : null
  return value.kind === 'unknown' ? (value.ofToday ?? null) : null
}

const asValue = (given: OfToday): Value =>
  NAMES.every((name) => name === 'more' || given[name] === 0)
    ? integer(given.more)
    : { kind: 'unknown', text: 'DateTime.now', ofToday: given }

function sum(one: OfToday, times: number, other: OfToday): OfToday {
  const at = (name: keyof OfToday): number => one[name] + times * other[name]
  return { year: at('year'), month: at('month'), day: at('day'), weekday: at('weekday'), more: at('more') }
}

/** What an operator gives of two such numbers; null where that hangs on the day in another way. */
export function ofDays(operator: string, left: Value, right: Value): Value | null {
  const one = ofToday(left)
  const other = ofToday(right)
  if (one === null || other === null) return null
  // What is reckoned with weekdays goes round with the week anyway.
  if (operator === '%') return right.kind === 'number' && right.value === 7 ? left : null
  return operator === '+' || operator === '-' ? asValue(sum(one, operator === '+' ? 1 : -1, other)) : null
}

/** `-today.weekday`. */
export const lessToday = (value: Value): Value | null => ofDays('-', integer(0), value)

/** A part of the date on which the app runs, or the weekday of one that hangs on it; null for anything else. */
export function partOfToday(target: Value, name: string): Value | null {
  if (target.kind !== 'object' || target.type !== 'DateTime') return null
  if (name === 'weekday') return weekdayOf(target)
  const isPart = name === 'year' || name === 'month' || name === 'day'
  if (!isPart) return null
  return isNow(target) ? asValue({ ...NONE, [name]: 1 }) : partGiven(target, name)
}

/** A part of what is made of the parts of that date, as it was given: a date without its time may lose it twice. */
function partGiven(date: CreatedValue, name: 'year' | 'month' | 'day'): Value | null {
  const isReckoned = weekdayOf(date) !== null && date.constructor !== DAY
  return isReckoned ? (date.positional[['year', 'month', 'day'].indexOf(name)] ?? null) : null
}

/** So many days later; null where neither is a day that hangs on today. */
export function daysLater(target: Value, length: Value, times: 1 | -1): Value | null {
  const weekday = target.kind === 'object' ? weekdayOf(target) : null
  const days = length.kind === 'object' && length.type === 'Duration' ? onlyDays(length) : null
  const later = weekday === null || days === null ? null : ofDays(times === 1 ? '+' : '-', weekday, days)
  return later === null ? null : { ...created('DateTime', { weekday: aWeekday(later) }), constructor: DAY }
}

/** A constructor that Dart's class does not have: of such a day nothing but the weekday is reckoned. */
const DAY = 'some day'

const isNow = ({ constructor }: CreatedValue): boolean => constructor === 'now' || constructor === 'timestamp'

function onlyDays({ named, constructor }: CreatedValue): Value | null {
  return constructor === '' && named.size === 1 ? (named.get('days') ?? null) : null
}

function weekdayOf(date: CreatedValue): Value | null {
  if (date.type !== 'DateTime') return null
  if (isNow(date)) return asValue({ ...NONE, weekday: 1 })
  if (date.constructor === DAY) return date.named.get('weekday') ?? null
  if (date.constructor !== '' && date.constructor !== 'utc') return null
  const [year, month, day] = date.positional.map(ofToday)
  if (!isOnly(year, 'year') || !isOnly(month, 'month') || day?.day !== 1) return null
  return aWeekday(asValue(sum({ ...day, day: 0 }, 1, { ...NONE, weekday: 1 })))
}

function isOnly(given: OfToday | null | undefined, part: 'year' | 'month'): boolean {
  return (
    given !== null && given !== undefined && NAMES.every((name) => given[name] === (name === part ? 1 : 0))
  )
}

/** From 1, Monday, to 7, as Dart counts them. */
function aWeekday(value: Value): Value {
  return value.kind === 'number' ? integer(((((value.value - 1) % 7) + 7) % 7) + 1) : value
}
