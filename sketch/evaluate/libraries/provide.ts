import { positionalArguments } from '../arguments.ts'
import { givenOfType } from '../provided.ts'
import { created, NULL, unknown } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * provide (`provide/lib/provide.dart`): what `Providers()..provide(Provider<Cart>.value(cart))` is told is given by its
 * type, to the builder of a `Provide<Cart>` after its child and to `Provide.value<Cart>(context)`.
 */
export const provide: Library = {
  create(evaluator, type, constructor, { types }, at) {
    return type === 'Provide' && constructor === 'value' ? givenOfType(evaluator, types?.[0], at) : null
  },
  method(evaluator, target, name, { positional: [provider] }) {
    if (target.kind !== 'object' || target.type !== 'Providers' || name !== 'provide') return null
    if (provider?.kind === 'object') keep(evaluator, provider)
    return NULL
  },
  builder(evaluator, widget) {
    const type = widget.type === 'Provide' ? widget.types?.[0] : undefined
    if (type === undefined) return null
    return [widget.named.get('child') ?? NULL, givenOfType(evaluator, type, widget.at) ?? unknown(type)]
  },
}

/** `Provider.value(cart)` and `Provider.function((context) => Cart())`; by its own class where no type is written. */
function keep(evaluator: Evaluator, provider: CreatedValue): void {
  const [given] = provider.positional
  if (given === undefined) return
  const own = given.kind === 'instance' ? given.of.declaration.name : null
  const make = (): Value =>
    provider.constructor === 'function'
      ? (evaluator.calledWith(given, positionalArguments(created('BuildContext'))) ?? given)
      : given
  evaluator.provisions.add(provider, provider.types?.[0] ?? own, () => evaluator.once(provider, make))
}
