import { fieldOfInstance } from '../instances.ts'
import { positionalArguments } from '../arguments.ts'
import { created, unknown } from '../value.ts'
import { calledOfLibrary, dispatch, stateOf } from './redux-dispatch.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * redux, flutter_redux and async_redux: a store has the state that it begins with (`redux/lib/src/store.dart`), or that
 * its reducer makes of what is dispatched; a connector draws what its converter makes of that (`flutter_redux.dart`),
 * and may dispatch as it begins.
 */
export const redux: Library = {
  provides(evaluator, widget) {
    const store = widget.type === 'StoreProvider' ? widget.named.get('store') : undefined
    if (store !== undefined) evaluator.provisions.add(widget, 'Store', () => store)
  },
  call(_evaluator, name, { positional: [first] }) {
    return name === 'combineReducers' && first !== undefined ? created('CombinedReducer', {}, [first]) : null
  },
  create(evaluator, type, constructor, { positional }) {
    if (type !== 'StoreProvider') return null
    const store = evaluator.provisions.ofType('Store')
    if (constructor === 'of') return store
    if (store?.kind !== 'object') return null
    if (constructor === 'state') return stateOf(evaluator, store)
    return constructor === 'dispatch' ? dispatch(evaluator, store, positional[1] ?? unknown('action')) : null
  },
  property(evaluator, target, name) {
    if (target.kind !== 'object') return null
    if (name === 'call' && CALLABLE.test(target.type)) return target
    if (!isStore(target)) return null
    if (name === 'dispatch') return created('Dispatcher', { store: target })
    return name === 'state' ? stateOf(evaluator, target) : null
  },
  method(evaluator, target, name, args) {
    if (target.kind !== 'object') return null
    if (name === 'call') return calledOfLibrary(evaluator, target, args)
    const isDispatch = /^dispatch(Async|Sync|AndWait)?$/.test(name) && isStore(target)
    return isDispatch ? dispatch(evaluator, target, args.positional[0] ?? unknown('action')) : null
  },
  builder(evaluator, widget) {
    if (widget.type !== 'StoreConnector' && widget.type !== 'StoreBuilder') return null
    const store = evaluator.provisions.ofType('Store') ?? unknown('store')
    once(evaluator, widget, 'onInit', store)
    if (widget.type === 'StoreBuilder') {
      once(evaluator, widget, 'onInitialBuild', store)
      return [store]
    }
    const shown = (): Value | null => viewOf(evaluator, widget, store)
    const first = shown()
    if (first === null) return null
    return once(evaluator, widget, 'onInitialBuild', first) ? [shown() ?? first] : [first]
  },
}

const CALLABLE = /^(Combined|Typed)Reducer$|^TypedMiddleware$|^(Next)?Dispatcher$/

const isStore = (value: Value): value is CreatedValue => value.kind === 'object' && value.type === 'Store'

/** Calls what a connector does as it begins, and says whether there is such a thing and it was not called before. */
function once(evaluator: Evaluator, widget: CreatedValue, name: string, given: Value): boolean {
  const callback = widget.named.get(name)
  if (callback?.kind !== 'function') return false
  let isFirst = false
  evaluator.once(callback.code, () => {
    isFirst = true
    return evaluator.apply(callback, positionalArguments(given))
  })
  return isFirst
}

/** What a connector's builder is given: of its converter, or in async_redux of its factory. */
function viewOf(evaluator: Evaluator, widget: CreatedValue, store: Value): Value | null {
  const converter = widget.named.get('converter')
  if (converter !== undefined) return evaluator.call(converter, positionalArguments(store), null)
  const vm = widget.named.get('vm')
  const factory = vm === undefined ? null : evaluator.call(vm, positionalArguments(), null)
  if (factory?.kind !== 'instance' || store.kind !== 'object') return null
  factory.fields.set('state', stateOf(evaluator, store))
  factory.fields.set('dispatch', created('Dispatcher', { store }))
  const view = fieldOfInstance(evaluator, factory, 'fromStore')
  return evaluator.calledWith(view, positionalArguments())
}
