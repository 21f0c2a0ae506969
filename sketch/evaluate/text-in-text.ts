import { NO_ARGUMENTS } from './arguments.ts'
import { fieldOfInstance } from './instances.ts'
import { askLibraries } from './libraries/all.ts'
import type { Evaluator } from './evaluator.ts'
import type { Value } from './value.ts'

/**
 * What stands in a text: `'$address'` is what its own `toString` gives, of a class of the project's or of one that a
 * library knows, where that is a text; else itself.
 */
export function inText(evaluator: Evaluator, value: Value): Value {
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
