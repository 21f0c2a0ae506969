import { booleanOf, integer, NULL } from '../value.ts'
import { dateTime, momentOf } from './dates.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/** Material's `DateUtils` of dates that the source tells (`flutter/lib/src/material/date.dart`). */
export const dateUtils: Library = {
  create(_evaluator, type, constructor, { positional }) {
    const [first = NULL, second = NULL] = positional
    if (type !== 'DateUtils') return null
    if (constructor === 'getDaysInMonth') return daysIn(first, second)
    const moment = momentOf(first)
    if (moment === null) return null
    const at = (month: number, day: number): Value =>
      dateTime(new Date(Date.UTC(moment.getUTCFullYear(), month, day)))
    const other = momentOf(second)
    const more = second.kind === 'number' ? second.value : null
    switch (constructor) {
      case 'dateOnly':
        return at(moment.getUTCMonth(), moment.getUTCDate())
      case 'isSameDay':
        return other === null ? null : booleanOf(dayOf(moment) === dayOf(other))
      case 'isSameMonth':
        return other === null ? null : booleanOf(dayOf(moment).slice(0, 7) === dayOf(other).slice(0, 7))
      case 'addDaysToDate':
        return more === null ? null : at(moment.getUTCMonth(), moment.getUTCDate() + more)
      case 'addMonthsToMonthDate':
        return more === null ? null : at(moment.getUTCMonth() + more, 1)
      default:
        return null
    }
  },
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

function daysIn(year: Value, month: Value): Value | null {
  if (year.kind !== 'number' || month.kind !== 'number') return null
  return integer(new Date(Date.UTC(year.value, month.value, 0)).getUTCDate())
}
