import { followNavigation } from '../evaluate/follow-navigation.ts'
import { stateOf } from '../evaluate/state-of.ts'
import { booleanOf } from '../evaluate/value.ts'
import { ownPage } from './lead-on.ts'
import { isOverlay } from './overlays.ts'
import { isAtFirstPage, withControl } from './interactions.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { Value } from '../evaluate/value.ts'
import type { Interactions } from './interactions.ts'

/** Set once a first page has greeted: a dialog that was closed stays closed. */
const GREETED = 'greeted'

/**
 * The interactions with the dialog or sheet that a first page opens by itself as it begins, and a newly installed app
 * shows; null where it opens none, or where somebody has been further already.
 */
export function greeted(evaluator: Evaluator, page: Value, interactions: Interactions): Interactions | null {
  if (!isAtFirstPage(interactions) || interactions.controls.has(GREETED)) return null
  const own = ownPage(evaluator, page)
  if (own === null) return null
  const effects = followNavigation(evaluator, false, () => stateOf(evaluator, own))
  const opened = effects.find((each) => each.kind === 'widget' && isOverlay(each))
  if (opened?.kind !== 'widget') return null
  const marked = withControl(interactions, GREETED, booleanOf(true))
  return { ...marked, pages: [opened] }
}
