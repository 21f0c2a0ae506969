import { NULL } from '../evaluate/value.ts'
import { firstPageOf, openedPage } from './first-page.ts'
import { ledOn } from './lead-on.ts'
import { isOverlay } from './overlays.ts'
import { routeOfBranch, routesOf } from './router.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'
import type { Interactions } from './interactions.ts'

/** The topmost page that can still be found; one whose class is gone makes room for the one below. */
export function visiblePage(evaluator: Evaluator, app: CreatedValue, interactions: Interactions): Value {
  const stack = interactions.base === null ? interactions.pages : [interactions.base, ...interactions.pages]
  for (const opened of stack.toReversed()) {
    if (isOverlay(opened)) continue
    const page = openedPage(evaluator, app, opened)
    if (page !== null && page.kind !== 'null') return page
  }
  const branch = interactions.controls.get('branch')
  const router = branch?.kind === 'number' ? routesOf(evaluator, app) : null
  const shown = router !== null && branch?.kind === 'number' ? routeOfBranch(router, branch.value) : null
  evaluator.handed = NULL
  return shown ?? ledOn(evaluator, app, firstPageOf(evaluator, app))
}
