import { positionalArguments } from '../../evaluate/arguments.ts'
import { fieldOfInstance, makeInstance } from '../../evaluate/instances.ts'
import { fileScope } from '../../evaluate/scope.ts'
import { created, NULL } from '../../evaluate/value.ts'
import { argument, booleanArgument, listArgument, stringArgument } from '../widget-arguments.ts'
import { guardedTo } from './auto-route-guards.ts'
import { linkedPath, onTop } from './auto-route-shown.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from '../../evaluate/value.ts'
import { STEPS_OF_ROUTE } from './router.ts'
import type { Route, Router, Shell } from './router.ts'

/** More than any app calls its pages by. */
const MAX_ENDINGS = 20

/** auto_route: pages by the names of their routes, nested ones within the page of the route around them. */
export function autoRoute(evaluator: Evaluator, app: CreatedValue): Router | null {
  const config = argument(app, 'routerConfig') ?? argument(app, 'routerDelegate')
  if (config?.kind !== 'object' || config.type !== 'AutoRouterConfig') return null
  const router = argument(config, 'router')
  const declared = router?.kind === 'instance' ? fieldOfInstance(evaluator, router, 'routes') : null
  if (router?.kind !== 'instance' || declared?.kind !== 'list') return null
  const routes = flatten(evaluator, declared.items, '', [], router)
  const all = fieldOfInstance(evaluator, router, 'guards')
  // Before auto_route 9 the router itself may be the guard of all routes.
  const itself = fieldOfInstance(evaluator, router, 'onNavigation') === null ? [] : [router]
  const around = [...itself, ...(all?.kind === 'list' ? all.items : [])]
  const guards = guardsOf(evaluator, declared.items, around, '')
  const redirect = (path: string): string | null => {
    const led = guardedTo(evaluator, guards.get(path) ?? [])
    const to = led === null ? undefined : routes.find(({ name }) => name === led)?.path
    return to === undefined || to === path ? null : to
  }
  const shown = onTop(evaluator, argument(config, 'shown'))
  const linked = linkedPath(evaluator, argument(config, 'link'))
  const initial =
    routes.find(({ name, path }) => name === shown || path === linked)?.path ?? firstOf(declared.items, '')
  return { initial, routes, redirect }
}

function flatten(
  evaluator: Evaluator,
  values: readonly Value[],
  above: string,
  shells: readonly Shell[],
  router: InstanceValue,
): Route[] {
  return values.flatMap((value, index): Route[] => {
    if (value.kind !== 'object' || isRedirect(value) || !evaluator.spend(STEPS_OF_ROUTE)) return []
    const path = pathOf(value, above)
    const page = (): Value => pageOfRoute(evaluator, infoOf(value), router)
    const around: Shell = { branch: index, wrap: (outlet) => within(page(), outlet) }
    const below = flatten(evaluator, listArgument(value, 'children'), path, [...shells, around], router)
    const whole = (at: string): Value => {
      const children = listArgument(value, 'children')
      const first = children[initialIndex(children)]
      // read for the page that is shown alone: else each level would double what is below it
      const inside = first === undefined ? undefined : flatten(evaluator, [first], path, [], router).at(-1)
      return inside === undefined ? page() : within(page(), inside.page(at))
    }
    // A nested page of the same path is what stands there, in the page around it.
    return [...below, { path, name: nameOf(value), shells, page: whole }]
  })
}

/** A page with another one in its outlet; of what is only an outlet that other one alone. */
function within(page: Value, inside: Value): Value {
  const isOutlet = page.kind === 'object' && /^(AutoRouter|EmptyRouter(Page|Screen))$/.test(page.type)
  return isOutlet ? inside : created('RouterOutlet', { child: page, outlet: inside })
}

/** As auto_route makes it where none is written: of the initial route none, else of the page's name. */
function pathOf(route: CreatedValue, above: string): string {
  const stem = (nameOf(route) ?? 'page').replace(/Route$/, '')
  const usual = booleanArgument(route, 'initial') === true ? '' : stem.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
  const own = stringArgument(route, 'path') ?? usual.toLowerCase()
  if (own.startsWith('/')) return own
  return `${above.replace(/\/$/, '')}/${own}`.replace(/(?<=.)\/$/, '')
}

/** `RedirectRoute`, and a `RouteConfig` that says where it leads (`lib/src/route/route_config.dart` of auto_route 5). */
function isRedirect(value: Value): boolean {
  if (value.kind !== 'object') return false
  return value.type === 'RedirectRoute' || (value.type === 'RouteConfig' && value.named.has('redirectTo'))
}

/** What a route says of its page. Before auto_route 6 that is the name by which the router makes it. */
function infoOf(route: CreatedValue): Value | undefined {
  return route.type === 'RouteConfig' ? created('PageInfo', {}, route.positional) : argument(route, 'page')
}

/** `HomeRoute`, by which code goes there. */
function nameOf(route: CreatedValue): string | undefined {
  const page = infoOf(route)
  const named = page?.kind === 'object' ? page.positional[0] : undefined
  return page?.kind === 'member' ? page.type : named?.kind === 'string' ? named.value : undefined
}

/** The initial route of each level, down to the innermost. */
function firstOf(values: readonly Value[], above: string): string {
  const chosen = values[initialIndex(values)]
  if (chosen?.kind !== 'object') return above === '' ? '/' : above
  return firstOf(listArgument(chosen, 'children'), pathOf(chosen, above))
}

/** Which route is shown first: the one that says so, that has the empty path or is led to from there, or the first. */
function initialIndex(values: readonly Value[]): number {
  const isAt = (value: Value, path: RegExp): boolean =>
    value.kind === 'object' && path.test(stringArgument(value, 'path') ?? '-')
  const redirect = values.find((each) => isRedirect(each) && isAt(each, EMPTY))
  const to = redirect?.kind === 'object' ? stringArgument(redirect, 'redirectTo') : undefined
  const said = values.findIndex((each) => {
    if (each.kind !== 'object' || isRedirect(each)) return false
    if (to !== undefined) return stringArgument(each, 'path') === to
    return booleanArgument(each, 'initial') === true || isAt(each, EMPTY)
  })
  return said === -1 ? values.findIndex((each) => each.kind === 'object' && !isRedirect(each)) : said
}

const EMPTY = /^\/?$/

/** The guards of each path: the router's own, those of the routes around it, and its own. */
function guardsOf(
  evaluator: Evaluator,
  values: readonly Value[],
  above: readonly Value[],
  path: string,
  into = new Map<string, readonly Value[]>(),
): ReadonlyMap<string, readonly Value[]> {
  for (const value of values) {
    if (value.kind !== 'object' || isRedirect(value) || !evaluator.spend(STEPS_OF_ROUTE)) continue
    const own = pathOf(value, path)
    const guards = [...above, ...listArgument(value, 'guards')]
    // of two of one path the first counts, or what stands within it
    if (!into.has(own) || own === path) into.set(own, guards)
    guardsOf(evaluator, listArgument(value, 'children'), guards, own, into)
  }
  return into
}

/** What `HomeRoute.page` builds: by the generated file, else the class that the route is named after. */
export function pageOfRoute(evaluator: Evaluator, page: Value | undefined, router: InstanceValue): Value {
  return wrapped(evaluator, madeForRoute(evaluator, page, router))
}

/** `AutoRouteWrapper` and the generated `WrappedRoute(child: …)`: a page that puts something around itself. */
function wrapped(evaluator: Evaluator, made: Value): Value {
  const page = made.kind === 'object' && made.type === 'WrappedRoute' ? argument(made, 'child') : made
  const wrap = page?.kind === 'instance' ? fieldOfInstance(evaluator, page, 'wrappedRoute') : null
  return evaluator.calledWith(wrap, positionalArguments(created('BuildContext'))) ?? page ?? made
}

function madeForRoute(evaluator: Evaluator, page: Value | undefined, router: InstanceValue): Value {
  const build = page?.kind === 'object' ? argument(page, 'builder') : undefined
  if (build?.kind === 'function') {
    return evaluator.apply(build, positionalArguments(created('RouteData')))
  }
  const name = page?.kind === 'object' ? page.positional[0] : undefined
  const stem = page?.kind === 'member' ? page.type : name?.kind === 'string' ? name.value : null
  if (stem === null) return NULL
  // auto_route before version 9: the generated router has a map of what makes each page.
  const pages = fieldOfInstance(evaluator, router, 'pagesMap')
  const make =
    pages?.kind === 'map'
      ? pages.entries.find(([key]) => key.kind === 'string' && key.value === stem)?.[1]
      : undefined
  if (make?.kind === 'function') {
    const made = evaluator.apply(make, positionalArguments(created('RouteData')))
    return made.kind === 'object' ? (argument(made, 'child') ?? NULL) : NULL
  }
  const plain = stem.replace(/Route$/, '')
  for (const ending of [...endingsOf(evaluator, router), 'Page', 'Screen', 'View', '']) {
    const of = evaluator.declarations.classIn(router.of.file, plain + ending)
    if (of !== null) return makeInstance(evaluator, of, '', positionalArguments(), null)
  }
  return created(plain)
}

/** `@AutoRouterConfig(replaceInRouteName: 'Tab|Wrapper,Route')`: what the names of pages end with, where a route's has `Route`. */
function endingsOf(evaluator: Evaluator, { of: { file } }: InstanceValue): string[] {
  const [config] = evaluator.declarations.annotationsFor(file, 'AutoRouterConfig')
  if (config === undefined) return []
  const { named } = evaluator.argumentsOf(config.annotation.arguments, fileScope(config.file))
  const replaced = named.get('replaceInRouteName')
  const [endings = '', by] = replaced?.kind === 'string' ? replaced.value.split(',') : []
  return by?.trim() === 'Route'
    ? endings
        .split('|')
        .map((each) => each.trim())
        .slice(0, MAX_ENDINGS)
    : []
}
