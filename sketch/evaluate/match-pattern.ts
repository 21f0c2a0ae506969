import { binary } from './operators.ts'
import { isOfType } from './types.ts'
import { NULL, sameValue } from './value.ts'
import { classScope } from './scope.ts'
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
      return sameValue(value, evaluator.evaluate(pattern.value, scope)) === true
    case 'relation': {
      const result = binary(pattern.operator, value, () => evaluator.evaluate(pattern.value, scope))
      return result.kind === 'boolean' && result.value
    }
    case 'either':
      return pattern.options.some((option) => matches(evaluator, option, value, scope))
    case 'list':
      return (
        value.kind === 'list' &&
        value.items.length === pattern.items.length &&
        pattern.items.every((item, index) => matches(evaluator, item, value.items[index] ?? NULL, scope))
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
