import { positionalArguments } from '../../evaluate/arguments.ts'
import { NULL } from '../../evaluate/value.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { Value } from '../../evaluate/value.ts'

/**
 * The name of the route that lies on top of those that an app of auto_route says are shown, `routes: (_) => [HomeRoute()]`;
 * null where it says none.
 */
export function onTop(evaluator: Evaluator, routes: Value | undefined): string | null {
  if (routes?.kind !== 'function') return null
  const shown = evaluator.apply(routes, positionalArguments(NULL))
  const top = shown.kind === 'list' ? shown.items.at(-1) : undefined
  if (top?.kind === 'instance') return top.of.declaration.name
  return top?.kind === 'object' ? top.type : null
}
