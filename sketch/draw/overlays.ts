import { isOpenedAbove } from '../evaluate/effects.ts'
import { element } from './element.ts'
import { renewed } from './interactions.ts'
import { within } from './box.ts'
import { argument } from './widget-arguments.ts'
import type { Context } from './box.ts'
import type { Element } from './element.ts'
import type { Interactions, OpenedPage } from './interactions.ts'

/** Whether a dialog or a sheet was opened: the page below it stays visible. */
export const isOverlay = (page: OpenedPage): boolean => isOpenedAbove(page)

/** The dialogs and sheets above the visible page, each with a scrim that closes it. */
export function drawOverlays(interactions: Interactions, context: Context): Element[] {
  const covering: OpenedPage[] = []
  for (const page of interactions.pages.toReversed()) {
    if (!isOverlay(page)) break
    covering.unshift(page)
  }
  return covering.flatMap((page, index) => drawOne(page, { ...context, owner: `over${index}` }))
}

function drawOne(page: OpenedPage, context: Context): Element | [] {
  if (page.kind !== 'widget' || page.widget.kind !== 'object') return []
  const child = argument(page.widget, 'child')
  if (child === undefined) return []
  const now = renewed(context.evaluator, child)
  const widget = { ...page.widget, named: new Map([...page.widget.named, ['child', now] as const]) }
  const scrim = element({}, null, {
    tag: 'button',
    class: 'scrim',
    attributes: { type: 'button', 'aria-label': 'Close' },
    tap: { kind: 'back' },
  })
  const drawn = context.draw(widget, within(context, { width: 'tight', height: 'tight' })).node
  return element({}, [scrim, drawn], { class: 'overlay over' })
}
