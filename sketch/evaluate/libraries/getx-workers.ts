import { positionalArguments } from '../arguments.ts'
import { firstEvent } from '../first-event.ts'
import { isObserved, observedNow } from '../observed-operators.ts'
import { booleanOf, created, listOf, NULL } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** Under this an observed value keeps who wants to be told of it, and under the other that it came to something. */
const WORKERS = 'workers'
const CHANGED = 'changed'
/** More than follow from one another before an app's first picture. */
const MAX_TOLD = 60

/** How often each evaluation has told somebody: one that changes what it is told of ends. */
const told = new WeakMap<Evaluator, number>()

/**
 * Who is told of what GetX observes (`get_rx/src/rx_workers/rx_workers.dart`, `rx_types/rx_core/rx_impl.dart`): by `ever`
 * and its like, and by `listen`, once the value was set or its stream told something.
 */
export const getXWorkers: Library = {
  call(evaluator, name, { positional: [observed, callback] }) {
    if (!/^(ever|once|debounce|interval)$/.test(name) || !isObserved(observed)) return null
    keep(evaluator, observed, callback)
    return created('Worker')
  },
  property(_evaluator, target, name) {
    return isObserved(target) && /^(stream|subject)$/.test(name) ? target : null
  },
  method(evaluator, target, name, { positional: [first] }) {
    if (!isObserved(target)) return null
    if (name === 'listen' || name === 'listenAndPump') {
      keep(evaluator, target, first)
      return created('StreamSubscription')
    }
    if (name === 'value=') {
      change(evaluator, target, first)
      return NULL
    }
    // `loading(true)` is `loading.value = true`
    if (name === 'call' && first !== undefined) return set(evaluator, target, first)
    if (name === 'toggle') {
      const now = observedNow(evaluator, target)
      return now?.kind === 'boolean' ? set(evaluator, target, booleanOf(!now.value)) : NULL
    }
    if (name !== 'bindStream' && name !== 'add') return null
    const event = first === undefined || name === 'add' ? first : firstEvent(evaluator, first)
    if (event !== undefined && event !== null) set(evaluator, target, event)
    return NULL
  },
}

/** What only running code could tell leaves it as it is. */
function set(evaluator: Evaluator, observed: CreatedValue, value: Value): Value {
  if (value.kind === 'unknown' || evaluator.followsTap) return value
  evaluator.setOf(observed, 'value', value)
  change(evaluator, observed, value)
  return value
}

function keep(evaluator: Evaluator, observed: CreatedValue, callback: Value | undefined): void {
  if (callback?.kind !== 'function') return
  const known = evaluator.propertyOf(observed, WORKERS)
  evaluator.setOf(observed, WORKERS, listOf([...(known?.kind === 'list' ? known.items : []), callback]))
  const changed = evaluator.propertyOf(observed, CHANGED)
  if (changed !== undefined) tell(evaluator, callback, changed)
}

function change(evaluator: Evaluator, observed: CreatedValue, value: Value | undefined): void {
  if (value === undefined || value.kind === 'unknown' || evaluator.followsTap) return
  evaluator.setOf(observed, CHANGED, value)
  const workers = evaluator.propertyOf(observed, WORKERS)
  for (const each of workers?.kind === 'list' ? workers.items : []) tell(evaluator, each, value)
}

function tell(evaluator: Evaluator, callback: Value, value: Value): void {
  const times = told.get(evaluator) ?? 0
  told.set(evaluator, times + 1)
  if (callback.kind === 'function' && times < MAX_TOLD) evaluator.apply(callback, positionalArguments(value))
}
