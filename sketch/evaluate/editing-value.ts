import { created, stringOf } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { CreatedValue } from './value.ts'

/**
 * The `value` of a TextEditingController, which is what its listeners are told of
 * (`flutter/lib/src/widgets/editable_text.dart`): the text that it has now. Null for anything else.
 */
export function editingValue(evaluator: Evaluator, controller: CreatedValue): CreatedValue | null {
  if (controller.type !== 'TextEditingController') return null
  const text = evaluator.propertyOf(controller, 'text') ?? controller.named.get('text') ?? stringOf('')
  return created('TextEditingValue', { text })
}
