import { positionalArguments } from '../arguments.ts'
import { created, NULL, unknown } from '../value.ts'
import { KEPT, valueOf } from './riverpod-values.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * riverpod's StateProvider (`riverpod/lib/src/providers/legacy/state_provider.dart`): its notifier holds one value,
 * which whoever has it sets. Asked before riverpod itself.
 */
export const riverpodState: Library = {
  property(evaluator, target, name) {
    const of = name === 'state' ? providerOf(target) : null
    return of === null ? null : valueOf(evaluator, of)
  },
  method(evaluator, target, name, { positional: [first = NULL] }) {
    const of = providerOf(target)
    if (of !== null) return changed(evaluator, of, name, first)
    const isRef = target.kind === 'object' && /^(WidgetRef|Ref|ProviderContainer)$/.test(target.type)
    return isRef && /^(watch|read)$/.test(name) ? controllerOf(first) : null
  },
}

function changed(evaluator: Evaluator, of: CreatedValue, name: string, given: Value): Value | null {
  if (name !== 'state=' && name !== 'update') return null
  const next =
    (name === 'update'
      ? evaluator.calledWith(given, positionalArguments(valueOf(evaluator, of) ?? unknown('state')))
      : null) ?? given
  // What a tap sets is not kept: it is followed for where it leads.
  if (!evaluator.followsTap) evaluator.setOf(of, KEPT, next)
  return next
}

/** `provider.notifier` of a provider of one value. */
function controllerOf(asked: Value): Value | null {
  if (asked.kind !== 'object' || asked.type !== 'SelectedProvider') return null
  const of = asked.named.get('of')
  const how = asked.named.get('how')
  const isNotifier = how?.kind === 'string' && how.value === 'notifier'
  return isNotifier && of?.kind === 'object' && of.type === 'StateProvider'
    ? created('StateController', { of })
    : null
}

function providerOf(target: Value): CreatedValue | null {
  const of = target.kind === 'object' && target.type === 'StateController' ? target.named.get('of') : null
  return of?.kind === 'object' ? of : null
}
