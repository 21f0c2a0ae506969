import { positionalArguments } from '../../evaluate/arguments.ts'
import { fieldOfInstance, makeInstance } from '../../evaluate/instances.ts'
import { created, NULL } from '../../evaluate/value.ts'
import { argument, booleanArgument, listArgument, stringArgument } from '../widget-arguments.ts'
import { STAYS } from './router.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from '../../evaluate/value.ts'
import type { Route, Router, Shell } from './router.ts'

/** auto_route: pages by the names of their routes, nested ones within the page of the route around them. */
export function autoRoute(evaluator: Evaluator, app: CreatedValue): Router | null {
  const config = argument(app, 'routerConfig') ?? argument(app, 'routerDelegate')
  if (config?.kind !== 'object' || config.type !== 'AutoRouterConfig') return null
  const router = argument(config, 'router')
  const declared = router?.kind === 'instance' ? fieldOfInstance(evaluator, router, 'routes') : null
  if (router?.kind !== 'instance' || declared?.kind !== 'list') return null
  const routes = flatten(evaluator, declared.items, '', [], router)
  return { initial: firstOf(declared.items, ''), routes, redirect: STAYS }
}

function flatten(
  evaluator: Evaluator,
  values: readonly Value[],
  above: string,
  shells: readonly Shell[],
  router: InstanceValue,
): Route[] {
  return values.flatMap((value, index): Route[] => {
    if (value.kind !== 'object' || value.type === 'RedirectRoute') return []
    const path = pathOf(value, above)
    const page = (): Value => pageOfRoute(evaluator, argument(value, 'page'), router)
    const around: Shell = {
      branch: index,
      wrap: (outlet) => created('RouterOutlet', { child: page(), outlet }),
    }
    const below = flatten(evaluator, listArgument(value, 'children'), path, [...shells, around], router)
    // A nested page of the same path is what stands there, in the page around it.
    return [...below, { path, name: undefined, shells, page }]
  })
}

/** As auto_route makes it where none is written: of the initial route none, else of the page's name. */
function pathOf(route: CreatedValue, above: string): string {
  const page = argument(route, 'page')
  const named = page?.kind === 'object' ? page.positional[0] : undefined
  const name = page?.kind === 'member' ? page.type : named?.kind === 'string' ? named.value : 'page'
  const stem = name.replace(/Route$/, '')
  const usual = booleanArgument(route, 'initial') === true ? '' : stem.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
  const own = stringArgument(route, 'path') ?? usual.toLowerCase()
  if (own.startsWith('/')) return own
  return `${above.replace(/\/$/, '')}/${own}`.replace(/(?<=.)\/$/, '')
}

/** The initial route of each level: the one that says so, that has the empty path, or the first. */
function firstOf(values: readonly Value[], above: string): string {
  const isInitial = (value: Value): boolean =>
    value.kind === 'object' &&
    (booleanArgument(value, 'initial') === true || /^\/?$/.test(stringArgument(value, 'path') ?? '-'))
  const said = values.findIndex(isInitial)
  const at =
    said === -1 ? values.findIndex((each) => each.kind === 'object' && each.type !== 'RedirectRoute') : said
  const chosen = values[at]
  if (chosen?.kind !== 'object') return above === '' ? '/' : above
  return firstOf(listArgument(chosen, 'children'), pathOf(chosen, above))
}

/** What `HomeRoute.page` builds: by the generated file, else the class that the route is named after. */
export function pageOfRoute(evaluator: Evaluator, page: Value | undefined, router: InstanceValue): Value {
  const build = page?.kind === 'object' ? argument(page, 'builder') : undefined
  if (build?.kind === 'function') {
    return evaluator.apply(build, positionalArguments(created('RouteData')))
  }
  const stem = page?.kind === 'member' ? page.type.replace(/Route$/, '') : null
  if (stem === null) return NULL
  for (const ending of ['Page', 'Screen', 'View', '']) {
    const of = evaluator.declarations.classIn(router.of.file, stem + ending)
    if (of !== null) return makeInstance(evaluator, of, '', positionalArguments(), null)
  }
  return created(stem)
}
