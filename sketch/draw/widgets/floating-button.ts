import { element } from '../element.ts'
import { argument, nameArgument } from '../widget-arguments.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Context } from '../box.ts'
import type { Covered } from '../covered.ts'
import type { Css } from '../css.ts'
import type { Element } from '../element.ts'

/** The Scaffold's floating action button, where its location puts it above, over or beside the bars. */
export function floatingButton(widget: CreatedValue, context: Context, covered: Covered): Element | null {
  const fab = argument(widget, 'floatingActionButton')
  if (fab === undefined) return null
  const place = placeOfButton(widget)
  const side = place.startsWith('center')
    ? { left: 0, right: 0, margin: '0 auto' }
    : place.startsWith('start')
      ? { 'inset-inline-start': 16 }
      : { 'inset-inline-end': 16 }
  return element(
    {
      position: 'absolute',
      width: 'fit-content',
      ...side,
      ...verticalPlaceOfButton(widget, place, covered),
    },
    context.draw(fab, { ...context, bounds: { width: 'loose', height: 'loose' } }).node,
  )
}
function placeOfButton(widget: CreatedValue): string {
  const place = nameArgument(widget, 'floatingActionButtonLocation') ?? 'endFloat'
  return place.replace(/^mini(.)/, (_, first: string) => first.toLowerCase())
}

/** Above the lower edge of the body, over it, or over its upper one. */
function verticalPlaceOfButton(widget: CreatedValue, place: string, covered: Covered): Css {
  const isBelow = argument(widget, 'bottomNavigationBar') !== undefined
  if (place.endsWith('Top')) return { top: covered.top, transform: 'translateY(-50%)' }
  if (place.endsWith('Contained'))
    return { bottom: covered.bottom, transform: isBelow ? 'translateY(calc(50% + 40px))' : null }
  if (place.endsWith('Docked'))
    return { bottom: covered.bottom, transform: isBelow ? 'translateY(50%)' : null }
  return { bottom: 16 + covered.bottom }
}
