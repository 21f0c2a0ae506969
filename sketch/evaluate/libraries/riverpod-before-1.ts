import { created } from '../value.ts'
import { valueOf } from './riverpod-values.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * riverpod, flutter_riverpod and hooks_riverpod before 1.0: a builder is given `watch` itself, which is called, a widget
 * with hooks asks `useProvider`, any other `context.read`; a StateProvider gives its controller, and the state of a
 * notifier is its provider's `state`.
 */
export const riverpodBefore1: Library = {
  call: (evaluator, name, { positional: [asked] }) =>
    name === 'useProvider' ? readBy(evaluator, asked) : null,
  property: (_evaluator, target, name) =>
    name === 'state' && isProvider(target, /^StateNotifier\w*Provider$/) ? target : null,
  method(evaluator, target, name, { positional: [asked] }) {
    if (target.kind !== 'object') return null
    const isWatch = target.type === 'WidgetRef' && name === 'call'
    const isRead = target.type === 'BuildContext' && name === 'read' && isProvider(asked, /^StateProvider$/)
    return isWatch || isRead ? readBy(evaluator, asked) : null
  },
}

function readBy(evaluator: Evaluator, asked: Value | undefined): Value | null {
  if (asked === undefined) return null
  return isProvider(asked, /^StateProvider$/)
    ? created('StateController', { of: asked })
    : valueOf(evaluator, asked)
}

const isProvider = (value: Value | undefined, type: RegExp): boolean =>
  value?.kind === 'object' && type.test(value.type)
