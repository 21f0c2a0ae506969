import { positionalArguments } from '../arguments.ts'
import { fieldOfInstance } from '../instances.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'

/**
 * Lets the bindings of a page put what they put, before it is made: those of a `GetPage`, of a `GetPageRoute`
 * (`get_navigation/src/routes/default_route.dart`) and of `Get.to(() => Page(), binding: …)`.
 */
export function bindFor(evaluator: Evaluator, given: ReadonlyMap<string, Value>): void {
  const several = given.get('bindings')
  const all = [given.get('binding'), ...(several?.kind === 'list' ? several.items : [])]
  for (const each of all) if (each !== undefined) bind(evaluator, each)
}

/** Lets a binding put its controllers: `HomeBinding()`, `BindingsBuilder(() {…})`, `BindingsBuilder.put(() => …)`. */
export function bind(evaluator: Evaluator, binding: Value): void {
  if (binding.kind === 'instance') {
    const put = fieldOfInstance(evaluator, binding, 'dependencies')
    if (put?.kind === 'function') evaluator.apply(put, positionalArguments())
    return
  }
  const [make] = binding.kind === 'object' ? binding.positional : []
  if (binding.kind !== 'object' || make?.kind !== 'function') return
  if (binding.constructor !== 'put') evaluator.apply(make, positionalArguments())
  else {
    const type = binding.types?.[0] ?? null
    evaluator.provisions.add(make, type, () => evaluator.apply(make, positionalArguments()))
  }
}
