import { editingValue } from './editing-value.ts'
import { fieldOfInstance } from './instances.ts'
import type { Evaluator } from './evaluator.ts'
import type { Value } from './value.ts'

/** What a listenable of Flutter's or of the project holds now; null where that is not known. */
export function valueHeld(evaluator: Evaluator, listenable: Value): Value | null {
  if (listenable.kind === 'object') {
    return (
      evaluator.propertyOf(listenable, 'value') ??
      listenable.named.get('value') ??
      editingValue(evaluator, listenable)
    )
  }
  if (listenable.kind !== 'instance') return null
  return fieldOfInstance(evaluator, listenable, 'value') ?? fieldOfInstance(evaluator, listenable, 'state')
}
