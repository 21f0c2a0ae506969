import { positionalArguments } from '../../evaluate/arguments.ts'
import { created, NULL, stringOf, unknown } from '../../evaluate/value.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { Value } from '../../evaluate/value.ts'

/**
 * The name of the route that lies on top of those that an app of auto_route says are shown, `routes: (_) => [HomeRoute()]`
 * or the routes themselves; null where it says none.
 */
export function onTop(evaluator: Evaluator, routes: Value | undefined): string | null {
  if (routes?.kind !== 'function' && routes?.kind !== 'list') return null
  const shown = routes.kind === 'list' ? routes : evaluator.apply(routes, positionalArguments(NULL))
  const top = shown.kind === 'list' ? shown.items.at(-1) : undefined
  if (top?.kind === 'instance') return top.of.declaration.name
  return top?.kind === 'object' ? top.type : null
}

/**
 * The path where an app begins whatever its routes say: `initialDeepLink: '/home'`, since auto_route 6
 * `deepLinkBuilder: (_) => DeepLink.path('/home')`, which is told of no link. Null where it says none.
 */
export function linkedPath(evaluator: Evaluator, link: Value | undefined): string | null {
  if (link?.kind === 'string') return link.assumed === true ? null : link.value
  if (link?.kind !== 'function') return null
  const opened = created('PlatformDeepLink', { path: stringOf('/'), uri: unknown('uri') })
  const led = evaluator.apply(link, positionalArguments(opened))
  if (led.kind !== 'object' || led.type !== 'DeepLink' || led.constructor !== 'path') return null
  const [path] = led.positional
  return path?.kind === 'string' && path.assumed !== true ? path.value : null
}
