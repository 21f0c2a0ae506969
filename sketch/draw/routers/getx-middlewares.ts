import { positionalArguments } from '../../evaluate/arguments.ts'
import { fieldOfInstance } from '../../evaluate/instances.ts'
import { created, stringOf } from '../../evaluate/value.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { Value } from '../../evaluate/value.ts'

/**
 * Where a page's middlewares lead who goes to its path (`get_navigation/src/routes/route_middleware.dart`), the one of
 * the lowest `priority` first: the name of the `RouteSettings` that one of them answers with; null where all let pass.
 */
export function passedOn(evaluator: Evaluator, middlewares: readonly Value[], path: string): string | null {
  const asked = middlewares.map((each) => ({ each, priority: priorityOf(evaluator, each) }))
  for (const { each } of asked.toSorted((one, other) => one.priority - other.priority)) {
    const name =
      ledBy(evaluator, each, 'redirect', stringOf(path)) ??
      ledBy(evaluator, each, 'redirectDelegate', config(path))
    if (name !== null) return name
  }
  return null
}

function priorityOf(evaluator: Evaluator, middleware: Value): number {
  const said = middleware.kind === 'instance' ? fieldOfInstance(evaluator, middleware, 'priority') : null
  return said?.kind === 'number' ? said.value : 0
}

/** What such a method answers with: route settings, or a configuration made of a path. */
function ledBy(evaluator: Evaluator, middleware: Value, method: string, given: Value): string | null {
  const ask = middleware.kind === 'instance' ? fieldOfInstance(evaluator, middleware, method) : null
  if (ask?.kind !== 'function') return null
  const led = evaluator.apply(ask, positionalArguments(given))
  if (led.kind !== 'object' || led === given) return null
  const name = led.type === 'RouteSettings' ? led.named.get('name') : led.positional[0]
  return name?.kind === 'string' ? name.value : null
}

const config = (path: string): Value => ({
  ...created('GetNavConfig', {}, [stringOf(path)]),
  constructor: 'fromRoute',
})
