import { foreignAncestor } from '../declarations.ts'
import { created, integer, NULL } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/** auto_route: what an app is given by its router; which pages there are is the drawing's. */
export const autoRoute: Library = {
  create(evaluator, type, constructor, { positional: [router], named }) {
    // Until auto_route 6; since then a method of the router.
    if (type === 'AutoRouterDelegate' && constructor === 'declarative')
      return created('AutoRouterConfig', { router: router ?? NULL, shown: named.get('routes') ?? NULL })
    if (type === 'AutoRouterDelegate' && router !== undefined && isRootRouter(evaluator, router))
      return created('AutoRouterConfig', { router, ...beginning(named) })
    if (type === 'AutoRouter' && constructor === 'of') return created('StackRouter')
    return type === 'AutoTabsRouter' && constructor === 'of'
      ? created('TabsRouter', { activeIndex: integer(0) })
      : null
  },
  property(_evaluator, target, name) {
    return name === 'router' && target.kind === 'object' && target.type === 'BuildContext'
      ? created('StackRouter')
      : null
  },
  method(evaluator, target, name, { named }) {
    if (name === 'declarativeDelegate' && isRootRouter(evaluator, target))
      return created('AutoRouterConfig', { router: target, shown: named.get('routes') ?? NULL })
    return /^(config|delegate)$/.test(name) && isRootRouter(evaluator, target)
      ? created('AutoRouterConfig', { router: target, ...beginning(named) })
      : null
  },
}

/** Where an app begins, as its router is told: by a link, or (until auto_route 5) by routes one over the other. */
function beginning(named: ReadonlyMap<string, Value>): Record<string, Value> {
  const link = named.get('deepLinkBuilder') ?? named.get('initialDeepLink')
  const routes = named.get('initialRoutes')
  return { ...(link === undefined ? {} : { link }), ...(routes === undefined ? {} : { shown: routes }) }
}

/** The router of an app is a class of its own, generated in part: `class AppRouter extends _$AppRouter`, `$AppRouter`. */
export function isRootRouter(evaluator: Evaluator, target: Value): boolean {
  if (target.kind !== 'instance') return false
  return /^(RootStackRouter|_?\$\w*Router)$/.test(foreignAncestor(evaluator.declarations, target.of) ?? '')
}
