import { generatedRoutes } from './generated-routes.ts'
import { afterNavigation } from './interactions.ts'
import { isOverlay } from './overlays.ts'
import { initialPath, routeAt, routesOf } from './router.ts'
import { argument, stringArgument } from './widget-arguments.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue } from '../evaluate/value.ts'
import type { Interactions } from './interactions.ts'

/** The routes that stand in the source, as they are written: `/user/:id`. */
export function listedRoutes(evaluator: Evaluator, app: CreatedValue): readonly string[] {
  const router = routesOf(evaluator, app)
  if (router !== null) return [...new Set(router.routes.map(({ path }) => path))]
  const routes = argument(app, 'routes')
  const named =
    routes?.kind === 'map'
      ? routes.entries.flatMap(([key]) => (key.kind === 'string' ? [key.value] : []))
      : []
  const all = [...named, ...generatedRoutes(evaluator, app)]
  return [...new Set(argument(app, 'home') === undefined ? all : ['/', ...all])]
}

/** Where an app is whose user has gone nowhere. */
export function initialRoute(evaluator: Evaluator, app: CreatedValue): string {
  const router = routesOf(evaluator, app)
  return router === null ? (stringArgument(app, 'initialRoute') ?? '/') : initialPath(evaluator, router)
}

/** The path that a route's name or path stands for; null when the app has none such. */
export function pathOf(evaluator: Evaluator, app: CreatedValue, name: string): string | null {
  const router = routesOf(evaluator, app)
  if (router !== null) return routeAt(router, name) === null ? null : pathNamed(router.routes, name)
  const known = listedRoutes(evaluator, app).includes(name) || argument(app, 'onGenerateRoute') !== undefined
  return known ? name : null
}

/** As its address would stand in a browser: a page that was opened without a name has the one below it. */
export function routeOf(
  evaluator: Evaluator,
  app: CreatedValue,
  { base, pages, controls }: Interactions,
): string {
  for (const page of [...(base === null ? [] : [base]), ...pages].toReversed()) {
    if (page.kind !== 'route' || isOverlay(page)) continue
    const path = pathOf(evaluator, app, page.name)
    if (path !== null) return path
  }
  const branch = controls.get('branch')
  const routes = routesOf(evaluator, app)?.routes ?? []
  const shown =
    branch?.kind === 'number'
      ? routes.find(({ shells }) => shells.at(-1)?.branch === branch.value)
      : undefined
  return shown?.path ?? initialRoute(evaluator, app)
}

/** Goes where an address leads: a router replaces what is open, a navigator opens it above. The same if nowhere. */
export function goTo(
  evaluator: Evaluator,
  app: CreatedValue,
  interactions: Interactions,
  route: string,
): Interactions {
  if (pathOf(evaluator, app, route) === null) return interactions
  const how = routesOf(evaluator, app) === null ? 'push' : 'all'
  return afterNavigation(interactions, { kind: 'route', name: route, how })
}

/** A name stands for its route's path; a path, with its arguments, for itself. */
const pathNamed = (
  routes: readonly { readonly path: string; readonly name: string | undefined }[],
  name: string,
) => routes.find((each) => each.name === name)?.path ?? name
