import { functionOf, positionalArguments } from './arguments.ts'
import { askLibraries } from './libraries/all.ts'
import { sameKey } from './map-keys.ts'
import { binary } from './operators.ts'
import { byOwnOperator, bySetter } from './own-operators.ts'
import { assignVariable, classScope, findVariable } from './scope.ts'
import { listOf, sameValue } from './value.ts'
import type { Expression } from '../model/expression.ts'
import type { Found } from './declarations.ts'
import type { Evaluator } from './evaluator.ts'
import type { Scope } from './scope.ts'
import type { CreatedValue, InstanceValue, KnownClass, Value } from './value.ts'

/** `a = 1`, `a += 1`, `a ??= b`, `a++` on variables, fields of an instance, lists and maps. */
export function assign(
  evaluator: Evaluator,
  target: Expression,
  operator: string,
  value: Value,
  scope: Scope,
): Value {
  const now = (): Value => evaluator.evaluate(target, scope)
  const next = operator === '=' ? asBefore(target, value, now) : combine(evaluator, operator, now, value)
  if (target.kind === 'name') {
    if (!assignVariable(scope, target.name, next)) assignMember(evaluator, target.name, next, scope)
  } else if (target.kind === 'member' && target.target.kind === 'super') {
    if (scope.self !== null) keep(evaluator, scope.self, target.name, next)
  } else if (target.kind === 'member') {
    const owner = evaluator.evaluate(target.target, scope)
    if (owner.kind === 'instance') setField(evaluator, owner, target.name, next)
    else if (owner.kind === 'class') setStatic(evaluator, owner.of, target.name, next)
    else if (owner.kind === 'object') setProperty(evaluator, owner, target.name, next)
    // `names.value = […]` of an observed list changes what it holds.
    else if (owner.kind === 'list' && target.name === 'value' && next.kind === 'list') {
      owner.items.splice(0, owner.items.length, ...next.items)
    }
  } else if (target.kind === 'index') {
    const owner = evaluator.evaluate(target.target, scope)
    const index = evaluator.evaluate(target.index, scope)
    if (owner.kind === 'list' && index.kind === 'number' && index.value < owner.items.length) {
      owner.items[index.value] = next
    } else if (owner.kind === 'map') {
      const at = owner.entries.findIndex(([key]) =>
        index.kind === 'instance' ? sameKey(key, index) : sameValue(key, index) === true,
      )
      owner.entries.splice(at === -1 ? owner.entries.length : at, 1, [index, next])
    } else {
      byOwnOperator(
        evaluator,
        owner,
        '[]=',
        () => index,
        () => next,
      )
    }
  }
  return next
}

/** `chosen = {}` is a set where that has been one. */
function asBefore(target: Expression, value: Value, now: () => Value): Value {
  const isOpen = target.kind === 'name' && value.kind === 'map' && value.entries.length === 0
  return isOpen && now().kind === 'list' ? listOf([]) : value
}

/** A bare name that is no variable: a field of this instance, a static one of its class, or one of the file. */
function assignMember(evaluator: Evaluator, name: string, value: Value, scope: Scope): void {
  const { self, within: of } = scope
  if (of !== null && setStatic(evaluator, of, name, value)) return
  // what the class around it has goes before what the file has
  if (self !== null && of?.declaration.fields.some((each) => !each.static && each.name === name) === true)
    return setField(evaluator, self, name, value)
  const found = evaluator.declarations.find(name, scope.file)
  if (found?.kind === 'variable') evaluator.setOnce(found.declaration, value)
  else if (setterOfFile(evaluator, name, found, scope, value)) return
  else if (self !== null) setField(evaluator, self, name, value)
  else {
    // In an extension it is what is extended.
    const extended = findVariable(scope, 'this')
    if (extended?.kind === 'instance') setField(evaluator, extended, name, value)
  }
}

/** Lets `set name(value)` of a file do what it does, which its getter leads to where that is imported by name. */
function setterOfFile(
  evaluator: Evaluator,
  name: string,
  getter: Found | null,
  scope: Scope,
  value: Value,
): boolean {
  const file = getter?.kind === 'function' ? getter.file : scope.file
  const found = evaluator.declarations.find(`${name}=`, file)
  const setter = found?.kind === 'function' ? evaluator.valueOf(found) : null
  if (setter?.kind !== 'function') return false
  evaluator.apply(setter, positionalArguments(value))
  return true
}

function setField(evaluator: Evaluator, owner: InstanceValue, name: string, value: Value): void {
  if (bySetter(evaluator, owner, name, value)) return
  keep(evaluator, owner, name, value)
  // Flutter's own setter, which tells who listens.
  if (name === 'value') askToTell(evaluator, owner, name, value)
}

/** A property of what a library made, which may tell others of it. */
function setProperty(evaluator: Evaluator, owner: CreatedValue, name: string, value: Value): void {
  evaluator.setOf(owner, name, value)
  askToTell(evaluator, owner, name, value)
}

function askToTell(evaluator: Evaluator, owner: Value, name: string, value: Value): void {
  const args = positionalArguments(value)
  askLibraries('method', (answer) => answer(evaluator, owner, `${name}=`, args, null))
}

function keep(evaluator: Evaluator, owner: InstanceValue, name: string, value: Value): void {
  const before = owner.fields.get(name)
  owner.fields.set(name, value)
  evaluator.assigned?.push({ owner, name, value, before })
}

function setStatic(evaluator: Evaluator, of: KnownClass, name: string, value: Value): boolean {
  const field = of.declaration.fields.find((each) => each.static && each.name === name)
  if (field !== undefined) evaluator.setOnce(field, value)
  const setter = of.declaration.methods.find((each) => each.static && each.name === `${name}=`)
  if (setter !== undefined)
    evaluator.apply(functionOf(setter, classScope(of, null)), positionalArguments(value))
  return field !== undefined || setter !== undefined
}

/** `a += b` is `a = a + b`, by the operator that a's class declares too. */
function combine(evaluator: Evaluator, operator: string, now: () => Value, value: Value): Value {
  if (operator === '??=') {
    const known = now()
    return known.kind === 'null' || known.kind === 'unknown' ? value : known
  }
  const plain = operator === '++' || operator === '--' ? operator.slice(1) : operator.replace(/=$/, '')
  const left = now()
  return byOwnOperator(evaluator, left, plain, () => value) ?? binary(plain, left, () => value)
}
