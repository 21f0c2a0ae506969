import { NULL } from '../evaluate/value.ts'
import { CALLED_SPLASH } from './called-splash.ts'
import { ownPage } from './own-page.ts'
import { autoRoute } from './routers/auto-route.ts'
import { beamer } from './routers/beamer.ts'
import { extendedNavigator } from './routers/extended-navigator.ts'
import { fluro } from './routers/fluro.ts'
import { getX } from './routers/getx.ts'
import { goRouter } from './routers/go-router.ts'
import { modular } from './routers/modular.ts'
import { navigatorTwo } from './routers/navigator-two.ts'
import { routemaster } from './routers/routemaster.ts'
import { routeIn } from './routers/router.ts'
import { vRouter } from './routers/vrouter.ts'
import { routefly } from './routers/routefly.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'
import type { Route, Router } from './routers/router.ts'

/** A file of `routers/` for each package that declares routes. */
const ROUTERS = [
  goRouter,
  autoRoute,
  getX,
  fluro,
  beamer,
  routefly,
  modular,
  extendedNavigator,
  vRouter,
  routemaster,
  navigatorTwo,
]
/** More than any app leads on from one path to the next. */
const MAX_REDIRECTS = 5

/** The routes of an app by the package that declares them; null for an app without such a router. */
export function routesOf(evaluator: Evaluator, app: CreatedValue): Router | null {
  for (const read of ROUTERS) {
    const router = read(evaluator, app)
    if (router !== null) return router
  }
  return null
}

/** The first page of one branch of the shell. */
export function routeOfBranch(router: Router, branch: number): Value | null {
  const found = router.routes.find((each) => each.shells.at(-1)?.branch === branch)
  return found === undefined ? null : routeNamed(router, found.name ?? found.path)
}

/**
 * The path at which a router begins: its initial one, or where that leads. A splash page is seen, and leads on itself,
 * where the router is asked before anything has come.
 */
export function initialPath(evaluator: Evaluator, router: Router): string {
  const path = redirectedFrom(evaluator, router, router.initial)
  const stays = path !== router.initial && router.staysAtFirst?.() === true
  return stays && isSplashAt(evaluator, router, router.initial) ? router.initial : path
}

function isSplashAt(evaluator: Evaluator, router: Router, path: string): boolean {
  const page = ownPage(evaluator, routeNamed(router, path) ?? NULL)
  return page !== null && CALLED_SPLASH.test(page.of.declaration.name)
}

/** Where a router leads who goes to that path: it asks its redirects and guards each time. */
export function redirectedFrom(evaluator: Evaluator, router: Router, to: string): string {
  let path = to
  for (let step = 0; step < MAX_REDIRECTS; step += 1) {
    const next = router.redirect(path)
    if (next === null) return path
    path = next
  }
  // Redirects that lead to one another: Flutter's own routers refuse them with an error page.
  evaluator.loops.add('A redirect')
  return path
}

/** Where the router begins: its initial path, or the one that this leads to; else its first page. */
export function initialPage(evaluator: Evaluator, router: Router): Value | null {
  const page = routeNamed(router, initialPath(evaluator, router))
  if (page !== null && page.kind !== 'null') return page
  for (const each of router.routes) {
    const first = each.path.includes(':') ? null : routeNamed(router, each.path)
    if (first !== null && first.kind !== 'null') return first
  }
  return null
}

/** The route of that name or path; null when there is none. */
export const routeAt = ({ routes }: Router, name: string): Route | null => routeIn(routes, name)

/** The page of a route, in its shells; null when there is none of that name or path. */
export function routeNamed(router: Router, name: string): Value | null {
  const found = routeAt(router, name)
  if (found === null) return null
  const address = found.name === name ? found.path : name
  return found.shells.reduceRight<Value>((child, shell) => shell.wrap(child, address), found.page(address))
}
