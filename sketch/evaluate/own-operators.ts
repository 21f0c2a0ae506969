import { positionalArguments } from './arguments.ts'
import { askLibraries } from './libraries/all.ts'
import { fieldOfInstance } from './instances.ts'
import { byObserved, isObserved } from './observed-operators.ts'
import { binary } from './operators.ts'
import { booleanOf, NULL, sameValue, unknown } from './value.ts'
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
 * Whether two of a class are equal by its `==`, or by its `props` (`equatable/lib/src/equatable.dart`); null where it
 * has neither, or that cannot be told.
 */
function byOwnEquality(
  evaluator: Evaluator,
  target: InstanceValue,
  operator: '==' | '!=',
  right: (() => Value) | undefined,
): Value | null {
  const own = fieldOfInstance(evaluator, target, '==')
  const props = own === null ? fieldOfInstance(evaluator, target, 'props') : null
  if (right === undefined) return null
  if (own?.kind !== 'function' && props?.kind !== 'list')
    return target.variant === undefined ? null : byUnion(target, operator, right())
  const other = right()
  if (other.kind !== 'instance' || other === target || other.of.declaration !== target.of.declaration) {
    return binary(operator, target, () => other)
  }
  const said = evaluator.calledWith(own, positionalArguments(other))
  const equal =
    said?.kind === 'boolean' ? said.value : said === null ? sameProps(evaluator, props, other) : null
  return equal === null ? unknown(operator) : booleanOf(equal === (operator === '=='))
}

/** Two values of a union are equal where they are the same one of it, with the same in their fields (freezed). */
function byUnion(target: InstanceValue, operator: '==' | '!=', other: Value): Value {
  const isOther = other.kind !== 'instance' || other.of.declaration !== target.of.declaration
  if (isOther || target.variant === undefined || other.variant === undefined)
    return binary(operator, target, () => other)
  const isSame = other.variant.type === target.variant.type
  const same = new Set(
    isSame
      ? target.variant.fields.map((name) =>
          sameValue(target.fields.get(name) ?? NULL, other.fields.get(name) ?? NULL),
        )
      : [false],
  )
  if (!same.has(false) && same.has(null)) return unknown(operator)
  return booleanOf(same.has(false) === (operator === '!='))
}

function sameProps(evaluator: Evaluator, props: Value | null, other: InstanceValue): boolean | null {
  const others = fieldOfInstance(evaluator, other, 'props')
  if (props?.kind !== 'list' || others?.kind !== 'list' || props.items.length !== others.items.length)
    return null
  const same = new Set(props.items.map((each, at) => sameValue(each, others.items[at] ?? NULL)))
  if (same.has(false)) return false
  return same.has(null) ? null : true
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
