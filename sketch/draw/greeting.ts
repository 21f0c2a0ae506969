import { isOpenedAbove } from '../evaluate/effects.ts'
import { followNavigation } from '../evaluate/follow-navigation.ts'
import { stateOf } from '../evaluate/state-of.ts'
import { booleanOf } from '../evaluate/value.ts'
import { drawAnew } from './drawn.ts'
import { openedPage } from './first-page.ts'
import { ownPage } from './own-page.ts'
import { isOverlay } from './overlays.ts'
import { isAtFirstPage, withControl } from './interactions.ts'
import { workersOf } from './page-workers.ts'
import { visiblePage } from './visible-page.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { NavigationEffect } from '../evaluate/effects.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'
import type { BegunApp } from './begun-app.ts'
import type { Draw, Drawn } from './drawn.ts'
import type { Interactions } from './interactions.ts'

/** Set once a first page has greeted: a dialog that was closed stays closed. */
const GREETED = 'greeted'

/** The pictures with the dialog that the first page opens by itself, or what stands above the app, where one does. */
export function withGreeting({ evaluator, app, ledByRoot }: BegunApp, drawn: Drawn, draw: Draw): Drawn {
  if (app === null) return drawn
  evaluator.begin()
  const { interactions, led } = drawn.session
  const page = visiblePage(evaluator, app, interactions)
  // it has begun before the pages have: what they put in the place of the first one is put on top of what it opened
  const above = interactions.base === null ? evaluator.ledByStatesAbove : []
  const byAbove = above.filter((each) => isThere(evaluator, app, each))
  // what does the work of the first page may have begun with the app
  const byRoot = ledByRoot.filter(isOpenedAbove)
  const opened = greeted(evaluator, page, interactions, [...led, ...byAbove, ...byRoot])
  if (opened === null) return drawn
  return drawAnew(evaluator, opened, draw)
}

/** Whether what is opened is a dialog, or a page that can be found. */
function isThere(evaluator: Evaluator, app: CreatedValue, effect: NavigationEffect): boolean {
  if (effect.kind !== 'widget' && effect.kind !== 'route') return false
  return isOverlay(effect) || /^(instance|object)$/.test(openedPage(evaluator, app, effect)?.kind ?? '')
}

/**
 * The interactions with the dialog or sheet, else the page, that a first page opens over itself as it begins, and a
 * newly installed app shows; `led` is what the states within it open. Null where it opens none, or where somebody has been further already.
 */
function greeted(
  evaluator: Evaluator,
  page: Value,
  interactions: Interactions,
  led: readonly NavigationEffect[],
): Interactions | null {
  if (!isAtFirstPage(interactions) || interactions.controls.has(GREETED)) return null
  const own = ownPage(evaluator, page)
  const byOwn =
    own === null
      ? []
      : followNavigation(evaluator, false, () => {
          const state = stateOf(evaluator, own)
          // what does its work begins with it, also where it shows nothing of that
          workersOf(evaluator, own, state ?? own)
        })
  const effects = [...byOwn, ...led]
  // What comes after a page that was opened waits for it to be closed.
  const opened = effects.find(
    (each) =>
      (each.kind === 'widget' && isOverlay(each)) ||
      ((each.kind === 'widget' || each.kind === 'route') && each.how === 'push'),
  )
  if (opened?.kind !== 'widget' && opened?.kind !== 'route') return null
  const marked = withControl(interactions, GREETED, booleanOf(true))
  return { ...marked, pages: [opened] }
}
