import { positionalArguments } from '../arguments.ts'
import { firstEvent } from '../first-event.ts'
import { created, listOf, NULL } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** What runs later, on a change; `mobx/lib/src/api/reaction.dart`. */
const REACTS = /^(reaction|when|asyncWhen)$/

/**
 * mobx (mobxjs/mobx.dart): observables begin with what they were made of. Stores with annotations are read as they
 * are written, since what is generated for them only tells who looks. `Computed` is as in `signals.ts`.
 */
export const mobx: Library = {
  call(evaluator, name, { positional: [first] }) {
    if (REACTS.test(name)) return NULL
    if (name === 'autorun' && first?.kind === 'function')
      return evaluator.apply(first, positionalArguments(created('Reaction')))
    return name === 'runInAction' ? evaluator.calledWith(first, positionalArguments()) : null
  },
  create(evaluator, type, constructor, { positional: [first = NULL] }) {
    if (type === 'Observable' && constructor === '') return created('Observable', { value: first })
    if (type === 'Action' && first.kind === 'function') return first
    if (/^Observable(List|Set)$/.test(type)) return listOf(first.kind === 'list' ? [...first.items] : [])
    if (type === 'ObservableMap')
      return { kind: 'map', entries: first.kind === 'map' ? [...first.entries] : [] }
    return /^Observable(Future|Stream)$/.test(type) ? observed(evaluator, type, first) : null
  },
  method(evaluator, target, name, args) {
    if (name === 'asObservable')
      return isLater(target) ? observed(evaluator, `Observable${target.type}`, target) : target
    if (target.kind === 'object' && target.type === 'AsyncAction' && name === 'run')
      return evaluator.calledWith(args.positional[0], positionalArguments())
    if (target.kind !== 'object' || !/^Observable(Future|Stream)$/.test(target.type) || name !== 'match')
      return null
    const error = target.named.get('error') ?? NULL
    if (error.kind !== 'null')
      return evaluator.calledWith(args.named.get('rejected'), positionalArguments(error)) ?? NULL
    const call = args.named.get('fulfilled') ?? args.named.get('active') ?? args.positional[0]
    const value = target.named.get('value') ?? NULL
    return evaluator.calledWith(call, positionalArguments(value)) ?? NULL
  },
}

const isLater = (value: Value): value is CreatedValue =>
  value.kind === 'object' && /^(Future|Stream)$/.test(value.type)

/** `api/async/observable_future.dart`: `value` is null until it is fulfilled. */
function observed(evaluator: Evaluator, type: string, of: Value): CreatedValue {
  const event = firstEvent(evaluator, of)
  const [enumeration, done, waits] = type.endsWith('Future')
    ? ['FutureStatus', 'fulfilled', 'pending']
    : ['StreamStatus', 'active', 'waiting']
  const status: Value = { kind: 'member', type: enumeration, name: event === null ? waits : done }
  if (of.kind === 'object' && of.type === 'Future' && of.constructor === 'error') return rejected(type, of)
  const value = event ?? NULL
  return created(type, { value, result: value, data: value, error: NULL, status }, [of])
}

/** What has failed: who awaits it is told so. */
function rejected(type: string, of: CreatedValue): CreatedValue {
  const error = of.positional[0] ?? NULL
  const status: Value = { kind: 'member', type: 'FutureStatus', name: 'rejected' }
  return created(type, { value: NULL, result: error, data: NULL, error, status }, [of])
}
