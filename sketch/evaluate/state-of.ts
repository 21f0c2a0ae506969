import { NO_ARGUMENTS } from './arguments.ts'
import { fieldOfInstance } from './instances.ts'
import { created } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { InstanceValue } from './value.ts'

/** What Flutter calls before a state's first build, in this order. */
const BEGINS = ['initState', 'didChangeDependencies']

/** The state of a stateful widget as it begins, `initState` and all; null for a widget without one. */
export function stateOf(evaluator: Evaluator, widget: InstanceValue): InstanceValue | null {
  const create = fieldOfInstance(evaluator, widget, 'createState')
  const state = evaluator.calledWith(create, NO_ARGUMENTS)
  if (state?.kind !== 'instance') return null
  state.fields.set('widget', widget)
  state.fields.set('context', created('BuildContext'))
  state.fields.set('ref', created('WidgetRef'))
  const before = evaluator.beginning
  evaluator.beginning = true
  for (const name of BEGINS) {
    const begin = fieldOfInstance(evaluator, state, name)
    if (begin?.kind === 'function') evaluator.apply(begin, NO_ARGUMENTS)
  }
  evaluator.beginning = before
  return state
}
