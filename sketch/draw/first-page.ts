import { positionalArguments } from '../evaluate/arguments.ts'
import { applyBuilder } from '../evaluate/builders.ts'
import { pageOf } from '../evaluate/call-to-navigate.ts'
import { booleanOf, created, NULL, stringOf } from '../evaluate/value.ts'
import { renewed } from './interactions.ts'
import { initialPage, routesOf, routeNamed } from './router.ts'
import { argument, stringArgument } from './widget-arguments.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'
import type { OpenedPage } from './interactions.ts'

/** What the app shows first: the initial one of its routes, its `home`, or where its router begins. */
export function firstPageOf(evaluator: Evaluator, app: CreatedValue): Value {
  const home = argument(app, 'home')
  if (home !== undefined) return initialOverHome(evaluator, app) ?? home
  const router = routesOf(evaluator, app)
  const begun = router === null ? null : initialPage(evaluator, router)
  if (begun !== null) return begun
  const initial = stringArgument(app, 'initialRoute') ?? '/'
  const generated = firstGenerated(evaluator, app, initial)
  if (generated !== null) return generated
  const named = pageNamed(evaluator, app, initial)
  if (named !== null) return named
  const routes = argument(app, 'routes')
  const first = routes?.kind === 'map' ? routes.entries[0]?.[1] : undefined
  if (first !== undefined) return built(evaluator, first)
  // An app without a page of its own may be all that its builder makes.
  const builder = argument(app, 'builder')
  return builder?.kind === 'function' ? applyBuilder(evaluator, builder, NULL) : NULL
}

/** The page of `initialRoute` where the app has one, too: `home` is the page of `/` alone (`WidgetsApp.home`). */
function initialOverHome(evaluator: Evaluator, app: CreatedValue): Value | null {
  const initial = stringArgument(app, 'initialRoute')
  const page = initial === undefined || initial === '/' ? null : pageNamed(evaluator, app, initial)
  return page === null || page.kind === 'null' || page.kind === 'unknown' ? null : page
}

/** Whether an app has no page of its own, but what its builder makes. */
export function firstPageIsBuilt(app: CreatedValue): boolean {
  return !PAGES.some((name) => argument(app, name) !== undefined)
}

/** By what an app is told its pages. */
export const PAGES = [
  'home',
  'routes',
  'initialRoute',
  'onGenerateRoute',
  'routerConfig',
  'routerDelegate',
  'getPages',
] as const

/** The last of the routes that an app opens at the start lies on top. */
function firstGenerated(evaluator: Evaluator, app: CreatedValue, initial: string): Value | null {
  const generate = argument(app, 'onGenerateInitialRoutes')
  if (generate?.kind !== 'function') return null
  const routes = evaluator.apply(generate, positionalArguments(stringOf(initial)))
  const top = routes.kind === 'list' ? routes.items.at(-1) : undefined
  return top === undefined ? null : pageOf(evaluator, top)
}

/** The page of a route by its path or name; null when the app has none of that name. */
export function pageNamed(evaluator: Evaluator, app: CreatedValue, name: string): Value | null {
  const router = routesOf(evaluator, app)
  if (router !== null) return routeNamed(router, name)
  const routes = argument(app, 'routes')
  const entry =
    routes?.kind === 'map'
      ? routes.entries.find(([key]) => key.kind === 'string' && key.value === name)?.[1]
      : undefined
  if (entry !== undefined) return built(evaluator, entry)
  if (name === '/' && argument(app, 'home') !== undefined) return argument(app, 'home') ?? null
  const generate = argument(app, 'onGenerateRoute')
  if (generate?.kind !== 'function') return null
  // `isInitialRoute` is of Flutter before 1.12.
  const isInitialRoute = booleanOf(name === (stringArgument(app, 'initialRoute') ?? '/'))
  const settings = created('RouteSettings', {
    name: stringOf(name),
    arguments: evaluator.handed ?? NULL,
    isInitialRoute,
  })
  evaluator.routeAsked = stringOf(name)
  const route = evaluator.apply(generate, positionalArguments(settings))
  evaluator.routeAsked = null
  return pageOf(evaluator, route)
}

/** The page that was opened; what it is handed is there for all that it builds. */
export function openedPage(evaluator: Evaluator, app: CreatedValue, opened: OpenedPage): Value | null {
  evaluator.handed = opened.given ?? null
  return opened.kind === 'widget' ? renewed(evaluator, opened.widget) : pageNamed(evaluator, app, opened.name)
}

function built(evaluator: Evaluator, build: Value): Value {
  return evaluator.calledWith(build, positionalArguments(created('BuildContext'))) ?? NULL
}
