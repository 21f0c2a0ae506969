import { positionalArguments } from '../../evaluate/arguments.ts'
import { followNavigation } from '../../evaluate/follow-navigation.ts'
import { fieldOfInstance } from '../../evaluate/instances.ts'
import { created, NULL, stringOf } from '../../evaluate/value.ts'
import { argument, listArgument, stringArgument } from '../widget-arguments.ts'
import { routeIn, STEPS_OF_ROUTE } from './router.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Route, Router, Shell } from './router.ts'

/** A route, and what is asked before it is entered, the outermost first. */
interface Guarded extends Route {
  readonly asked: readonly Value[]
}

/** What stands around a route's own. */
interface Around {
  readonly path: string
  readonly shells: readonly Shell[]
  readonly asked: readonly Value[]
}

/** Deeper than routes of an app stand in one another. */
const MAX_DEPTH = 12

/**
 * vrouter, whose app is `VRouter` itself: elements that hold others, pages among them, and what is asked before they are
 * entered (`lib/src/vrouter_widgets.dart`, `lib/src/vroute_elements/`).
 */
export function vRouter(evaluator: Evaluator, app: CreatedValue): Router | null {
  const elements = listArgument(app, 'routes')
  if (!elements.some((each) => each.kind === 'object' && /^V[A-Z]/.test(each.type))) return null
  const before = argument(app, 'beforeEnter')
  const routes = within(
    evaluator,
    elements,
    { path: '', shells: [], asked: before === undefined ? [] : [before] },
    0,
  )
  return {
    initial: stringArgument(app, 'initialUrl') ?? '/',
    routes,
    redirect: (path) => askedFor(evaluator, routeIn(routes, path)?.asked ?? [], path),
  }
}

function within(evaluator: Evaluator, elements: readonly Value[], around: Around, depth: number): Guarded[] {
  return elements.flatMap((element) => {
    if (depth > MAX_DEPTH || !evaluator.spend(STEPS_OF_ROUTE)) return []
    // `class Auth extends VRouteElementBuilder`
    if (element.kind === 'instance') {
      const build = fieldOfInstance(evaluator, element, 'buildRoutes')
      const built = evaluator.calledWith(build, positionalArguments())
      return built?.kind === 'list' ? within(evaluator, built.items, around, depth + 1) : []
    }
    return element.kind === 'object' ? ofElement(evaluator, element, around, depth) : []
  })
}

function ofElement(evaluator: Evaluator, element: CreatedValue, around: Around, depth: number): Guarded[] {
  const before = argument(element, 'beforeEnter')
  const path = joined(around.path, stringArgument(element, 'path'))
  const inner: Around = {
    ...around,
    path,
    asked: before === undefined ? around.asked : [...around.asked, before],
  }
  const build = argument(element, 'widgetBuilder')
  const wrap = (page: Value): Value => evaluator.calledWith(build, positionalArguments(page)) ?? page
  const nested = within(
    evaluator,
    listArgument(element, 'nestedRoutes'),
    { ...inner, shells: [...inner.shells, { branch: 0, wrap }] },
    depth + 1,
  )
  const stacked = within(evaluator, listArgument(element, 'stackedRoutes'), inner, depth + 1)
  const widget = argument(element, 'widget')
  const to = argument(element, 'redirectTo')
  const own: Guarded = {
    path: path === '' ? '/' : path,
    name: stringArgument(element, 'name'),
    shells: inner.shells,
    asked: to === undefined ? inner.asked : [...inner.asked, to],
    page: () => widget ?? NULL,
  }
  const isPage = widget !== undefined || to !== undefined
  return [...(isPage ? [own] : []), ...nested, ...stacked]
}

/** A path without a slash in front goes on from the one around it, which one that has none is at. */
function joined(around: string, path: string | undefined): string {
  if (path === undefined || path === '') return around
  return path.startsWith('/') ? path : `${around.replace(/\/$/, '')}/${path}`
}

/** Where what is asked before a page leads instead; what only running code could tell is as a new app has it. */
function askedFor(evaluator: Evaluator, asked: readonly Value[], path: string): string | null {
  for (const each of asked) {
    if (each.kind === 'string') return each.value
    const redirector = created('VRedirector', { toUrl: stringOf(path), newVRouterData: NULL })
    const led = followNavigation(evaluator, false, () =>
      evaluator.calledWith(each, positionalArguments(redirector)),
    ).find((effect) => effect.kind === 'route')
    if (led?.kind === 'route' && led.name !== path) return led.name
  }
  return null
}
