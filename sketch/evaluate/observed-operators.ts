import { binary } from './operators.ts'
import type { Evaluator } from './evaluator.ts'
import type { CreatedValue, Value } from './value.ts'

/** Whether a value is one that GetX observes: `0.obs`. */
export const isObserved = (value: Value | undefined): value is CreatedValue =>
  value?.kind === 'object' && value.type === 'Rx'

/** What an observed value is now. */
export const observedNow = (evaluator: Evaluator, observed: CreatedValue): Value | undefined =>
  evaluator.propertyOf(observed, 'value') ?? observed.named.get('value')

/**
 * `count == 0`, `count < 3`, `count--` of GetX (`get_rx/src/rx_types/rx_core/rx_num.dart`): an observed value is asked
 * for what it is, and one that is counted on stays the same with another number. Null for what it has no operator for.
 */
export function byObserved(
  evaluator: Evaluator,
  observed: CreatedValue,
  operator: string,
  right: () => Value,
): Value | null {
  const value = observedNow(evaluator, observed)
  if (value === undefined || !OWN.test(operator)) return null
  const given = right()
  const other = isObserved(given) ? (observedNow(evaluator, given) ?? given) : given
  const result = binary(operator, value, () => other)
  if (value.kind !== 'number' || !/^[-+]$/.test(operator)) return result
  if (!evaluator.followsTap) evaluator.setOf(observed, 'value', result)
  return observed
}

const OWN = /^([-+*/%]|~\/|[=!]=|[<>]=?)$/
