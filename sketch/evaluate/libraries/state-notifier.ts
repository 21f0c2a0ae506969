import { foreignAncestor } from '../declarations.ts'
import { positionalArguments } from '../arguments.ts'
import { fieldOfInstance } from '../instances.ts'
import { created, NULL, unknown } from '../value.ts'
import type { Library } from './library.ts'

/**
 * state_notifier (`state_notifier/lib/src/state_notifier.dart`): who listens is told the state at once, which is what
 * the notifier has come to by itself, unless told not to.
 */
export const stateNotifier: Library = {
  method(evaluator, target, name, { positional: [listener], named }) {
    if (name !== 'addListener' || target.kind !== 'instance' || listener?.kind !== 'function') return null
    if (foreignAncestor(evaluator.declarations, target.of) !== 'StateNotifier') return null
    const atOnce = named.get('fireImmediately')
    if (atOnce?.kind === 'boolean' && !atOnce.value) return NULL
    const state = fieldOfInstance(evaluator, target, 'state') ?? unknown('state')
    evaluator.apply(listener, positionalArguments(state))
    return created('RemoveListener')
  },
}
