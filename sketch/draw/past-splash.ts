import { changesInPlace } from './changed-in-place.ts'
import { drawAnew } from './drawn.ts'
import { afterNavigation, isAtFirstPage } from './interactions.ts'
import {
  afterSplash,
  asksWho,
  countsDown,
  isCalledSplash,
  isSplash,
  ledByItself,
  takesPlace,
} from './splash.ts'
import { redirected } from './redirected.ts'
import { isToldOffline } from './told-offline.ts'
import { visiblePage } from './visible-page.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue } from '../evaluate/value.ts'
import type { BegunApp } from './begun-app.ts'
import type { Draw, Drawn } from './drawn.ts'
import type { OpenedPage } from './interactions.ts'

/** A page with a picture, one that asks who is signed in. */
const MAX_SPLASHES = 2

/** The pictures of the page that a splash page leads on to, where the first one is such. */
export function pastSplash({ evaluator, app, ledByRoot }: BegunApp, drawn: Drawn, draw: Draw): Drawn {
  if (app === null) return drawn
  let shown = drawn
  for (let step = 0; step < MAX_SPLASHES; step += 1) {
    const [picture] = shown.pictures
    const { interactions } = shown.session
    const hasLedOn = step === 0 && interactions.base !== null
    if (!isAtFirstPage(interactions) || hasLedOn || picture === undefined) return shown
    evaluator.begin()
    const replaced = [...ledByRoot, ...shown.session.led].find((each) => takesPlace(evaluator, app, each))
    if (replaced !== undefined && interactions.base === null) {
      const led = isSplash(picture) ? ledAsNobody(evaluator, app, shown, replaced, draw) : replaced
      const place = redirected(evaluator, app, visiblePage(evaluator, app, interactions), led)
      shown = drawAnew(evaluator, afterNavigation(interactions, place), draw)
      continue
    }
    const waits = isSplash(picture)
    const counts = !waits && countsDown(picture)
    if (!waits && !counts && !isCalledSplash(picture)) return shown
    if (isToldOffline(evaluator, shown, draw)) return shown
    const page = visiblePage(evaluator, app, interactions)
    const base = waits ? afterSplash(evaluator, app, page) : ledByItself(evaluator, app, page, counts)
    if (base === null && !waits) return shown
    if (base === null) return evaluator.arriving ? pastInPlace(evaluator, shown, draw) : shown
    shown = drawAnew(evaluator, { ...interactions, base }, draw)
  }
  return shown
}

/**
 * Where a page that waits leads while nobody is signed in: what it asks for who that is may be what only running code
 * could tell, and then goes on as if somebody were.
 */
function ledAsNobody(
  evaluator: Evaluator,
  app: CreatedValue,
  { session: { interactions } }: Drawn,
  led: OpenedPage,
  draw: Draw,
): OpenedPage {
  if (asksWho(led)) return led
  evaluator.asksWho = true
  const { session } = drawAnew(evaluator, interactions, draw)
  evaluator.asksWho = false
  return session.led.find((each) => takesPlace(evaluator, app, each)) ?? led
}

/** A page that waits and then shows something else itself: a count that runs out, a film before the pages. */
function pastInPlace(evaluator: Evaluator, shown: Drawn, draw: Draw): Drawn {
  const { interactions, states } = shown.session
  const meanwhile = shown.session.changedMeanwhile()
  for (const changes of [meanwhile, ...changesInPlace(evaluator, states)]) {
    if (changes.length === 0) continue
    const next = drawAnew(evaluator, { ...interactions, fields: [...interactions.fields, ...changes] }, draw)
    const [picture] = next.pictures
    if (picture !== undefined && !isSplash(picture)) return next
  }
  return shown
}
