import { ofDurations } from './durations.ts'
import { ofInsets } from './edge-insets.ts'
import { ofOffsets } from './offsets.ts'
import { lessToday, ofDays } from './of-today.ts'
import { presumed, STORED_FLAG } from './presumed.ts'
import { comparedWithSigned } from './signed-in.ts'
import { booleanOf, double, integer, listOf, sameValue, stringOf, unknown } from './value.ts'
import type { Expression } from '../model/expression.ts'
import type { Value } from './value.ts'

/** A binary operator; `right` is evaluated only where Dart would. */
export function binary(
  operator: string,
  left: Value,
  right: () => Value,
  written: { readonly left: Expression; readonly right: Expression } | null = null,
): Value {
  switch (operator) {
    case '??':
      return left.kind === 'null' || left.kind === 'unknown' ? right() : left
    case '&&':
    case '||': {
      const known = presumed(left, written?.left ?? null)
      if (known.kind === 'boolean' && known.value === (operator === '||')) return known
      return presumed(right(), written?.right ?? null)
    }
    case '==':
    case '!=': {
      const other = right()
      // `Offset.zero` is a name, and as good as one that is made of two numbers
      const ofPairs = ofOffsets(operator, left, other) ?? ofInsets(operator, left, other)
      if (ofPairs !== null) return ofPairs
      const same = sameValue(left, other)
      return same === null ? compared(left, other, operator) : booleanOf(same === (operator === '=='))
    }
    default:
      return arithmetic(operator, left, right())
  }
}

/**
 * A comparison that only running code could tell; a text that is compared with `'true'` is a flag that is stored. What
 * is there is no empty text: `key != null && key != ''`.
 */
function compared(left: Value, right: Value, operator: '==' | '!='): Value {
  const isEmpty = (value: Value): boolean => value.kind === 'string' && value.value === ''
  if ((isGiven(left) && isEmpty(right)) || (isGiven(right) && isEmpty(left)))
    return booleanOf(operator === '!=')
  const isText = (value: Value): boolean => value.kind === 'string' && value.value === 'true'
  const isFlag = (isText(left) || isText(right)) && !isGiven(left) && !isGiven(right)
  return unknown(isFlag ? STORED_FLAG[operator] : (comparedWithSigned(left, right, operator) ?? operator))
}

const isGiven = (value: Value): boolean => value.kind === 'unknown' && value.given === true

function arithmetic(operator: string, left: Value, right: Value): Value {
  if (operator === '+' && left.kind === 'string' && right.kind === 'string') {
    return stringOf(left.value + right.value)
  }
  if (operator === '+' && left.kind === 'list' && right.kind === 'list') {
    return listOf([...left.items, ...right.items])
  }
  if (operator === '*' && left.kind === 'string' && right.kind === 'number') {
    return stringOf(left.value.repeat(Math.min(Math.max(right.value, 0), 1000)))
  }
  if (left.kind === 'boolean' || right.kind === 'boolean') return ofBooleans(operator, left, right)
  if (left.kind !== 'number' || right.kind !== 'number')
    return ofOthers(operator, left, right) ?? unknown(operator)
  const a = left.value
  const b = right.value
  const sum = (value: number): Value => (left.double || right.double ? double(value) : integer(value))
  switch (operator) {
    case '+':
      return sum(a + b)
    case '-':
      return sum(a - b)
    case '*':
      return sum(a * b)
    case '/':
      return double(a / b)
    case '~/':
      return b === 0 ? unknown(operator) : integer(Math.trunc(a / b))
    case '%':
      return b === 0 ? unknown(operator) : sum(((a % b) + Math.abs(b)) % Math.abs(b))
    case '<':
      return booleanOf(a < b)
    case '>':
      return booleanOf(a > b)
    case '<=':
      return booleanOf(a <= b)
    case '>=':
      return booleanOf(a >= b)
    case '&':
    case '|':
    case '^':
      // a fraction has no bits, and Dart would not compile it
      if (!Number.isInteger(a) || !Number.isInteger(b)) return unknown(operator)
      return integer(Number(withBits(operator, BigInt(a), BigInt(b))))
    case '<<':
      return integer(a * 2 ** b)
    case '>>':
      return integer(Math.floor(a / 2 ** b))
    default:
      return unknown(operator)
  }
}

/** Of values that are no numbers, but are counted with like those. */
function ofOthers(operator: string, left: Value, right: Value): Value | null {
  return (
    ofDurations(operator, left, right) ??
    ofDays(operator, left, right) ??
    ofOffsets(operator, left, right) ??
    ofInsets(operator, left, right)
  )
}

/** `&`, `|` and `^` of two truths, both of which are always asked. */
function ofBooleans(operator: string, left: Value, right: Value): Value {
  const [a, b] = [left, right].map((each) => (each.kind === 'boolean' ? each.value : null))
  switch (operator) {
    case '&':
      return a === false || b === false ? booleanOf(false) : a === true ? right : left
    case '|':
      return a === true || b === true ? booleanOf(true) : a === false ? right : left
    case '^':
      return left.kind === right.kind ? booleanOf(a !== b) : unknown(operator)
    default:
      return unknown(operator)
  }
}

function withBits(operator: '&' | '|' | '^', a: bigint, b: bigint): bigint {
  return operator === '&' ? a & b : operator === '|' ? a | b : a ^ b
}

export function unary(operator: string, operand: Value, written: Expression | null = null): Value {
  // `a!` of what is null as the page begins: whoever wrote it knows that something is there by then.
  if (operator === '!!')
    return operand.kind === 'null' ? { kind: 'unknown', text: '!', given: true } : operand
  if (operator === '-' && operand.kind === 'number') return { ...operand, value: -operand.value }
  if (operator === '-' && (operand.kind === 'object' || operand.kind === 'member'))
    return ofOthers('*', operand, integer(-1)) ?? unknown(operator)
  if (operator === '-' && operand.kind === 'unknown') return lessToday(operand) ?? unknown(operator)
  if (operator === '!') {
    const known = presumed(operand, written)
    if (known.kind === 'boolean') return booleanOf(!known.value)
  }
  return unknown(operator)
}
