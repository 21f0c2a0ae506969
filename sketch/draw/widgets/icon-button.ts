import { created, double } from '../../evaluate/value.ts'
import { alignmentOf, standingCss } from '../alignment.ts'
import { shrink, sizeCss, within } from '../box.ts'
import { colorOf, faded } from '../color.ts'
import { elevationCss, shapeCss, sideCss } from '../decoration.ts'
import { entryOf } from '../../evaluate/entry-of.ts'
import { element } from '../element.ts'
import { insetsCss } from '../insets.ts'
import {
  argument,
  booleanArgument,
  numberArgument,
  numberOf,
  objectArgument,
  objectOf,
  stringArgument,
} from '../widget-arguments.ts'
import { buttonRoom, limits } from './button-room.ts'
import { styledBy } from './button-style.ts'
import { exactOf, mostOf } from './sizing.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Context } from '../box.ts'
import type { Renderer } from './renderer.ts'

const ALL_ROUND = { left: 8, top: 8, right: 8, bottom: 8 }

/** What an IconButton's own arguments are called in a style. */
const TAKEN = {
  padding: 'padding',
  visualDensity: 'visualDensity',
  alignment: 'alignment',
  iconSize: 'iconSize',
  color: 'foregroundColor',
  disabledColor: 'disabledForegroundColor',
}

/** What an IconButton is given itself, as the style that Flutter makes of it (`material/icon_button.dart`). */
function styleOfArguments(widget: CreatedValue): CreatedValue {
  const given = Object.entries(TAKEN).flatMap(([from, to]): [string, Value][] => {
    const value = argument(widget, from)
    return value === undefined ? [] : [[to, value]]
  })
  const constraints = objectArgument(widget, 'constraints')
  if (constraints !== undefined) given.push(...sizesOf(constraints))
  return { ...created('ButtonStyle'), constructor: 'styleFrom', named: new Map(given) }
}

/** The least and the most that `BoxConstraints` leave, as a style has them. */
function sizesOf(constraints: CreatedValue): [string, Value][] {
  const [exact, most] = [exactOf(constraints), mostOf(constraints)]
  const least = (axis: 'width' | 'height', name: string): number =>
    exact[axis] ?? numberArgument(constraints, name) ?? 0
  const size = (width: number, height: number): Value => created('Size', {}, [double(width), double(height)])
  return [
    ['minimumSize', size(least('width', 'minWidth'), least('height', 'minHeight'))],
    ['maximumSize', size(most.width ?? Infinity, most.height ?? Infinity)],
  ]
}

/** Before Material 3 a button of an icon is 48 px at least by its constraints, and nothing is kept free around it. */
const STYLE_OF_MATERIAL_2 = created('ButtonStyle', {
  minimumSize: created('Size', {}, [double(48), double(48)]),
  tapTargetSize: { kind: 'member', type: 'MaterialTapTargetSize', name: 'shrinkWrap' },
})

/** The colour of an app's own icon theme, where one is set, before that of the button's kind. */
function iconColor({ icon, theme }: Context, selected: boolean): string {
  if (!theme.material3 || icon.usual !== true) return icon.color
  return selected ? theme.colors.primary : theme.colors.onSurfaceVariant
}

export const drawIconButton: Renderer = (widget, context) => {
  const { colors, material3 } = context.theme
  const kinds: Readonly<Record<string, readonly [string | null, string]>> = {
    filled: [colors.primary, colors.onPrimary],
    filledTonal: [colors.secondaryContainer, colors.onSecondaryContainer],
    outlined: [null, colors.onSurfaceVariant],
  }
  const disabled = widget.named.get('onPressed')?.kind === 'null'
  const selected = booleanArgument(widget, 'isSelected') === true
  const styles = [
    material3 ? objectArgument(widget, 'style') : undefined,
    styleOfArguments(widget),
    material3
      ? objectOf(context.theme.component('iconButtonTheme')?.named.get('style'))
      : STYLE_OF_MATERIAL_2,
  ]
  const styled = styledBy(context, styles, [
    ...(disabled ? (['disabled'] as const) : []),
    ...(selected ? (['selected'] as const) : []),
  ])
  const [background, foreground] = entryOf(kinds, widget.constructor) ?? [null, iconColor(context, selected)]
  const color =
    colorOf(styled('iconColor') ?? styled('foregroundColor')) ??
    (disabled ? faded(colors.onSurface, 0.38) : foreground)
  const size = numberOf(styled('iconSize')) ?? context.icon.size
  const room = buttonRoom(styled, { width: 40, height: 40, padding: ALL_ROUND }, context)
  const inner = {
    ...within(context, { width: 'loose', height: 'loose' }),
    icon: { color, size },
    text: { ...context.text, color },
  }
  const shown = (selected ? argument(widget, 'selectedIcon') : undefined) ?? argument(widget, 'icon')
  const [wide, high] = [shrink(context.bounds.width), shrink(context.bounds.height)]
  const side = objectOf(styled('side'))
  const line = disabled ? faded(colors.onSurface, 0.12) : colors.outline
  const seen = element(
    {
      ...limits(room, { width: wide === 'fill', height: high === 'fill' }),
      padding: insetsCss(room.padding),
      'border-radius': 999,
      ...shapeCss(objectOf(styled('shape'))),
      'background-color':
        colorOf(styled('backgroundColor')) ??
        (disabled && background !== null ? faded(colors.onSurface, 0.12) : background),
      border: sideCss(side) ?? (widget.constructor === 'outlined' ? `1px solid ${line}` : null),
      'box-shadow': elevationCss(numberOf(styled('elevation')) ?? 0),
      ...standingCss(alignmentOf(styled('alignment'))),
    },
    inner.draw(shown, inner).node,
    { class: 'center' },
  )
  const label = stringArgument(widget, 'tooltip')
  const node = element(
    {
      ...sizeCss(wide, high),
      'min-width': wide === 'fill' ? null : room.width.finger,
      'min-height': high === 'fill' ? null : room.height.finger,
    },
    seen,
    {
      tag: 'button',
      widget: 'IconButton',
      class: 'button',
      attributes: { type: 'button', ...(label === undefined ? {} : { title: label, 'aria-label': label }) },
    },
  )
  return { node, width: wide, height: high }
}
