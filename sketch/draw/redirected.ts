import { NULL } from '../evaluate/value.ts'
import { ownPage } from './own-page.ts'
import { pageNamed } from './first-page.ts'
import { redirectedFrom, routeAt, routesOf } from './router.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'
import type { OpenedPage } from './interactions.ts'

/**
 * Where the app's router leads who goes from that page to that place: to a page that has to be seen first, and not
 * back.
 */
export function redirected(
  evaluator: Evaluator,
  app: CreatedValue,
  from: Value,
  place: OpenedPage,
): OpenedPage {
  const router = place.kind === 'route' ? routesOf(evaluator, app) : null
  const route = router === null || place.kind !== 'route' ? null : routeAt(router, place.name)
  if (router === null || route === null || place.kind !== 'route') return place
  const address = route.name === place.name ? route.path : place.name
  const path = redirectedFrom(evaluator, router, address)
  const page = path === address ? null : ownPage(evaluator, pageNamed(evaluator, app, path) ?? NULL)
  const isBack = page?.of.declaration === ownPage(evaluator, from)?.of.declaration
  return page === null || isBack ? place : { ...place, name: path }
}
