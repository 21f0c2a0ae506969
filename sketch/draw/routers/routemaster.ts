import { positionalArguments } from '../../evaluate/arguments.ts'
import { pageOf } from '../../evaluate/call-to-navigate.ts'
import { created, NULL, stringOf } from '../../evaluate/value.ts'
import { argument } from '../widget-arguments.ts'
import { routeIn } from './router.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Route, Router } from './router.ts'

/**
 * routemaster (`lib/src/route_map.dart`, `lib/src/pages/`): a map of what makes the page of each path, or a redirect, or
 * asks first; one of several maps, by who is signed in.
 */
export function routemaster(evaluator: Evaluator, app: CreatedValue): Router | null {
  const delegate = argument(app, 'routerDelegate')
  if (delegate?.kind !== 'object' || delegate.type !== 'RoutemasterDelegate') return null
  const map = evaluator.calledWith(
    argument(delegate, 'routesBuilder'),
    positionalArguments(created('BuildContext')),
  )
  const paths = map?.kind === 'object' ? argument(map, 'routes') : undefined
  const routes = (paths?.kind === 'map' ? paths.entries : []).flatMap(([key, build]): Route[] => {
    if (key.kind !== 'string') return []
    const page = (path: string): Value => {
      const made = madeBy(evaluator, build, path)
      return made?.kind === 'object' ? (pageOf(evaluator, made) ?? NULL) : NULL
    }
    return [{ path: key.value, name: undefined, shells: [], page }]
  })
  const byPath = new Map(
    (paths?.kind === 'map' ? paths.entries : []).map(([key, build]) => [textOf(key), build]),
  )
  const unknown = map?.kind === 'object' ? argument(map, 'onUnknownRoute') : undefined
  return {
    initial: '/',
    routes,
    redirect(path) {
      const route = routeIn(routes, path)
      const made =
        route === null
          ? evaluator.calledWith(unknown, positionalArguments(stringOf(path)))
          : madeBy(evaluator, byPath.get(route.path), path)
      const to = made?.kind === 'object' && made.type === 'Redirect' ? textOf(made.positional[0]) : ''
      return to === '' || to === path ? null : to
    },
  }
}

/** The page of a path, or the redirect; what asks first makes the one or the other. */
function madeBy(evaluator: Evaluator, build: Value | undefined, path: string): Value | null {
  const none: Value = { kind: 'map', entries: [] }
  const data = created('RouteData', {
    path: stringOf(path),
    fullPath: stringOf(path),
    pathParameters: none,
    queryParameters: none,
  })
  const made = evaluator.calledWith(build, positionalArguments(data))
  if (made?.kind !== 'object' || made.type !== 'Guard') return made
  const may = evaluator.calledWith(argument(made, 'canNavigate'), positionalArguments(data))
  const how = may?.kind === 'boolean' && !may.value ? 'onNavigationFailed' : 'builder'
  return evaluator.calledWith(argument(made, how), positionalArguments(data))
}

const textOf = (value: Value | undefined): string => (value?.kind === 'string' ? value.value : '')
