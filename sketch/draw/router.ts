import { givenThese } from '../evaluate/given.ts'
import { pageOf } from '../evaluate/call-to-move.ts'
import { created, NULL, stringOf } from '../evaluate/value.ts'
import { given, listGiven, stringGiven } from './read.ts'
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
  const config = given(app, 'routerConfig') ?? given(app, 'routerDelegate')
  if (config?.kind !== 'object' || config.type !== 'GoRouter') return null
  return {
    initial: stringGiven(config, 'initialLocation') ?? '/',
    routes: flatten(listGiven(config, 'routes'), '', []),
  }
}

function flatten(values: readonly Value[], above: string, shells: Route['shells']): Route[] {
  return values.flatMap((value, index): Route[] => {
    if (value.kind !== 'object') return []
    if (value.type === 'ShellRoute') {
      return flatten(listGiven(value, 'routes'), above, [...shells, { shell: value, branch: 0 }])
    }
    if (value.type === 'StatefulShellRoute') {
      return listGiven(value, 'branches').flatMap((branch, at) =>
        branch.kind === 'object'
          ? flatten(listGiven(branch, 'routes'), above, [...shells, { shell: value, branch: at }])
          : [],
      )
    }
    const own = stringGiven(value, 'path') ?? String(index)
    const path = own.startsWith('/') ? own : `${above.replace(/\/$/, '')}/${own}`
    const route = { path, name: stringGiven(value, 'name'), route: value, shells }
    return [route, ...flatten(listGiven(value, 'routes'), path, shells)]
  })
}

/** The first page of one branch of the shell. */
export function routeOfBranch(evaluator: Evaluator, router: Router, branch: number): Value | null {
  const found = router.routes.find((each) => each.shells.at(-1)?.branch === branch)
  return found === undefined ? null : routeNamed(evaluator, router, found.name ?? found.path)
}

/** The page of a route, in its shells; null when there is none of that name or path. */
export function routeNamed(evaluator: Evaluator, router: Router, name: string): Value | null {
  const path = name.replace(/[?#].*$/s, '')
  const found =
    router.routes.find((each) => each.name === name) ?? router.routes.find((each) => fits(each.path, path))
  if (found === undefined) return null
  const page = pageOfRoute(evaluator, found.route, path)
  return found.shells.reduceRight<Value>((child, { shell, branch }) => {
    const build = given(shell, 'builder') ?? given(shell, 'pageBuilder')
    if (build?.kind !== 'function') return child
    const inside =
      shell.type === 'ShellRoute'
        ? child
        : created('StatefulNavigationShell', {
            currentIndex: { kind: 'number', value: branch, double: false },
            child,
          })
    const built = evaluator.apply(build, givenThese(created('BuildContext'), stateAt(path), inside))
    return given(shell, 'builder') === undefined ? (pageOf(evaluator, built) ?? NULL) : built
  }, page)
}

function pageOfRoute(evaluator: Evaluator, route: CreatedValue, path: string): Value {
  const build = given(route, 'builder')
  const context = created('BuildContext')
  if (build?.kind === 'function') return evaluator.apply(build, givenThese(context, stateAt(path)))
  const page = given(route, 'pageBuilder')
  if (page?.kind !== 'function') return NULL
  // FlutterFlow's own route wraps the page in waiting and transitions: its builder says the page itself.
  const direct = page.scope.self?.fields.get('builder')
  if (direct?.kind === 'function') {
    return evaluator.apply(direct, givenThese(context, created('FFParameters')))
  }
  return pageOf(evaluator, evaluator.apply(page, givenThese(context, stateAt(path)))) ?? NULL
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
  const given = path.split('/')
  return (
    parts.length === given.length &&
    parts.every((part, index) => part.startsWith(':') || part === (given[index] ?? ''))
  )
}
