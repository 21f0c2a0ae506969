import { positionalArguments } from '../arguments.ts'
import { created, NULL, unknown } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * redux and flutter_redux: a store has the state that it begins with (`redux/lib/src/store.dart`), a connector draws
 * what its converter makes of that (`flutter_redux.dart`). What is dispatched changes nothing: who answers it first,
 * the middleware, waits for running code.
 */
export const redux: Library = {
  provides(evaluator, widget) {
    const store = widget.type === 'StoreProvider' ? widget.named.get('store') : undefined
    if (store !== undefined) evaluator.provisions.add(widget, 'Store', () => store)
  },
  create(evaluator, type, constructor) {
    return type === 'StoreProvider' && constructor === 'of' ? evaluator.provisions.ofType('Store') : null
  },
  property(evaluator, target, name) {
    if (name !== 'state' || !isStore(target)) return null
    return evaluator.once(target, () => target.named.get('initialState') ?? begun(evaluator, target))
  },
  method(_evaluator, target, name) {
    return name === 'dispatch' && isStore(target) ? NULL : null
  },
  builder(evaluator, widget) {
    if (widget.type !== 'StoreConnector' && widget.type !== 'StoreBuilder') return null
    const store = evaluator.provisions.ofType('Store') ?? unknown('store')
    if (widget.type === 'StoreBuilder') return [store]
    const converter = widget.named.get('converter')
    return converter === undefined ? null : [evaluator.call(converter, positionalArguments(store), null)]
  },
}

const isStore = (value: Value): value is CreatedValue => value.kind === 'object' && value.type === 'Store'

/** Without a state to begin with, a reducer makes it of none. */
function begun(evaluator: Evaluator, store: CreatedValue): Value {
  const [reducer] = store.positional
  return reducer?.kind === 'function'
    ? evaluator.apply(reducer, positionalArguments(NULL, created('InitAction')))
    : NULL
}
