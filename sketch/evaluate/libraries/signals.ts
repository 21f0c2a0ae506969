import { positionalArguments } from '../arguments.ts'
import { firstEvent } from '../first-event.ts'
import { booleanOf, created, listOf, NULL, unknown } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const MAKES = /^(signal|createSignal|useSignal|persistedSignal|\w+PersistedSignal)$/
const COMPUTES = /^(computed|createComputed|useComputed|linkedSignal)$/
const LATER =
  /^(futureSignal|streamSignal|computedAsync|create(Future|Stream)Signal|use(Future|Stream)Signal)$/
const COLLECTIONS = /^(list|set|map|queue|iterable)Signal$|^(List|Set|Map|Queue)Signal$/
const AT_ONCE = /^(untracked|batch|effect|createEffect|useSignalEffect)$/
/** `signals_core/lib/src/core/readonly.dart`: all of them read the value. */
const READS = new Set(['call', 'get', 'peek', 'watch', 'get$'])

/** signals (rodydavis/signals.dart): a signal begins with what it was made of, a computed one is asked anew. */
export const signals: Library = {
  call(evaluator, name, args) {
    const [first = NULL] = args.positional
    if (MAKES.test(name)) return holding(first)
    if (COMPUTES.test(name) && first.kind === 'function') return created('Computed', { compute: first })
    if (LATER.test(name)) return holding(laterState(evaluator, first))
    if (name === 'asyncSignal') return holding(first)
    if (COLLECTIONS.test(name)) return first
    return AT_ONCE.test(name) ? evaluator.calledWith(first, positionalArguments()) : null
  },
  create(evaluator, type, constructor, { positional: [first = NULL] }) {
    if (/^(Flutter)?Signal$/.test(type) && constructor === '') return holding(first)
    if (COLLECTIONS.test(type)) return first.kind === 'null' ? listOf([]) : first
    if (type === 'Computed' && first.kind === 'function') return created('Computed', { compute: first })
    if (type === 'AsyncState') return stateOf(constructor, first)
    return /^(Future|Stream)Signal$/.test(type) ? holding(laterState(evaluator, first)) : null
  },
  property(evaluator, target, name) {
    if (target.kind !== 'object') return null
    return target.type === 'Computed' && name === 'value' ? computed(evaluator, target) : null
  },
  method(evaluator, target, name, args) {
    if (name === 'toSignal' && target.kind !== 'object') return holding(target)
    if (target.kind !== 'object') return null
    if (target.type === 'AsyncState') return branchOf(evaluator, target, name, args)
    if (!READS.has(name)) return null
    if (target.type === 'Computed') return computed(evaluator, target)
    return target.type === 'Signal'
      ? (evaluator.propertyOf(target, 'value') ?? target.named.get('value') ?? null)
      : null
  },
}

function holding(value: Value): CreatedValue {
  return created('Signal', { value })
}

/** mobx has its own of the same name and meaning. */
function computed(evaluator: Evaluator, of: CreatedValue): Value {
  const compute = of.named.get('compute')
  if (compute?.kind !== 'function') return unknown('value')
  return evaluator.bounded(of, 'A computed value', () => evaluator.apply(compute, positionalArguments()))
}

function laterState(evaluator: Evaluator, make: Value): CreatedValue {
  const made = evaluator.calledWith(make, positionalArguments()) ?? make
  const event = firstEvent(evaluator, made)
  return event === null ? stateOf('loading', NULL) : stateOf('data', event)
}

/** `signals_core/lib/src/async/state.dart`. */
function stateOf(constructor: string, value: Value): CreatedValue {
  const isData = /^(data|dataRefreshing|dataReloading|)$/.test(constructor)
  const state = created('AsyncState', {
    value: isData ? value : NULL,
    requireValue: isData ? value : unknown('value'),
    hasValue: booleanOf(isData),
    isLoading: booleanOf(constructor === 'loading'),
    hasError: booleanOf(constructor === 'error'),
    error: constructor === 'error' ? value : NULL,
  })
  return { ...state, constructor }
}

/** `map` and `maybeMap`, whose callbacks are given the value, unlike riverpod's. */
function branchOf(evaluator: Evaluator, state: CreatedValue, name: string, args: Arguments): Value | null {
  if (name !== 'map' && name !== 'maybeMap') return null
  const value = state.named.get('value') ?? NULL
  const wanted = /^(loading|error)$/.test(state.constructor) ? state.constructor : 'data'
  const chosen = args.named.get(wanted)
  const call = chosen ?? args.named.get('orElse')
  if (call?.kind !== 'function' && call?.kind !== 'class') return NULL
  return evaluator.call(
    call,
    positionalArguments(...(chosen !== undefined && wanted === 'data' ? [value] : [])),
    null,
  )
}
