import { positionalArguments } from '../arguments.ts'
import { foreignAncestor } from '../declarations.ts'
import { fieldOfInstance } from '../instances.ts'
import { booleanOf, created, listOf, NULL, stringOf, unknown } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { InstanceValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * auto_route before 1.0 (`auto_route/lib/src/router/extended_navigator.dart`, `router_base.dart`), and stacked, which
 * has its generated router from there (`stacked/lib/src/router/router_base.dart`): a Navigator whose routes are those of
 * the router, and what code and that router call of them.
 */
export const extendedNavigator: Library = {
  create(_evaluator, type, constructor, { named }) {
    if (type !== 'ExtendedNavigator' || constructor === '') return null
    // Since 0.6 what an app's `builder` is given.
    if (constructor === 'builder') return { ...created('ExtendedNavigator'), named }
    return /^(of|ofRouter|named)$/.test(constructor) ? created('ExtendedNavigatorState') : null
  },
  property(evaluator, target, name) {
    if (target.kind === 'type' && target.name === 'ExtendedNavigator')
      return /^(root|rootNavigator)$/.test(name) ? created('ExtendedNavigatorState') : null
    if (name !== 'onGenerateRoute' || !isRouterBase(evaluator, target)) return null
    return fieldOfInstance(evaluator, target, 'pagesMap') === null
      ? null
      : created('GeneratedRoutes', { router: target })
  },
  call(_evaluator, name, { named }) {
    if (name === 'hasInvalidArgs') return booleanOf(false)
    return name === 'buildAdaptivePageRoute' ? { ...created('MaterialPageRoute'), named } : null
  },
  method(evaluator, target, name, { named }) {
    if (target.kind !== 'object' || target.type !== 'RouteData' || name !== 'getArgs') return null
    const given = target.named.get('arguments') ?? NULL
    if (given.kind !== 'null') return given
    const orElse = named.get('orElse')
    return evaluator.calledWith(orElse, positionalArguments()) ?? unknown('getArgs')
  },
  builds(evaluator, widget) {
    const router = widget.type === 'ExtendedNavigator' ? widget.named.get('router') : undefined
    if (router?.kind !== 'instance') return null
    const initial = widget.named.get('initialRoute')
    const route = generatedRoute(evaluator, router, initial?.kind === 'string' ? initial.value : '/')
    return created('Navigator', { pages: listOf([route]) })
  },
}

function isRouterBase(evaluator: Evaluator, target: Value): target is InstanceValue {
  return target.kind === 'instance' && foreignAncestor(evaluator.declarations, target.of) === 'RouterBase'
}

/** The paths that a router was generated with, in their order. */
export function generatedPaths(evaluator: Evaluator, router: InstanceValue): readonly string[] {
  const declared =
    fieldOfInstance(evaluator, router, 'routes') ?? fieldOfInstance(evaluator, router, 'allRoutes')
  return declared?.kind === 'list' ? declared.items.flatMap(pathOf) : []
}

/** Of the texts `Routes.all`, or of a `RouteDef('/', page: HomePage)`. */
function pathOf(route: Value): readonly string[] {
  if (route.kind === 'string') return [route.value]
  const [path] = route.kind === 'object' && route.type === 'RouteDef' ? route.positional : []
  return path?.kind === 'string' ? [path.value] : []
}

/** The route that a generated router makes of a path, whose page is `given` that; null as a value where it has none. */
export function generatedRoute(
  evaluator: Evaluator,
  router: InstanceValue,
  path: string,
  given: Value = NULL,
): Value {
  const data = created('RouteData', { name: stringOf(path), arguments: given })
  const pages = fieldOfInstance(evaluator, router, 'pagesMap')
  // Since 0.6 the pages are found by their types, and these by the paths.
  const make =
    pages?.kind === 'map'
      ? pages.entries.find(([key]) => isSameClass(key, pageAt(evaluator, router, path)))?.[1]
      : fieldOfInstance(evaluator, router, 'onGenerateRoute')
  return evaluator.calledWith(make, positionalArguments(data)) ?? NULL
}

function pageAt(evaluator: Evaluator, router: InstanceValue, path: string): Value | undefined {
  const routes = fieldOfInstance(evaluator, router, 'routes')
  const route = routes?.kind === 'list' ? routes.items.find((each) => pathOf(each)[0] === path) : undefined
  return route?.kind === 'object' ? route.named.get('page') : undefined
}

const isSameClass = (one: Value, other: Value | undefined): boolean =>
  one.kind === 'class' && other?.kind === 'class' && one.of.declaration === other.of.declaration
