import { foreignAncestor } from '../../evaluate/declarations.ts'
import { positionalArguments } from '../../evaluate/arguments.ts'
import { pageOf } from '../../evaluate/call-to-navigate.ts'
import { fieldOfInstance, makeInstance } from '../../evaluate/instances.ts'
import { setCurrentState, setNamedPaths } from '../../evaluate/libraries/go-router.ts'
import { created, NULL, stringOf } from '../../evaluate/value.ts'
import { argument, listArgument, objectOf, stringArgument } from '../widget-arguments.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { CreatedValue, FunctionValue, InstanceValue, Value } from '../../evaluate/value.ts'
import { givenBy, handedTo, stateAt } from './go-router-state.ts'
import { fits, pathIn, STEPS_OF_ROUTE } from './router.ts'
import type { PathsByName } from './go-router-state.ts'
import type { Route, Router, Shell } from './router.ts'

const BRANCH_INDEX = (branch: number): Value => ({ kind: 'number', value: branch, double: false })

/** go_router, with shells, redirects and typed routes. */
export function goRouter(evaluator: Evaluator, app: CreatedValue): Router | null {
  const given = argument(app, 'routerConfig') ?? argument(app, 'routerDelegate')
  if (given?.kind !== 'object' || given.type !== 'GoRouter') return null
  const config = withRoutingConfig(evaluator, given)
  const redirect = argument(config, 'redirect')
  const names: PathsByName = { kind: 'map', entries: [] }
  const routes = flatten(evaluator, listArgument(config, 'routes'), '', { shells: [], redirects: [], names })
  for (const { name, path } of routes)
    if (name !== undefined) names.entries.push([stringOf(name), stringOf(path)])
  setNamedPaths(evaluator, names)
  const initial = stringArgument(config, 'initialLocation') ?? '/'
  const ask = (each: Value | undefined | null, path: string): string | null => {
    const led = each?.kind === 'function' ? redirectedBy(evaluator, each, stateAt(path, names)) : NULL
    return led.kind === 'string' && led.value !== path ? led.value : null
  }
  return {
    initial,
    routes,
    redirect(path) {
      const led = ask(redirect, path)
      if (led !== null) return led
      // Then those of the routes that match, from the outermost on.
      const matched = routes.find((each) => fits(each.path, pathIn(path)))
      for (const each of matched?.redirects ?? []) {
        const next = ask(each(path), path)
        if (next !== null) return next
      }
      return null
    },
    staysAtFirst() {
      const isAskedAgain = (argument(config, 'refreshListenable') ?? NULL).kind !== 'null'
      return !isAskedAgain && evaluator.beforeAnythingCame(() => ask(redirect, initial)) === null
    },
  }
}

/** What a redirect answers, which before version 5 was given the state alone. */
function redirectedBy(evaluator: Evaluator, redirect: FunctionValue, state: CreatedValue): Value {
  const isOld = redirect.code.parameters.filter(({ named }) => !named).length === 1
  const given = isOld ? [state] : [created('BuildContext'), state]
  return evaluator.apply(redirect, positionalArguments(...given))
}

/** What stands around a route: its shells, and the redirects of the routes above it, outermost first. */
interface Around {
  readonly shells: readonly Shell[]
  readonly redirects: readonly ((path: string) => Value | null)[]
  /** The paths of all routes that have a name, once all are read. */
  readonly names: PathsByName
}

interface GoRoute extends Route, Around {
  readonly shells: readonly Shell[]
}

/** `GoRouter.routingConfig`: its routes and redirect are in the value that it listens to. */
function withRoutingConfig(evaluator: Evaluator, router: CreatedValue): CreatedValue {
  const listened = router.constructor === 'routingConfig' ? argument(router, 'routingConfig') : undefined
  if (listened?.kind !== 'object') return router
  const value = evaluator.propertyOf(listened, 'value') ?? argument(listened, 'value')
  return value?.kind === 'object' ? { ...router, named: new Map([...router.named, ...value.named]) } : router
}

function flatten(
  evaluator: Evaluator,
  values: readonly Value[],
  above: string,
  { shells, redirects, names }: Around,
): GoRoute[] {
  return values.flatMap((value, index): GoRoute[] => {
    const route = objectOf(value)
    if (route === undefined || !evaluator.spend(STEPS_OF_ROUTE)) return []
    const type = typeOf(evaluator, value, route)
    const below = listArgument(route, 'routes')
    const redirect = (path: string): Value | null => redirectOf(evaluator, route, stateAt(path, names))
    const inner = { shells, redirects: [...redirects, redirect], names }
    if (type === 'ShellRoute') {
      return flatten(evaluator, below, above, {
        ...inner,
        shells: [...shells, shellOf(evaluator, route, type, 0, names)],
      })
    }
    if (type === 'StatefulShellRoute') {
      return listArgument(route, 'branches').flatMap((branch, at) => {
        const routes = branch.kind === 'object' ? listArgument(branch, 'routes') : []
        const around = { ...inner, shells: [...shells, shellOf(evaluator, route, type, at, names)] }
        return flatten(evaluator, routes, above, around)
      })
    }
    const own = stringArgument(route, 'path') ?? String(index)
    const path = own.startsWith('/') ? own : `${above.replace(/\/$/, '')}/${own}`
    const one: GoRoute = {
      ...inner,
      path,
      name: stringArgument(route, 'name'),
      page: (at) => pageOfRoute(evaluator, route, handedTo(stateAt(at, names, path), evaluator.handed)),
    }
    return [one, ...flatten(evaluator, below, path, inner)]
  })
}

/** The redirect of one route, of a typed one that of its class. */
function redirectOf(evaluator: Evaluator, route: CreatedValue, state: CreatedValue): Value | null {
  const own = argument(route, 'redirect')
  if (own !== undefined) return own
  const data = typed(evaluator, route, state)
  return data === null ? null : fieldOfInstance(evaluator, data, 'redirect')
}

/** A route of the project's own class counts as what it extends, a typed one (`GoRouteData.$route`) as what it makes. */
function typeOf(evaluator: Evaluator, value: Value, route: CreatedValue): string {
  const type = value.kind === 'instance' ? foreignAncestor(evaluator.declarations, value.of) : route.type
  return (type ?? '').replace(/Data$/, '')
}

function shellOf(
  evaluator: Evaluator,
  shell: CreatedValue,
  type: string,
  branch: number,
  names: PathsByName,
): Shell {
  return {
    branch,
    wrap(child, path) {
      const inside =
        type === 'ShellRoute'
          ? child
          : created('StatefulNavigationShell', { currentIndex: BRANCH_INDEX(branch), child })
      const state = stateAt(path, names)
      const args = positionalArguments(created('BuildContext'), state, inside)
      const data = typed(evaluator, shell, state)
      for (const name of ['builder', 'pageBuilder'] as const) {
        const build = argument(shell, name) ?? (data === null ? null : fieldOfInstance(evaluator, data, name))
        if (build?.kind !== 'function') continue
        const built = evaluator.apply(build, args)
        return name === 'builder' ? built : (pageOf(evaluator, built) ?? NULL)
      }
      return child
    },
  }
}

function pageOfRoute(evaluator: Evaluator, route: CreatedValue, state: CreatedValue): Value {
  const build = argument(route, 'builder')
  const context = created('BuildContext')
  setCurrentState(evaluator, state)
  if (build?.kind === 'function') return evaluator.apply(build, positionalArguments(context, state))
  const data = typed(evaluator, route, state)
  if (data !== null) {
    const make = fieldOfInstance(evaluator, data, 'build') ?? fieldOfInstance(evaluator, data, 'buildPage')
    const made = evaluator.calledWith(make, positionalArguments(context, state)) ?? NULL
    return made.kind === 'object' ? (pageOf(evaluator, made) ?? made) : made
  }
  const page = argument(route, 'pageBuilder')
  if (page?.kind !== 'function') return NULL
  // FlutterFlow's own route wraps the page in a FutureBuilder and transitions; its `builder` makes the page.
  const direct = page.scope.self?.fields.get('builder')
  if (direct?.kind === 'function') {
    return evaluator.apply(direct, positionalArguments(context, created('FFParameters')))
  }
  return pageOf(evaluator, evaluator.apply(page, positionalArguments(context, state))) ?? NULL
}

/** What a typed route is made by: `factory: $HomeRouteExtension._fromState`, whose extension is not looked into. */
function typed(evaluator: Evaluator, route: CreatedValue, state: CreatedValue): InstanceValue | null {
  const factory = argument(route, 'factory')
  if (factory?.kind === 'function') {
    const made = evaluator.apply(factory, positionalArguments(state))
    return made.kind === 'instance' ? made : null
  }
  const name = factory?.kind === 'member' ? /^\$(\w+?)(?:Extension)?$/.exec(factory.type)?.[1] : undefined
  const of =
    name === undefined || route.at === null ? null : evaluator.declarations.classIn(route.at.file, name)
  const given = { positional: [], named: givenBy(state) }
  const made = of === null ? null : makeInstance(evaluator, of, '', given, null)
  return made?.kind === 'instance' ? made : null
}
