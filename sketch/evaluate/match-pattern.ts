import { placesOfConstants } from './enum-constants.ts'
import { binary } from './operators.ts'
import { isOfType } from './types.ts'
import { sameKey } from './map-keys.ts'
import { NULL, listOf, sameValue } from './value.ts'
import { classScope } from './scope.ts'
import type { Expression } from '../model/expression.ts'
import type { Pattern } from '../model/pattern.ts'
import type { Evaluator } from './evaluator.ts'
import type { Scope } from './scope.ts'
import type { Value } from './value.ts'

/** Whether a pattern takes a value; its variables are declared in `scope`. An unknown value does not match. */
export function matches(evaluator: Evaluator, pattern: Pattern, value: Value, scope: Scope): boolean {
  switch (pattern.kind) {
    case 'any':
      return true
    case 'variable':
      if (pattern.type !== null && isOfType(evaluator, value, pattern.type) === false) return false
      scope.variables.set(pattern.name, value)
      return true
    case 'constant':
      if (isAnotherConstant(pattern.value, value)) return false
      return sameValue(value, evaluator.evaluate(pattern.value, scope)) === true
    case 'relation': {
      const result = binary(pattern.operator, value, () => evaluator.evaluate(pattern.value, scope))
      return result.kind === 'boolean' && result.value
    }
    case 'either':
      return pattern.options.some((option) => matches(evaluator, option, value, scope))
    case 'both':
      return pattern.parts.every((part) => matches(evaluator, part, value, scope))
    case 'present':
      return value.kind !== 'null' && matches(evaluator, pattern.pattern, value, scope)
    case 'list':
      return value.kind === 'list' && matchesItems(evaluator, pattern.items, value.items, scope)
    case 'rest':
      return pattern.pattern === null || matches(evaluator, pattern.pattern, value, scope)
    case 'map':
      return (
        value.kind === 'map' &&
        pattern.entries.every((entry) => {
          const key = evaluator.evaluate(entry.key, scope)
          const found = value.entries.find(([each]) => sameKey(each, key))
          return found !== undefined && matches(evaluator, entry.pattern, found[1], scope)
        })
      )
    case 'fields': {
      if (pattern.type !== null && isOfType(evaluator, value, pattern.type) !== true) return false
      let position = 0
      return pattern.fields.every((field) => {
        const inner = fieldValue(evaluator, value, field.name, position)
        if (field.name === null) position += 1
        return matches(evaluator, field.pattern, inner, scope)
      })
    }
    case 'opaque':
      return false
  }
}

/**
 * Whether a case names another constant of the enum that the value is of: told by the name alone, since an enum of texts
 * has hundreds, and a switch as many cases.
 */
function isAnotherConstant(written: Expression, value: Value): boolean {
  if (value.kind !== 'instance' || value.of.declaration.kind !== 'enum' || written.kind !== 'member')
    return false
  const { declaration } = value.of
  const { target, name } = written
  const own = value.fields.get('name')
  if (target.kind !== 'name' || target.name !== declaration.name || own?.kind !== 'string') return false
  return own.value !== name && placesOfConstants(declaration).has(name)
}

/** Whether what stands behind `when` lets a case be taken: it does where that is unknown. */
export function guardHolds(evaluator: Evaluator, guard: Expression | null, scope: Scope): boolean {
  const value = guard === null ? null : evaluator.evaluate(guard, scope)
  return value?.kind !== 'boolean' || value.value
}

function matchesItems(
  evaluator: Evaluator,
  patterns: readonly Pattern[],
  items: readonly Value[],
  scope: Scope,
): boolean {
  const at = patterns.findIndex((pattern) => pattern.kind === 'rest')
  const room = items.length - patterns.length
  if (at < 0 ? room !== 0 : room < -1) return false
  return patterns.every((pattern, index) => {
    if (index === at) return matches(evaluator, pattern, listOf(items.slice(at, at + room + 1)), scope)
    const from = at < 0 || index < at ? index : index + room
    return matches(evaluator, pattern, items[from] ?? NULL, scope)
  })
}

function fieldValue(evaluator: Evaluator, value: Value, name: string | null, position: number): Value {
  if (value.kind === 'record' && name === null) return value.positional[position] ?? NULL
  if (name === null) return NULL
  const scope = value.kind === 'instance' ? classScope(value.of, value) : null
  return value.kind === 'record'
    ? (value.named.get(name) ?? NULL)
    : evaluator.property(
        value,
        name,
        scope ?? { file: '', variables: new Map(), around: null, self: null, within: null },
      )
}
