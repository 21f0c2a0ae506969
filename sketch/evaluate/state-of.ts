import { NO_ARGUMENTS } from './arguments.ts'
import { fieldOfInstance } from './instances.ts'
import { created } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { InstanceValue } from './value.ts'

/** The state of a stateful widget as it begins, `initState` and all; null for a widget without one. */
export function stateOf(evaluator: Evaluator, widget: InstanceValue): InstanceValue | null {
  const create = fieldOfInstance(evaluator, widget, 'createState')
  const state = create?.kind === 'function' ? evaluator.apply(create, NO_ARGUMENTS) : null
  if (state?.kind !== 'instance') return null
  state.fields.set('widget', widget)
  state.fields.set('context', created('BuildContext'))
  state.fields.set('ref', created('WidgetRef'))
  const begin = fieldOfInstance(evaluator, state, 'initState')
  if (begin?.kind === 'function') {
    const before = evaluator.beginning
    evaluator.beginning = true
    evaluator.apply(begin, NO_ARGUMENTS)
    evaluator.beginning = before
  }
  return state
}
