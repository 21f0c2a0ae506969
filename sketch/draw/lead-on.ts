import { stateOf } from '../evaluate/state-of.ts'
import { ownPage } from './own-page.ts'
import { openedPage } from './first-page.ts'
import { redirected } from './redirected.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'

/** A splash page, one that asks who is signed in, and the page itself. */
const MAX_STEPS = 3

/** The page that a first one leads on to by itself: a splash page makes room after a moment. */
export function ledOn(evaluator: Evaluator, app: CreatedValue, first: Value): Value {
  let page = first
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = nextAfter(evaluator, app, page)
    if (next === null || next.kind === 'null') return page
    page = next
  }
  return page
}

function nextAfter(evaluator: Evaluator, app: CreatedValue, page: Value): Value | null {
  const own = ownPage(evaluator, page)
  if (own === null) return null
  const { navigation, asksWho } = evaluator
  Object.assign(evaluator, { navigation: [], asksWho: true })
  stateOf(evaluator, own)
  const effects = evaluator.navigation ?? []
  Object.assign(evaluator, { navigation, asksWho })
  for (const effect of effects) {
    if ((effect.kind !== 'widget' && effect.kind !== 'route') || effect.how === 'push') continue
    return openedPage(evaluator, app, redirected(evaluator, app, page, effect))
  }
  return null
}
