import { positionalArguments } from './arguments.ts'
import { askLibraries } from './libraries/all.ts'
import { fieldOfInstance } from './instances.ts'
import { byObserved, isObserved } from './observed-operators.ts'
import { binary } from './operators.ts'
import { booleanOf, NULL, sameValue, stringOf, unknown } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { InstanceValue, Value } from './value.ts'

/** What Dart decides before a class is asked. */
const NOT_OWN = new Set(['&&', '||', '??'])

/**
 * `a + b`, `a[b]`: what the operator gives that a class of the project declares, or a library of what it made or had
 * generated; null for all others.
 */
export function byOwnOperator(
  evaluator: Evaluator,
  target: Value,
  operator: string,
  ...operands: (() => Value)[]
): Value | null {
  const [right] = operands
  if (isObserved(target) && right !== undefined) return byObserved(evaluator, target, operator, right)
  if (target.kind === 'object' && /^[+*]$/.test(operator)) {
    const args = positionalArguments(...operands.map((operand) => operand()))
    return askLibraries('method', (answer) => answer(evaluator, target, operator, args, null))
  }
  if (target.kind !== 'instance' || NOT_OWN.has(operator)) return null
  if (operator === '==' || operator === '!=') return byOwnEquality(evaluator, target, operator, operands[0])
  if (operator === '[]') {
    const args = positionalArguments(...operands.map((operand) => operand()))
    const known = askLibraries('method', (answer) => answer(evaluator, target, operator, args, null))
    if (known !== null) return known
  }
  const own = fieldOfInstance(evaluator, target, operator)
  if (own?.kind !== 'function' && operator !== '+') return null
  const args = positionalArguments(...operands.map((operand) => operand()))
  if (own?.kind === 'function') return evaluator.apply(own, args)
  // of the library's class that it extends
  return askLibraries('method', (answer) => answer(evaluator, target, operator, args, null))
}

/**
 * Whether two of a class are equal by its `==`, by its `props` (`equatable/lib/src/equatable.dart`), or by the fields of
 * what freezed makes; null where it has none of them, or that cannot be told.
 */
function byOwnEquality(
  evaluator: Evaluator,
  target: InstanceValue,
  operator: '==' | '!=',
  right: (() => Value) | undefined,
  within = 0,
): Value | null {
  const own = fieldOfInstance(evaluator, target, '==')
  const parts = own === null ? partsOf(evaluator, target) : null
  if (right === undefined || (own?.kind !== 'function' && parts === null)) return null
  const other = right()
  if (other.kind !== 'instance' || other === target || other.of.declaration !== target.of.declaration) {
    return binary(operator, target, () => other)
  }
  const said = evaluator.calledWith(own, positionalArguments(other))
  const others = said === null ? partsOf(evaluator, other) : null
  const equal =
    said?.kind === 'boolean' ? said.value : said === null ? sameParts(evaluator, parts, others, within) : null
  return equal === null ? unknown(operator) : booleanOf(equal === (operator === '=='))
}

/** What two of a class are compared by: `props`, or the fields of the kind of a union that it is; null for neither. */
function partsOf(evaluator: Evaluator, value: InstanceValue): readonly Value[] | null {
  const { variant } = value
  const props = fieldOfInstance(evaluator, value, 'props')
  if (props?.kind === 'list') return props.items
  if (variant === undefined) return null
  const fields = variant.fields.map((each) => fieldOfInstance(evaluator, value, each) ?? unknown(each))
  return [stringOf(variant.name), ...fields]
}

/** More that is in one another than what is compared has. */
const MAX_WITHIN = 5
/** More than is compared of a list. */
const MAX_COMPARED = 100

function sameParts(
  evaluator: Evaluator,
  parts: readonly Value[] | null,
  others: readonly Value[] | null,
  within: number,
): boolean | null {
  if (parts === null || others === null || within > MAX_WITHIN || parts.length > MAX_COMPARED) return null
  if (parts.length !== others.length) return false
  // what holds the same again and again is compared as often
  if (!evaluator.spend(parts.length)) return null
  const same = new Set(parts.map((each, at) => samePart(evaluator, each, others[at] ?? NULL, within + 1)))
  if (same.has(false)) return false
  return same.has(null) ? null : true
}

/** Lists are compared by what is in them, and what has an equality of its own by that. */
function samePart(evaluator: Evaluator, left: Value, right: Value, within: number): boolean | null {
  if (left.kind === 'list' && right.kind === 'list')
    return sameParts(evaluator, left.items, right.items, within)
  const own = left.kind === 'instance' ? byOwnEquality(evaluator, left, '==', () => right, within) : null
  if (own === null) return sameValue(left, right)
  return own.kind === 'boolean' ? own.value : null
}

/**
 * Lets the setter of a class do what it does with a value. Whether there is one whose value is read again by that name:
 * where it keeps it in what is not followed, a store for one, it is not.
 */
export function bySetter(evaluator: Evaluator, owner: InstanceValue, name: string, value: Value): boolean {
  const setter = fieldOfInstance(evaluator, owner, `${name}=`)
  // One that a generator wrote, mobx's, keeps the value and tells who listens.
  if (setter?.kind !== 'function' || setter.scope.file.endsWith('.g.dart')) return false
  const before = owner.fields.get(name)
  evaluator.apply(setter, positionalArguments(value))
  const now = owner.fields.get(name)
  // A field of that name is read before any getter: `set state(value) { super.state = value; }`.
  if (now !== undefined) return now !== before
  const kept = fieldOfInstance(evaluator, owner, name)
  return kept !== null && kept.kind !== 'unknown' && (kept.kind !== 'null' || value.kind === 'null')
}
