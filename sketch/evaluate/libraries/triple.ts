import { foreignAncestor } from '../declarations.ts'
import { positionalArguments } from '../arguments.ts'
import { awaited } from '../first-event.ts'
import { fieldOfInstance } from '../instances.ts'
import { givenOfType } from '../provided.ts'
import { booleanOf, created, NULL, stringOf, unknown } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { InstanceValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** The stores of all its versions, and the one of its mobx edition. */
const STORES = /^(Stream|Notifier|MobX|Base)?Store$/

const CALLS = /^(update|setLoading|setError|execute|observer)$/
/** What stands for one of a store's own functions where it is named alone. */
const CALL = 'StoreCall'

/**
 * triple and flutter_triple: a store has a state, which begins with what its constructor is given, and may load or
 * have failed; widgets are built of the three (`triple/lib/src/store.dart`, `flutter_triple/lib/src/`).
 */
export const triple: Library = {
  property(evaluator, target, name) {
    if (target.kind !== 'instance' || !isStore(evaluator, target)) return null
    if (name === 'isLoading') return target.fields.get('isLoading') ?? booleanOf(false)
    if (name === 'error') return target.fields.get('error') ?? NULL
    return CALLS.test(name) ? created(CALL, { store: target, name: stringOf(name) }) : null
  },
  method(evaluator, target, name, args) {
    if (target.kind === 'object' && target.type === CALL && name === 'call') {
      const [store, called] = ['store', 'name'].map((each) => target.named.get(each))
      return store?.kind === 'instance' && called?.kind === 'string'
        ? call(evaluator, store, called.value, args)
        : null
    }
    const isIts = target.kind === 'instance' && CALLS.test(name) && isStore(evaluator, target)
    return isIts ? call(evaluator, target, name, args) : null
  },
  builds(evaluator, widget) {
    const isScoped = /^Scoped(Builder|Consumer)$/.test(widget.type)
    if (!isScoped && !/^Triple(Builder|Consumer)$/.test(widget.type)) return null
    const store = widget.named.get('store') ?? givenOfType(evaluator, widget.types?.[0], widget.at)
    const state = store?.kind === 'instance' ? stateOf(evaluator, store) : unknown('state')
    const part = (name: string): Value =>
      store?.kind === 'instance' ? (store.fields.get(name) ?? NULL) : NULL
    const [error, loading] = [part('error'), part('isLoading')]
    const context = created('BuildContext')
    const build = (name: string, ...given: Value[]): Value | null => {
      const builder = widget.named.get(name)
      return evaluator.calledWith(builder, positionalArguments(context, ...given))
    }
    if (!isScoped) return build('builder', created('Triple', { state, error, isLoading: loading }))
    const waits = loading.kind === 'boolean' && loading.value ? build('onLoading') : null
    const failed = error.kind === 'null' ? null : build('onError', error)
    return waits ?? failed ?? build('onState', state)
  },
}

const isStore = (evaluator: Evaluator, value: InstanceValue): boolean =>
  STORES.test(foreignAncestor(evaluator.declarations, value.of) ?? '')

const stateOf = (evaluator: Evaluator, store: InstanceValue): Value =>
  fieldOfInstance(evaluator, store, 'state') ?? unknown('state')

function call(
  evaluator: Evaluator,
  store: InstanceValue,
  name: string,
  { positional: [first], named }: Arguments,
): Value {
  if (name === 'update') return changed(evaluator, store, 'state', first)
  if (name === 'setLoading') return changed(evaluator, store, 'isLoading', first)
  if (name === 'setError') return changed(evaluator, store, 'error', first)
  if (name === 'execute') return changed(evaluator, store, 'state', executed(evaluator, first))
  const listener = named.get('onState')
  if (listener?.kind === 'function') evaluator.apply(listener, positionalArguments(stateOf(evaluator, store)))
  return created('Disposer')
}

/** What only running code could tell leaves it as it is, and a tap only leads somewhere. */
function changed(evaluator: Evaluator, store: InstanceValue, name: string, value: Value | undefined): Value {
  if (value !== undefined && value.kind !== 'unknown' && !evaluator.followsTap) store.fields.set(name, value)
  return NULL
}

/** What the given function brings, or the future. */
function executed(evaluator: Evaluator, given: Value | undefined): Value | undefined {
  const made = evaluator.calledWith(given, positionalArguments()) ?? given
  return made === undefined ? undefined : awaited(evaluator, made)
}
