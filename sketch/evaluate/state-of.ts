import { NO_ARGUMENTS, positionalArguments } from './arguments.ts'
import { fieldOfInstance } from './instances.ts'
import { created } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { InstanceValue } from './value.ts'

/** What Flutter calls before a state's first build, in this order. */
const BEGINS = ['initState', 'didChangeDependencies']

/** What the mixins of packages call then: after_init before the first build, after_layout and nb_utils behind it. */
const CALLED_BY: readonly (readonly [mixin: string, method: string])[] = [
  ['AfterInitMixin', 'didInitState'],
  ['AfterLayoutMixin', 'afterFirstLayout'],
]

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
  for (const [mixin, method] of CALLED_BY) {
    const called = isMixedIn(evaluator, state, mixin) ? fieldOfInstance(evaluator, state, method) : null
    evaluator.calledWith(called, positionalArguments(created('BuildContext')))
  }
  evaluator.beginning = before
  return state
}

/** Whether a package's mixin is a part of a class: one of the project's own says itself when it calls. */
function isMixedIn(evaluator: Evaluator, { of }: InstanceValue, mixin: string): boolean {
  const isNamed = of.declaration.mixins.some((each) => each.replace(/<.*$/s, '') === mixin)
  return isNamed && evaluator.declarations.find(mixin, of.file) === null
}
