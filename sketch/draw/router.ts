import { positionalArguments } from '../evaluate/arguments.ts'
import { pageOf } from '../evaluate/call-to-navigate.ts'
import { created, NULL, stringOf } from '../evaluate/value.ts'
import { argument, listArgument, stringArgument } from './widget-arguments.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'

interface Route {
  readonly path: string
  readonly name: string | undefined
  readonly route: CreatedValue
  /** The shells around it, outermost first, and which branch of each it is in. */
  readonly shells: readonly { readonly shell: CreatedValue; readonly branch: number }[]
}

export interface Router {
  readonly initial: string
  readonly routes: readonly Route[]
}

/** The routes of `MaterialApp.router(routerConfig: GoRouter(…))`; null for an app without such a router. */
export function routesOf(app: CreatedValue): Router | null {
  const config = argument(app, 'routerConfig') ?? argument(app, 'routerDelegate')
  if (config?.kind !== 'object' || config.type !== 'GoRouter') return null
  return {
    initial: stringArgument(config, 'initialLocation') ?? '/',
    routes: flatten(listArgument(config, 'routes'), '', []),
  }
}

function flatten(values: readonly Value[], above: string, shells: Route['shells']): Route[] {
  return values.flatMap((value, index): Route[] => {
    if (value.kind !== 'object') return []
    if (value.type === 'ShellRoute') {
      return flatten(listArgument(value, 'routes'), above, [...shells, { shell: value, branch: 0 }])
    }
    if (value.type === 'StatefulShellRoute') {
      return listArgument(value, 'branches').flatMap((branch, at) =>
        branch.kind === 'object'
          ? flatten(listArgument(branch, 'routes'), above, [...shells, { shell: value, branch: at }])
          : [],
      )
    }
    const own = stringArgument(value, 'path') ?? String(index)
    const path = own.startsWith('/') ? own : `${above.replace(/\/$/, '')}/${own}`
    const route = { path, name: stringArgument(value, 'name'), route: value, shells }
    return [route, ...flatten(listArgument(value, 'routes'), path, shells)]
  })
}

/** The first page of one branch of the shell. */
export function routeOfBranch(evaluator: Evaluator, router: Router, branch: number): Value | null {
  const found = router.routes.find((each) => each.shells.at(-1)?.branch === branch)
  return found === undefined ? null : routeNamed(evaluator, router, found.name ?? found.path)
}

/** The route of that name or path; null when there is none. */
export function routeAt(router: Router, name: string): Route | null {
  const path = pathIn(name)
  const named = router.routes.find((each) => each.name === name)
  return named ?? router.routes.find((each) => fits(each.path, path)) ?? null
}

const pathIn = (address: string) => address.replace(/[?#].*$/s, '')

/** The page of a route, in its shells; null when there is none of that name or path. */
export function routeNamed(evaluator: Evaluator, router: Router, name: string): Value | null {
  const path = pathIn(name)
  const found = routeAt(router, name)
  if (found === null) return null
  const page = pageOfRoute(evaluator, found.route, path)
  return found.shells.reduceRight<Value>((child, { shell, branch }) => {
    const build = argument(shell, 'builder') ?? argument(shell, 'pageBuilder')
    if (build?.kind !== 'function') return child
    const inside =
      shell.type === 'ShellRoute'
        ? child
        : created('StatefulNavigationShell', {
            currentIndex: { kind: 'number', value: branch, double: false },
            child,
          })
    const built = evaluator.apply(build, positionalArguments(created('BuildContext'), stateAt(path), inside))
    return argument(shell, 'builder') === undefined ? (pageOf(evaluator, built) ?? NULL) : built
  }, page)
}

function pageOfRoute(evaluator: Evaluator, route: CreatedValue, path: string): Value {
  const build = argument(route, 'builder')
  const context = created('BuildContext')
  if (build?.kind === 'function') return evaluator.apply(build, positionalArguments(context, stateAt(path)))
  const page = argument(route, 'pageBuilder')
  if (page?.kind !== 'function') return NULL
  // FlutterFlow's own route wraps the page in a FutureBuilder and transitions; its `builder` makes the page.
  const direct = page.scope.self?.fields.get('builder')
  if (direct?.kind === 'function') {
    return evaluator.apply(direct, positionalArguments(context, created('FFParameters')))
  }
  return pageOf(evaluator, evaluator.apply(page, positionalArguments(context, stateAt(path)))) ?? NULL
}

function stateAt(path: string): Value {
  return created('GoRouterState', {
    uri: stringOf(path),
    matchedLocation: stringOf(path),
    location: stringOf(path),
  })
}

/** `/user/:id` fits `/user/7`. */
function fits(pattern: string, path: string): boolean {
  const parts = pattern.split('/')
  const args = path.split('/')
  return (
    parts.length === args.length &&
    parts.every((part, index) => part.startsWith(':') || part === (args[index] ?? ''))
  )
}
