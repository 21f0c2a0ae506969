import { foreignAncestor } from '../declarations.ts'
import { NULL, stringOf } from '../value.ts'
import { appRoutes, locationOf } from './typed-routes.ts'
import type { Evaluator } from '../evaluator.ts'
import type { InstanceValue } from '../value.ts'
import type { Library } from './library.ts'

/** The ways of `RouteData` that go_router_builder gives every typed route. */
const GOES: Readonly<Record<string, 'all' | 'push' | 'replace'>> = {
  go: 'all',
  push: 'push',
  pushReplacement: 'replace',
  replace: 'replace',
}

/**
 * go_router (`go_router/lib/src/router.dart`): what an app is given of its router; the routes are the drawing's. What
 * go_router_builder writes is there without its file.
 */
export const goRouter: Library = {
  name: (evaluator, name, file) => (name === '$appRoutes' ? appRoutes(evaluator, file) : null),
  property(evaluator, target, name) {
    if (target.kind === 'instance') {
      if (name !== 'location' || !isTyped(evaluator, target)) return null
      const location = locationOf(evaluator, target)
      return location === null ? null : stringOf(location)
    }
    const isRouter = target.kind === 'object' && target.type === 'GoRouter'
    return isRouter && /^(routerDelegate|routeInformationParser|routeInformationProvider)$/.test(name)
      ? target
      : null
  },
  method(evaluator, target, name) {
    if (target.kind === 'object' && target.type === 'Uri' && name === 'toString')
      return target.named.get('path') ?? null
    const how = GOES[name]
    if (how === undefined || target.kind !== 'instance' || !isTyped(evaluator, target)) return null
    const location = locationOf(evaluator, target)
    if (location === null) return null
    evaluator.navigation?.push({ kind: 'route', name: location, how })
    return NULL
  },
}

const isTyped = (evaluator: Evaluator, { of }: InstanceValue): boolean =>
  foreignAncestor(evaluator.declarations, of) === 'GoRouteData'
