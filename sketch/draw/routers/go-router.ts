import { foreignAncestor } from '../../evaluate/declarations.ts'
import { positionalArguments } from '../../evaluate/arguments.ts'
import { pageOf } from '../../evaluate/call-to-navigate.ts'
import { fieldOfInstance, makeInstance } from '../../evaluate/instances.ts'
import { created, NULL, stringOf } from '../../evaluate/value.ts'
import { argument, listArgument, objectOf, stringArgument } from '../widget-arguments.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Route, Router, Shell } from './router.ts'

const BRANCH_INDEX = (branch: number): Value => ({ kind: 'number', value: branch, double: false })

/** go_router, with shells, redirects and typed routes. */
export function goRouter(evaluator: Evaluator, app: CreatedValue): Router | null {
  const given = argument(app, 'routerConfig') ?? argument(app, 'routerDelegate')
  if (given?.kind !== 'object' || given.type !== 'GoRouter') return null
  const config = withRoutingConfig(evaluator, given)
  const redirect = argument(config, 'redirect')
  return {
    initial: stringArgument(config, 'initialLocation') ?? '/',
    routes: flatten(evaluator, listArgument(config, 'routes'), '', []),
    redirect(path) {
      if (redirect?.kind !== 'function') return null
      const args = positionalArguments(created('BuildContext'), stateAt(path))
      const led = evaluator.apply(redirect, args)
      return led.kind === 'string' && led.value !== path ? led.value : null
    },
  }
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
  shells: readonly Shell[],
): Route[] {
  return values.flatMap((value, index): Route[] => {
    const route = objectOf(value)
    if (route === undefined) return []
    const type = typeOf(evaluator, value, route)
    const below = listArgument(route, 'routes')
    if (type === 'ShellRoute') {
      return flatten(evaluator, below, above, [...shells, shellOf(evaluator, route, type, 0)])
    }
    if (type === 'StatefulShellRoute') {
      return listArgument(route, 'branches').flatMap((branch, at) => {
        const routes = branch.kind === 'object' ? listArgument(branch, 'routes') : []
        return flatten(evaluator, routes, above, [...shells, shellOf(evaluator, route, type, at)])
      })
    }
    const own = stringArgument(route, 'path') ?? String(index)
    const path = own.startsWith('/') ? own : `${above.replace(/\/$/, '')}/${own}`
    const one: Route = {
      path,
      name: stringArgument(route, 'name'),
      shells,
      page: (at) => pageOfRoute(evaluator, route, at),
    }
    return [one, ...flatten(evaluator, below, path, shells)]
  })
}

/** A route of the project's own class counts as what it extends, a typed one (`GoRouteData.$route`) as what it makes. */
function typeOf(evaluator: Evaluator, value: Value, route: CreatedValue): string {
  const type = value.kind === 'instance' ? foreignAncestor(evaluator.declarations, value.of) : route.type
  return (type ?? '').replace(/Data$/, '')
}

function shellOf(evaluator: Evaluator, shell: CreatedValue, type: string, branch: number): Shell {
  return {
    branch,
    wrap(child, path) {
      const inside =
        type === 'ShellRoute'
          ? child
          : created('StatefulNavigationShell', { currentIndex: BRANCH_INDEX(branch), child })
      const args = positionalArguments(created('BuildContext'), stateAt(path), inside)
      const data = typed(evaluator, shell, path)
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

function pageOfRoute(evaluator: Evaluator, route: CreatedValue, path: string): Value {
  const build = argument(route, 'builder')
  const context = created('BuildContext')
  if (build?.kind === 'function') return evaluator.apply(build, positionalArguments(context, stateAt(path)))
  const data = typed(evaluator, route, path)
  if (data !== null) {
    const make = fieldOfInstance(evaluator, data, 'build') ?? fieldOfInstance(evaluator, data, 'buildPage')
    const made =
      make?.kind === 'function' ? evaluator.apply(make, positionalArguments(context, stateAt(path))) : NULL
    return made.kind === 'object' ? (pageOf(evaluator, made) ?? made) : made
  }
  const page = argument(route, 'pageBuilder')
  if (page?.kind !== 'function') return NULL
  // FlutterFlow's own route wraps the page in a FutureBuilder and transitions; its `builder` makes the page.
  const direct = page.scope.self?.fields.get('builder')
  if (direct?.kind === 'function') {
    return evaluator.apply(direct, positionalArguments(context, created('FFParameters')))
  }
  return pageOf(evaluator, evaluator.apply(page, positionalArguments(context, stateAt(path)))) ?? NULL
}

/** What a typed route is made by: `factory: $HomeRouteExtension._fromState`, whose extension is not looked into. */
function typed(
  evaluator: Evaluator,
  route: CreatedValue,
  path: string,
): (Value & { kind: 'instance' }) | null {
  const factory = argument(route, 'factory')
  if (factory?.kind === 'function') {
    const made = evaluator.apply(factory, positionalArguments(stateAt(path)))
    return made.kind === 'instance' ? made : null
  }
  const name = factory?.kind === 'member' ? /^\$(\w+?)(?:Extension)?$/.exec(factory.type)?.[1] : undefined
  const of =
    name === undefined || route.at === null ? null : evaluator.declarations.classIn(route.at.file, name)
  const made = of === null ? null : makeInstance(evaluator, of, '', positionalArguments(), null)
  return made?.kind === 'instance' ? made : null
}

function stateAt(path: string): Value {
  return created('GoRouterState', {
    uri: stringOf(path),
    matchedLocation: stringOf(path),
    location: stringOf(path),
    fullPath: stringOf(path),
    extra: NULL,
  })
}
