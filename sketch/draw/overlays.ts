import { element } from './html.ts'
import { renewed } from './interactions.ts'
import { within } from './box.ts'
import { argument } from './widget-arguments.ts'
import type { Context } from './box.ts'
import type { Interactions, OpenedPage } from './interactions.ts'

const OVERLAYS = new Set(['ModalDialog', 'ModalBottomSheet'])

/** Whether a dialog or a sheet was opened: the page below it stays visible. */
export function isOverlay(page: OpenedPage): boolean {
  return page.kind === 'widget' && page.widget.kind === 'object' && OVERLAYS.has(page.widget.type)
}

/** The dialogs and sheets above the visible page, each with a scrim that closes it. */
export function drawOverlays(interactions: Interactions, context: Context): string {
  const covering: OpenedPage[] = []
  for (const page of interactions.pages.toReversed()) {
    if (!isOverlay(page)) break
    covering.unshift(page)
  }
  return covering.map((page, index) => drawOne(page, { ...context, owner: `over${index}` })).join('')
}

function drawOne(page: OpenedPage, context: Context): string {
  if (page.kind !== 'widget' || page.widget.kind !== 'object') return ''
  const child = argument(page.widget, 'child')
  if (child === undefined) return ''
  const now = renewed(context.evaluator, child)
  const widget = { ...page.widget, named: new Map([...page.widget.named, ['child', now] as const]) }
  const close = { type: 'button', 'aria-label': 'Close', ...context.session.on({ kind: 'back' }) }
  const scrim = element({}, '', { tag: 'button', class: 'scrim', attributes: close })
  const drawn = context.draw(widget, within(context, { width: 'tight', height: 'tight' })).html
  return element({}, scrim + drawn, { class: 'overlay over' })
}
