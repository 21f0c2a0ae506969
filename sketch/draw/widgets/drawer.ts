import { colorOf } from '../color.ts'
import { element } from '../element.ts'
import { within } from '../box.ts'
import { argument, numberArgument } from '../widget-arguments.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Element } from '../element.ts'

/** The drawer that a tap has opened, above a scrim that closes it. */
export function openDrawer(widget: CreatedValue, context: Context): Element | null {
  const { drawer: side } = context.session.interactions
  const drawer = side === null ? undefined : argument(widget, side === 'start' ? 'drawer' : 'endDrawer')
  if (drawer === undefined) return null
  const panel = context.draw(drawer, within(context, { width: 'loose', height: 'tight' })).node
  const scrim = element({}, null, {
    tag: 'button',
    class: 'scrim',
    attributes: { type: 'button', 'aria-label': 'Close the drawer' },
    tap: { kind: 'drawer', side: null },
  })
  return element(
    {},
    [scrim, element({ [side === 'start' ? 'left' : 'right']: 0 }, panel, { class: 'panel' })],
    {
      class: 'overlay',
    },
  )
}

/** The panel itself, wherever it stands. */
export function drawDrawer(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const inner = {
    ...within(context, { width: 'tight', height: 'tight' }),
    text: context.theme.text('bodyMedium'),
  }
  const css = {
    width: numberArgument(widget, 'width') ?? 304,
    height: '100%',
    'background-color': colorOf(argument(widget, 'backgroundColor')) ?? colors.surfaceContainerLow,
    'border-radius': context.theme.material3 ? '0 16px 16px 0' : null,
    overflow: 'hidden',
  }
  return {
    node: element(css, inner.draw(argument(widget, 'child'), inner).node, { widget: 'Drawer' }),
    width: 'hug',
    height: 'fill',
  }
}
