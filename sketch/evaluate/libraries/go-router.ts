import { percentEncoded } from '../../project/percent-encoded.ts'
import { foreignAncestor } from '../declarations.ts'
import { entryOf } from '../entry-of.ts'
import { created, NULL, stringOf } from '../value.ts'
import { appRoutes, locationOf } from './typed-routes.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** The ways of `RouteData` that go_router_builder gives every typed route. */
const GOES: Readonly<Record<string, 'all' | 'push' | 'replace'>> = {
  go: 'all',
  push: 'push',
  pushReplacement: 'replace',
  replace: 'replace',
}

/** Under this a `GoRouterState` has the path of each route with a name. */
export const NAMED_PATHS = 'paths by name'

/** What stands for the router whose page was made last. */
const CURRENT = created('GoRouter')

/** Keeps the state of the page that is made, for who asks by its context. */
export function setCurrentState(evaluator: Evaluator, state: CreatedValue): void {
  evaluator.setOf(CURRENT, 'state', state)
}

/** Keeps the path of each route with a name, for who asks the router itself. */
export function setNamedPaths(evaluator: Evaluator, names: Value): void {
  evaluator.setOf(CURRENT, NAMED_PATHS, names)
}

/**
 * go_router (`go_router/lib/src/router.dart`): what an app is given of its router; the routes are the drawing's. What
 * go_router_builder writes is there without its file.
 */
export const goRouter: Library = {
  name: (evaluator, name, file) => (name === '$appRoutes' ? appRoutes(evaluator, file) : null),
  create(evaluator, type, constructor, { positional: [path] }) {
    // by which the generated file tells where a typed route is (`lib/src/route_data.dart`)
    if (type === 'GoRouteData' && constructor === '$location') return path?.kind === 'string' ? path : null
    return type === 'GoRouterState' && constructor === 'of'
      ? (evaluator.propertyOf(CURRENT, 'state') ?? null)
      : null
  },
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
  method(evaluator, target, name, { positional: [first], named }) {
    if (target.kind === 'object' && name === 'namedLocation') {
      const paths =
        target.type === 'GoRouterState'
          ? target.named.get(NAMED_PATHS)
          : NAMES_LOCATIONS.test(target.type)
            ? evaluator.propertyOf(CURRENT, NAMED_PATHS)
            : undefined
      return locationOfName(paths, first, named)
    }
    const how = entryOf(GOES, name)
    if (how === undefined || target.kind !== 'instance' || !isTyped(evaluator, target)) return null
    const location = locationOf(evaluator, target)
    if (location === null) return null
    evaluator.navigation?.push({ kind: 'route', name: location, how })
    return NULL
  },
}

const isTyped = (evaluator: Evaluator, { of }: InstanceValue): boolean =>
  foreignAncestor(evaluator.declarations, of) === 'GoRouteData'

/** The router and, by its extension (`lib/src/misc/extensions.dart`), a context: of the router that is there. */
const NAMES_LOCATIONS = /^(GoRouter|BuildContext)$/

/** `state.namedLocation('book', pathParameters: {…}, queryParameters: {…})` (`configuration.dart`). */
function locationOfName(
  paths: Value | null | undefined,
  name: Value | undefined,
  named: ReadonlyMap<string, Value>,
): Value | null {
  if (name?.kind !== 'string' || paths?.kind !== 'map') return null
  const path = texts(paths).get(name.value)
  if (path === undefined) return null
  const parameters = texts(named.get('pathParameters') ?? named.get('params'))
  const query = texts(named.get('queryParameters') ?? named.get('queryParams'))
  const filled = path.replace(/:(\w+)/g, (part, key: string) => {
    const given = parameters.get(key)
    return given === undefined ? part : percentEncoded(given)
  })
  return stringOf(query.size === 0 ? filled : `${filled}?${new URLSearchParams([...query]).toString()}`)
}

function texts(map: Value | undefined): ReadonlyMap<string, string> {
  return new Map(
    (map?.kind === 'map' ? map.entries : []).flatMap(([key, value]): [string, string][] =>
      key.kind === 'string' && value.kind === 'string' ? [[key.value, value.value]] : [],
    ),
  )
}
