import { booleanOf, created, integer } from './value.ts'
import type { CreatedValue, Value } from './value.ts'

/** How many microseconds there are in each part that a `Duration` is made of. */
const PARTS: ReadonlyMap<string, number> = new Map([
  ['days', 86_400_000_000],
  ['hours', 3_600_000_000],
  ['minutes', 60_000_000],
  ['seconds', 1_000_000],
  ['milliseconds', 1_000],
  ['microseconds', 1],
])

/** The length of a `Duration` in microseconds; null where the source does not tell it. */
export function microsecondsOf(value: Value): number | null {
  if (value.kind === 'member') return value.type === 'Duration' && value.name === 'zero' ? 0 : null
  if (value.kind !== 'object' || value.type !== 'Duration' || value.constructor !== '') return null
  let sum = 0
  for (const [name, length] of PARTS) {
    const part = value.named.get(name)
    if (part === undefined) continue
    if (part.kind !== 'number') return null
    sum += part.value * length
  }
  return sum
}

/** `15.seconds`, `300.ms`: what GetX, flutter_animate and their like have numbers say; null for any other name. */
export function durationNamed(count: number, name: string): Value | null {
  const length = PARTS.get(name === 'ms' ? 'milliseconds' : name)
  return length === undefined ? null : durationOf(count * length)
}

export function durationOf(microseconds: number): CreatedValue {
  return created('Duration', { microseconds: integer(Math.round(microseconds)) })
}

/** `inMinutes` and its like: whole ones. */
export function partOfDuration(microseconds: number, name: string): Value | null {
  if (name === 'isNegative') return booleanOf(microseconds < 0)
  const part = /^in([A-Z]\w+)$/.exec(name)?.[1]
  const length = part === undefined ? undefined : PARTS.get(part.toLowerCase())
  return length === undefined ? null : integer(Math.trunc(microseconds / length))
}

/** As Dart writes one: `1:05:00.000000`. */
export function durationText(microseconds: number): string {
  const whole = Math.abs(Math.trunc(microseconds))
  const of = (length: number, below: number): string => String(Math.trunc(whole / length) % below)
  const [minutes, seconds] = [of(60_000_000, 60), of(1_000_000, 60)].map((each) => each.padStart(2, '0'))
  const hours = String(Math.trunc(whole / 3_600_000_000))
  const rest = of(1, 1_000_000).padStart(6, '0')
  return `${microseconds < 0 ? '-' : ''}${hours}:${minutes}:${seconds}.${rest}`
}

/** What an operator gives of lengths of time; null where it is none of theirs. */
export function ofDurations(operator: string, left: Value, right: Value): Value | null {
  const one = microsecondsOf(left)
  if (one === null) return null
  if (right.kind === 'number') {
    if (operator === '*') return durationOf(one * right.value)
    return operator === '~/' && right.value !== 0 ? durationOf(Math.trunc(one / right.value)) : null
  }
  const other = microsecondsOf(right)
  if (other === null) return null
  switch (operator) {
    case '+':
      return durationOf(one + other)
    case '-':
      return durationOf(one - other)
    case '<':
      return booleanOf(one < other)
    case '>':
      return booleanOf(one > other)
    case '<=':
      return booleanOf(one <= other)
    case '>=':
      return booleanOf(one >= other)
    default:
      return null
  }
}
