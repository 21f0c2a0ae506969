import { positionalArguments } from '../arguments.ts'
import { foreignAncestor } from '../declarations.ts'
import { fieldOfInstance } from '../instances.ts'
import { isOfType } from '../types.ts'
import { created, integer, NULL } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from '../value.ts'

/** More than an app dispatches before its first picture; stops a middleware that answers itself. */
const MAX_DISPATCHED = 60
const COUNT = 'dispatched'

/** The property of a store that holds its state once an action has changed it. */
export const STATE = 'state'

/**
 * What a store does with an action (`redux/lib/src/store.dart`): each middleware has it in turn and hands it on, the
 * reducer makes a state of the last one's. An action that can be called is one of redux_thunk, one of async_redux makes
 * the state itself (`redux_action.dart`).
 */
export function dispatch(evaluator: Evaluator, store: CreatedValue, action: Value): Value {
  // What a tap dispatches is not kept: it is followed for where it leads.
  if (evaluator.followsTap) return NULL
  const count = evaluator.propertyOf(store, COUNT)
  const before = count?.kind === 'number' ? count.value : 0
  if (before >= MAX_DISPATCHED) return NULL
  evaluator.setOf(store, COUNT, integer(before + 1))
  if (action.kind === 'instance' && foreignAncestor(evaluator.declarations, action.of) === 'ReduxAction')
    return reduced(evaluator, store, action)
  const thunk = action.kind === 'instance' ? fieldOfInstance(evaluator, action, 'call') : action
  if (thunk?.kind === 'function') return evaluator.apply(thunk, positionalArguments(store, ...extraOf(store)))
  return handedOn(evaluator, store, action, { at: 0, nested: 0 })
}

/** What redux_thunk hands to each action beside the store. */
function extraOf(store: CreatedValue): readonly Value[] {
  const middleware = store.named.get('middleware')
  const items = middleware?.kind === 'list' ? middleware.items : []
  const one = items.find((each) => each.kind === 'object' && each.type === 'ExtraArgumentThunkMiddleware')
  return one?.kind === 'object' ? one.positional.slice(0, 1) : []
}

/** The state that a store has now. */
export function stateOf(evaluator: Evaluator, store: CreatedValue): Value {
  const known = evaluator.propertyOf(store, STATE)
  if (known !== undefined) return known
  const begun = store.named.get('initialState') ?? reduce(evaluator, store, NULL, created('InitAction'))
  evaluator.setOf(store, STATE, begun)
  return begun
}

/** Middleware within middleware: more would not fit on the stack, and the rest is passed over. */
const MAX_NESTED = 100

/** `next(action)`, as the middleware before number `at` has it, `nested` others being around it. */
function handedOn(
  evaluator: Evaluator,
  store: CreatedValue,
  action: Value,
  { at, nested }: { readonly at: number; readonly nested: number },
): Value {
  const middleware = store.named.get('middleware')
  const all = middleware?.kind === 'list' && nested < MAX_NESTED ? middleware.items : []
  const index = all.findIndex((each, number) => number >= at && takes(evaluator, each, action))
  const one = all[index]
  if (one !== undefined) {
    const next = created('NextDispatcher', { store, at: integer(index + 1), nested: integer(nested + 1) })
    return evaluator.call(one, positionalArguments(store, action, next), null)
  }
  const state = reduce(evaluator, store, stateOf(evaluator, store), action)
  // What only running code could tell leaves the state as it is.
  if (state.kind !== 'unknown') evaluator.setOf(store, STATE, state)
  return NULL
}

/** Whether a middleware does anything with an action that is known: one of a package, whose source is not read, hands it on. */
function takes(evaluator: Evaluator, one: Value, action: Value): boolean {
  if (one.kind === 'object') return one.type === 'TypedMiddleware' && isMeant(evaluator, one, action)
  return one.kind === 'function' || one.kind === 'instance'
}

function reduce(evaluator: Evaluator, store: CreatedValue, state: Value, action: Value): Value {
  const [reducer] = store.positional
  return reducer === undefined ? state : evaluator.call(reducer, positionalArguments(state, action), null)
}

function reduced(evaluator: Evaluator, store: CreatedValue, action: InstanceValue): Value {
  action.fields.set('store', store)
  action.fields.set('state', stateOf(evaluator, store))
  action.fields.set('dispatch', created('Dispatcher', { store }))
  const method = fieldOfInstance(evaluator, action, 'reduce')
  const state = evaluator.calledWith(method, positionalArguments()) ?? NULL
  if (state.kind === 'instance') evaluator.setOf(store, STATE, state)
  return NULL
}

/** What a reducer, a middleware or a dispatcher of the library does when it is called; null for what is none. */
export function calledOfLibrary(
  evaluator: Evaluator,
  target: CreatedValue,
  { positional }: Arguments,
): Value | null {
  const [first = NULL, second = NULL, third = NULL] = positional
  const store = target.named.get('store')
  const [of] = target.positional
  switch (target.type) {
    case 'NextDispatcher': {
      const at = target.named.get('at')
      const nested = target.named.get('nested')
      return store?.kind === 'object' && at?.kind === 'number' && nested?.kind === 'number'
        ? handedOn(evaluator, store, first, { at: at.value, nested: nested.value })
        : NULL
    }
    case 'Dispatcher':
      return store?.kind === 'object' ? dispatch(evaluator, store, first) : NULL
    case 'CombinedReducer':
      return (of?.kind === 'list' ? of.items : []).reduce<Value>(
        (state, each) => evaluator.call(each, positionalArguments(state, second), null),
        first,
      )
    case 'TypedReducer':
      return isMeant(evaluator, target, second) && of !== undefined
        ? evaluator.call(of, positionalArguments(first, second), null)
        : first
    case 'TypedMiddleware':
      return isMeant(evaluator, target, second) && of !== undefined
        ? evaluator.call(of, positionalArguments(first, second, third), null)
        : evaluator.call(third, positionalArguments(second), null)
    default:
      return null
  }
}

/** Whether an action is of the second type that a reducer or a middleware was made with. */
function isMeant(evaluator: Evaluator, { types }: CreatedValue, action: Value): boolean {
  const type = types?.[1]
  return type !== undefined && isOfType(evaluator, action, type) === true
}
