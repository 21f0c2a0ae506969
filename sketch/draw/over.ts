import { element } from './html.ts'
import { renewed } from './moves.ts'
import { within } from './box.ts'
import { given } from './read.ts'
import type { Context } from './box.ts'
import type { Moves, PageMove } from './moves.ts'

const OVER = new Set(['ModalDialog', 'ModalBottomSheet'])

/** Whether a move put a dialog or a sheet over the page, which stays. */
export function isOver(move: PageMove): boolean {
  return move.kind === 'widget' && move.widget.kind === 'object' && OVER.has(move.widget.type)
}

/** What taps have put over the visible page, each above a scrim that takes it away. */
export function drawOver(moves: Moves, context: Context): string {
  const covering: PageMove[] = []
  for (const move of moves.pages.toReversed()) {
    if (!isOver(move)) break
    covering.unshift(move)
  }
  return covering.map((move, index) => drawOne(move, { ...context, owner: `over${index}` })).join('')
}

function drawOne(move: PageMove, context: Context): string {
  if (move.kind !== 'widget' || move.widget.kind !== 'object') return ''
  const child = given(move.widget, 'child')
  if (child === undefined) return ''
  const now = renewed(context.evaluator, child)
  const widget = { ...move.widget, named: new Map([...move.widget.named, ['child', now] as const]) }
  const close = { type: 'button', 'aria-label': 'Close', ...context.session.on({ kind: 'back' }) }
  const scrim = element({}, '', { tag: 'button', class: 'scrim', attributes: close })
  const drawn = context.draw(widget, within(context, { width: 'tight', height: 'tight' })).html
  return element({}, scrim + drawn, { class: 'overlay over' })
}
