import { NO_ARGUMENTS } from './arguments.ts'
import { fieldOfInstance } from './instances.ts'
import { askLibraries } from './libraries/all.ts'
import type { Evaluator } from './evaluator.ts'
import type { Value } from './value.ts'

/** GetX's, signals' and MobX's, which are written as what they hold (`get/lib/get_rx/src/rx_types/rx_core`). */
const HOLDS = /^(Rx|Signal|Observable)$/

/**
 * What stands in a text: `'$address'` is what its own `toString` gives, of a class of the project's or of one that a
 * library knows, where that is a text; what it holds by now, of an observable; else itself.
 */
export function inText(evaluator: Evaluator, value: Value): Value {
  if (value.kind === 'object' && HOLDS.test(value.type)) return evaluator.propertyOf(value, 'value') ?? value
  const text = value.kind === 'instance' ? ownText(evaluator, value) : libraryText(evaluator, value)
  return text?.kind === 'string' ? text : value
}

function ownText(evaluator: Evaluator, value: Value & { kind: 'instance' }): Value | null {
  const own = fieldOfInstance(evaluator, value, 'toString')
  return evaluator.calledWith(own, NO_ARGUMENTS)
}

const libraryText = (evaluator: Evaluator, value: Value): Value | null =>
  value.kind === 'object'
    ? askLibraries('method', (answer) => answer(evaluator, value, 'toString', NO_ARGUMENTS, value.at))
    : null
