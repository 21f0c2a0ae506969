import { expand, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import { argument, listArgument, numberArgument } from '../widget-arguments.ts'
import { appleText, label } from './cupertino-look.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Element } from '../element.ts'
import type { RendererTable } from './renderer.ts'

/** Sizes of Flutter's cupertino/list_tile.dart, for tiles from edge to edge and for those in a notched list. */
function drawListTile(widget: CreatedValue, context: Context): Box {
  const { dark } = context.theme
  const notched = widget.constructor === 'notched'
  const has = (name: string): boolean => argument(widget, name) !== undefined
  const part = (name: string, size: number, color: string, weight?: number): Element | null => {
    const text = {
      ...appleText(context, size, color),
      spacing: -0.41,
      ...(weight === undefined ? {} : { weight }),
    }
    const inner = { ...within(context, { width: 'loose', height: 'loose' }), text }
    return has(name) ? inner.draw(argument(widget, name), inner).node : null
  }
  const gray = label(dark, 0.6)
  const leadingSize = numberArgument(widget, 'leadingSize') ?? (notched ? 30 : 28)
  const leading = element({ width: leadingSize, height: leadingSize }, part('leading', 17, label(dark, 1)), {
    class: 'center',
  })
  const high = notched ? (has('leading') ? 54 : 50) : has('subtitle') ? 48 : 44
  const beside = notched ? (has('leading') ? '0 14px' : insetsCss(NOTCHED)) : insetsCss(EDGE)
  const strong = notched && has('subtitle')
  const title = part('title', strong && !has('leading') ? 16 : 17, label(dark, 1), strong ? 600 : undefined)
  const subtitle = part('subtitle', notched ? 14 : 12, gray)
  const info = part('additionalInfo', 17, gray)
  const node = element(
    {
      width: '100%',
      'min-height': high,
      padding: insetsCss(insetsOf(argument(widget, 'padding'))) ?? beside,
      'background-color': colorOf(argument(widget, 'backgroundColor')),
    },
    [
      has('leading')
        ? [leading, element({ width: numberArgument(widget, 'leadingToTitle') ?? (notched ? 12 : 16) }, null)]
        : element({ height: leadingSize }, null),
      element(
        { flex: '1 1 0', 'min-width': 0, gap: has('subtitle') ? 3 : null, 'align-items': 'flex-start' },
        [title, subtitle],
        { class: 'col one-line' },
      ),
      info,
      has('trailing') && info !== null ? element({ width: 6 }, null) : null,
      part('trailing', 17, gray),
    ],
    { widget: widget.type, class: 'row middle' },
  )
  return { node, width: expand(context.bounds.width), height: 'hug' }
}

const EDGE = { left: 20, top: 0, right: 14, bottom: 0, directional: true }
const NOTCHED = { left: 28, top: 10, right: 14, bottom: 10, directional: true }

function drawListSection(widget: CreatedValue, context: Context): Box {
  const inset = widget.constructor === 'insetGrouped'
  const inner = within(context, { width: 'tight', height: 'unbounded' })
  const note = { ...inner, text: { ...context.text, size: 13, color: '#8e8e93' } }
  const rows = listArgument(widget, 'children').map((child, index) =>
    element({ 'border-top': index === 0 ? null : '0.5px solid #3c3c434a' }, inner.draw(child, inner).node),
  )
  const body = element(
    {
      'background-color': context.theme.dark ? '#1c1c1e' : '#ffffff',
      'border-radius': inset ? 10 : 0,
      margin: inset ? '0 20px' : null,
      overflow: 'hidden',
    },
    rows,
  )
  const node = element(
    { width: '100%', padding: '22px 0 8px', 'background-color': context.theme.dark ? '#000000' : '#f2f2f7' },
    [
      element({ padding: '0 20px 6px' }, note.draw(argument(widget, 'header'), note).node),
      body,
      element({ padding: '6px 20px 0' }, note.draw(argument(widget, 'footer'), note).node),
    ],
    { widget: widget.type },
  )
  return { node, width: expand(context.bounds.width), height: 'hug' }
}

export const CUPERTINO_LISTS: RendererTable = {
  CupertinoListTile: drawListTile,
  CupertinoListSection: drawListSection,
  CupertinoFormSection: drawListSection,
}
