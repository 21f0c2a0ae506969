import { expand, shrink, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { radiusCss } from '../decoration.ts'
import { px } from '../css.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf, starting } from '../insets.ts'
import {
  booleanArgument,
  argument,
  nameArgument,
  numberArgument,
  objectArgument,
} from '../widget-arguments.ts'
import { textCss } from '../text-style.ts'
import { entryOf } from '../../evaluate/entry-of.ts'
import { densityOf } from '../visual-density.ts'
import { inColor } from './buttons.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { Element } from '../element.ts'
import type { RendererTable } from './renderer.ts'

/** Where a tile's icons stand beside its title; a tile of three lines has everything at its top. */
function placed(place: string): Css {
  const side = { top: 'flex-start', titleHeight: 'center', bottom: 'flex-end' }
  return { 'align-self': entryOf(side, place) ?? null }
}

/** Sizes of letters in a dense tile, in pixels (`material/list_tile.dart`). */
const DENSE: Readonly<Record<string, number>> = { title: 13, subtitle: 12 }

function drawListTile(widget: CreatedValue, context: Context): Box {
  const { colors, material3 } = context.theme
  const loose = within(context, { width: 'loose', height: 'loose' })
  const part = (
    name: string,
    role: Parameters<Context['theme']['text']>[0],
    color: string,
  ): Element | null => {
    const value = argument(widget, name)
    const text = { ...context.theme.text(role), color }
    const inner = {
      ...loose,
      icon: { color: colors.onSurfaceVariant, size: 24 },
      text: dense ? { ...text, size: entryOf(DENSE, name) ?? text.size } : text,
    }
    return value === undefined ? null : loose.draw(value, inner).node
  }
  const dense = booleanArgument(widget, 'dense') === true
  const subtitle = part('subtitle', 'bodyMedium', colors.onSurfaceVariant)
  const leading = part('leading', 'bodyMedium', colors.onSurfaceVariant)
  const trailing = part('trailing', 'labelSmall', colors.onSurfaceVariant)
  const density = densityOf(argument(widget, 'visualDensity'))
  const padding = insetsOf(argument(widget, 'contentPadding')) ?? starting(16, 24)
  const minLeading = numberArgument(widget, 'minLeadingWidth') ?? 24
  const three = booleanArgument(widget, 'isThreeLine') === true
  const height = three ? 88 : subtitle === null ? 56 : 72
  const above = numberArgument(widget, 'minVerticalPadding') ?? 8
  const asked = nameArgument(widget, 'titleAlignment') ?? 'threeLine'
  const place = asked !== 'threeLine' ? asked : three ? 'top' : 'center'
  const beside = { ...placed(place), padding: place === 'center' ? null : `${px(above)} 0` }
  const node = element(
    {
      width: '100%',
      'min-height':
        (numberArgument(widget, 'minTileHeight') ?? height - (dense ? 8 : 0) + 4 * density.vertical) +
        padding.top +
        padding.bottom,
      padding: insetsCss(padding),
      gap: (numberArgument(widget, 'horizontalTitleGap') ?? 16) + 2 * density.horizontal,
      'background-color': colorOf(argument(widget, 'tileColor')),
    },
    [
      leading === null ? null : element({ 'min-width': minLeading, ...beside }, leading),
      element({ flex: '1 1 0', 'min-width': 0, padding: `${px(above)} 0`, ...(three ? placed('top') : {}) }, [
        part('title', material3 ? 'bodyLarge' : 'titleMedium', colors.onSurface),
        subtitle,
      ]),
      trailing === null ? null : element(beside, trailing),
    ],
    { widget: 'ListTile', class: 'row middle' },
  )
  return { node, width: expand(context.bounds.width), height: 'hug' }
}

function drawAvatar(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const size = (numberArgument(widget, 'radius') ?? 20) * 2
  const color = colorOf(argument(widget, 'foregroundColor')) ?? colors.onPrimaryContainer
  const inner = inColor(
    { ...within(context, { width: 'loose', height: 'loose' }), text: context.theme.text('titleMedium') },
    color,
  )
  const node = element(
    {
      width: size,
      height: size,
      'border-radius': '50%',
      overflow: 'hidden',
      'background-color': colorOf(argument(widget, 'backgroundColor')) ?? colors.primaryContainer,
    },
    inner.draw(argument(widget, 'child'), inner).node,
    { widget: 'CircleAvatar', class: 'center' },
  )
  return { node, width: 'hug', height: 'hug' }
}

function drawProgress(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const color =
    colorOf(argument(widget, 'color')) ??
    colorOf(objectArgument(widget, 'valueColor')?.positional[0]) ??
    colors.primary
  const value = numberArgument(widget, 'value')
  const share = Math.min(Math.max(value ?? 0.3, 0), 1)
  if (widget.type === 'LinearProgressIndicator') {
    const track = colorOf(argument(widget, 'backgroundColor')) ?? colors.secondaryContainer
    const rounded = radiusCss(argument(widget, 'borderRadius'))
    const bar = element(
      { width: `${share * 100}%`, height: '100%', 'background-color': color, ...rounded },
      null,
    )
    const fillsHigh = context.bounds.height === 'tight'
    const css = {
      width: '100%',
      height: fillsHigh ? '100%' : (numberArgument(widget, 'minHeight') ?? 4),
      'background-color': track,
      ...rounded,
      overflow: 'hidden',
    }
    return {
      node: element(css, bar, { widget: widget.type }),
      width: expand(context.bounds.width),
      height: fillsHigh ? 'fill' : 'hug',
    }
  }
  const stroke = numberArgument(widget, 'strokeWidth') ?? 4
  const ring = `radial-gradient(farthest-side, transparent calc(100% - ${px(stroke)}), #000 calc(100% - ${px(stroke)} + 0.5px))`
  const [width, height] = [shrink(context.bounds.width), shrink(context.bounds.height)]
  const track = colorOf(argument(widget, 'backgroundColor')) ?? 'transparent'
  // The stroke's middle runs along the edge of the box: half of it is outside (`strokeAlignCenter`).
  const outside = (-stroke * (1 + (numberArgument(widget, 'strokeAlign') ?? 0))) / 2
  const css = {
    position: 'absolute',
    inset: px(outside),
    'border-radius': '50%',
    background: `conic-gradient(${color} ${share * 100}%, ${track} 0)`,
    '-webkit-mask': ring,
    mask: ring,
  }
  const node = element(
    {
      position: 'relative',
      width: width === 'fill' ? '100%' : 36,
      height: height === 'fill' ? '100%' : 36,
    },
    element(css, null, { class: value === undefined ? 'spin' : '' }),
    { widget: widget.type },
  )
  return { node, width, height }
}

/** What stands where a widget is not known: its name, and inside whatever it holds. */
export function labelled(
  name: string,
  child: Element | null,
  context: Context,
  attributes: Record<string, string>,
): Element {
  const label = element(
    { ...textCss({ ...context.theme.text('labelSmall'), color: context.theme.colors.onSurfaceVariant }) },
    name,
  )
  return element({ border: `1px dashed ${context.theme.colors.outline}` }, [label, child], {
    widget: name,
    class: 'unknown',
    attributes,
  })
}

export const MATERIAL_WIDGETS: RendererTable = {
  ListTile: drawListTile,
  CircleAvatar: drawAvatar,
  LinearProgressIndicator: drawProgress,
  CircularProgressIndicator: drawProgress,
  RefreshProgressIndicator: (widget, context) =>
    drawProgress({ ...widget, type: 'CircularProgressIndicator' }, context),
}
