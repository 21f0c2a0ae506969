import { durationOf, durationText, microsecondsOf, partOfDuration } from '../durations.ts'
import { integer, stringOf } from '../value.ts'
import type { Library } from './library.ts'

/** Dart's `Duration` (`sdk/lib/core/duration.dart`), as far as the source says how long it is. */
export const durations: Library = {
  property(_evaluator, target, name) {
    const length = microsecondsOf(target)
    return length === null ? null : partOfDuration(length, name)
  },
  method(_evaluator, target, name, { positional: [first] }) {
    const length = microsecondsOf(target)
    if (length === null) return null
    if (name === 'toString') return stringOf(durationText(length))
    if (name === 'abs') return durationOf(Math.abs(length))
    const other = name === 'compareTo' && first !== undefined ? microsecondsOf(first) : null
    return other === null ? null : integer(Math.sign(length - other))
  },
}
