import { NO_ARGUMENTS, positionalArguments } from '../arguments.ts'
import { futureOf, NULL, unknown } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * What is asked of a future that has failed (`dart:async`): it stays one through what only waits for it, and tells its
 * error to what catches it there: `request().then(…).catchError(…)`.
 */
export const failedFutures: Library = {
  method(evaluator, target, name, args) {
    if (!isFailed(target)) return null
    const [first] = args.positional
    if (name === 'timeout') return target
    // what is told of it only where somebody catches: elsewhere all goes well
    if (name === 'catchError' || name === 'onError') return told(evaluator, target, first)
    const onError = args.named.get('onError')
    if (name === 'then' && onError !== undefined) return told(evaluator, target, onError)
    if (evaluator.trying === 0) return null
    if (name === 'whenComplete' && first?.kind === 'function') evaluator.apply(first, NO_ARGUMENTS)
    return name === 'then' || name === 'whenComplete' ? target : null
  },
}

const isFailed = (value: Value): value is CreatedValue =>
  value.kind === 'object' && value.type === 'Future' && value.constructor === 'error'

/** Who taps is led to what comes when all goes well. */
function told(evaluator: Evaluator, failed: CreatedValue, callback: Value | undefined): Value | null {
  if (callback?.kind !== 'function' || evaluator.followsTap) return null
  const { parameters } = callback.code
  const given = [failed.positional[0] ?? NULL, unknown('stackTrace')]
  const args: Arguments = positionalArguments(...given.slice(0, parameters.length))
  return futureOf(evaluator.apply(callback, args))
}
