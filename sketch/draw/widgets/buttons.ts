import { alignmentOf, standingCss } from '../alignment.ts'
import { loosened, sizeCss, within } from '../box.ts'
import { colorOf, faded } from '../color.ts'
import { elevationCss, shapeCss } from '../decoration.ts'
import { element } from '../element.ts'
import { insetsCss, starting } from '../insets.ts'
import {
  argument,
  booleanArgument,
  numberArgument,
  numberOf,
  objectArgument,
  objectOf,
} from '../widget-arguments.ts'
import { besideIcon, groundCss, isAtEnd } from './button-css.ts'
import { atLeast, buttonRoom, limits } from './button-room.ts'
import { styledBy } from './button-style.ts'
import { drawIconButton } from './icon-button.ts'
import { isOldButton, styleOfOld } from './old-buttons.ts'
import { saidBy } from '../said-by.ts'
import { mergeTextStyle, textCss } from '../text-style.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { Theme } from '../theme.ts'
import type { RendererTable } from './renderer.ts'

interface Look {
  readonly background: string | null
  readonly foreground: string
  readonly border?: string
  readonly elevation?: number
  readonly side: number
}

/** The text and icons inside a control take its colour. */
export function inColor(context: Context, color: string, size = context.icon.size): Context {
  return { ...context, icon: { color, size }, text: { ...context.text, color } }
}

/** Of Material 2, and of the buttons before Flutter 2.10, which had it alone (`material/raised_button.dart`). */
function lookOfMaterial2(widget: CreatedValue, { dark, colors }: Theme): Look {
  switch (widget.type) {
    case 'FilledButton':
    case 'ElevatedButton':
      return { background: colors.primary, foreground: colors.onPrimary, elevation: 2, side: 16 }
    case 'RaisedButton':
      return {
        background: dark ? colors.primary : '#e0e0e0',
        foreground: colors.onSurface,
        elevation: 2,
        side: 16,
      }
    case 'OutlinedButton':
      return {
        background: null,
        foreground: colors.primary,
        border: `1px solid ${colors.outlineVariant}`,
        side: 16,
      }
    case 'OutlineButton':
      return {
        background: null,
        foreground: colors.onSurface,
        border: `1px solid ${colors.outlineVariant}`,
        side: 16,
      }
    case 'FlatButton':
    case 'MaterialButton':
      return { background: null, foreground: colors.onSurface, side: 16 }
    default:
      return { background: null, foreground: colors.primary, side: 8 }
  }
}

function lookOf(widget: CreatedValue, context: Context): Look {
  if (!context.theme.material3 || isOldButton(widget)) return lookOfMaterial2(widget, context.theme)
  const { colors } = context.theme
  const tonal = widget.constructor.startsWith('tonal')
  switch (widget.type) {
    case 'FilledButton':
      return tonal
        ? { background: colors.secondaryContainer, foreground: colors.onSecondaryContainer, side: 24 }
        : { background: colors.primary, foreground: colors.onPrimary, side: 24 }
    case 'ElevatedButton':
      return { background: colors.surfaceContainerLow, foreground: colors.primary, elevation: 1, side: 24 }
    case 'OutlinedButton':
      return { background: null, foreground: colors.primary, border: `1px solid ${colors.outline}`, side: 24 }
    default:
      return { background: null, foreground: colors.primary, side: 12 }
  }
}

function drawButton(widget: CreatedValue, context: Context): Box {
  const look = lookOf(widget, context)
  const { colors } = context.theme
  const material3 = context.theme.material3 && !isOldButton(widget)
  // Of Material 2 a button is 36 high and nearly square.
  const usual = material3 ? 40 : 36
  const disabled = widget.named.get('onPressed')?.kind === 'null'
  const styled = styledBy(
    context,
    [
      objectArgument(widget, 'style') ?? styleOfOld(widget),
      objectOf(context.theme.component(themeNameOf(widget))?.named.get('style')),
    ],
    disabled ? ['disabled'] : [],
  )
  const foreground =
    colorOf(styled('foregroundColor')) ?? (disabled ? faded(colors.onSurface, 0.38) : look.foreground)
  const background =
    colorOf(styled('backgroundColor')) ??
    (disabled && look.background !== null ? faded(colors.onSurface, 0.12) : look.background)
  const text = mergeTextStyle({ ...context.theme.text('labelLarge'), color: foreground }, styled('textStyle'))
  const inner = {
    ...loosened(context),
    text: { ...text, color: foreground },
    icon: {
      color: colorOf(styled('iconColor')) ?? foreground,
      size: numberOf(styled('iconSize')) ?? 18,
    },
  }
  const icon = /icon/i.test(widget.constructor) ? argument(widget, 'icon') : undefined
  const label = argument(widget, icon === undefined ? 'child' : 'label') ?? argument(widget, 'label')
  const labelled = inner.draw(label, inner)
  const atEnd = icon !== undefined && isAtEnd(argument(widget, 'iconAlignment') ?? styled('iconAlignment'))
  const inOrder = [icon === undefined ? null : inner.draw(icon, inner).node, labelled.node]
  const content = atEnd ? inOrder.toReversed() : inOrder
  const padding = icon === undefined ? starting(look.side, look.side) : besideIcon(look.side, atEnd)
  const {
    width,
    height,
    padding: insets,
  } = buttonRoom(styled, { width: 64, height: usual, padding }, context)
  // A child that takes all the room there is (`Center`, a `Row`) makes the button as wide.
  const fill =
    context.bounds.width === 'tight' ||
    width.least === Infinity ||
    (labelled.width === 'fill' && width.most === Infinity)
  const high = context.bounds.height === 'tight' || labelled.height === 'fill'
  const side = styled('side')
  const shape = objectOf(styled('shape'))
  const css: Css = {
    ...limits(
      {
        width: atLeast(width, context.least?.width),
        height: atLeast(height, context.least?.height),
      },
      { width: fill, height: high },
    ),
    padding: insetsCss(insets),
    ...standingCss(alignmentOf(styled('alignment'))),
    gap: 8,
    ...groundCss(background, shape),
    border:
      disabled && look.border !== undefined ? `1px solid ${faded(colors.onSurface, 0.12)}` : look.border,
    'border-radius': material3 ? 999 : 4,
    ...shapeCss(shape),
    ...(side?.kind === 'object'
      ? shapeCss({ ...side, type: 'RoundedRectangleBorder', named: new Map([['side', side]]) })
      : {}),
    'box-shadow': disabled ? null : elevationCss(numberOf(styled('elevation')) ?? look.elevation ?? 0),
    ...textCss(text),
  }
  const node = element(css, content, {
    tag: 'button',
    class: 'button',
    attributes: { type: 'button', ...(disabled ? { disabled: '' } : {}) },
  })
  const box = {
    width: fill ? ('fill' as const) : ('hug' as const),
    height: high ? ('fill' as const) : ('hug' as const),
  }
  // Material keeps 48 pixels free for a finger around a control that is less.
  const finger = element(
    {
      ...sizeCss(box.width, box.height),
      'min-width': fill || width.finger <= width.least ? null : width.finger,
      'min-height': high || height.finger <= height.least ? null : height.finger,
    },
    node,
    { class: 'center' },
  )
  return { node: finger, ...box }
}

function themeNameOf(widget: CreatedValue): string {
  return `${widget.type.charAt(0).toLowerCase()}${widget.type.slice(1)}Theme`
}

function drawFab(widget: CreatedValue, context: Context): Box {
  const { colors, material3 } = context.theme
  const said = saidBy(widget, context.theme.component('floatingActionButtonTheme'))
  const extended = widget.constructor === 'extended'
  const small = widget.constructor === 'small' || booleanArgument(widget, 'mini') === true
  const [size, radius, icon] = small
    ? [40, 12, 24]
    : widget.constructor === 'large'
      ? [96, 28, 36]
      : [56, 16, 24]
  const color =
    colorOf(said('foregroundColor')) ?? (material3 ? colors.onPrimaryContainer : colors.onSecondary)
  const inner = inColor(
    { ...within(context, { width: 'loose', height: 'loose' }), text: context.theme.text('labelLarge') },
    color,
    icon,
  )
  const content = extended
    ? [inner.draw(argument(widget, 'icon'), inner).node, inner.draw(argument(widget, 'label'), inner).node]
    : inner.draw(argument(widget, 'child'), inner).node
  const node = element(
    {
      height: size,
      width: extended ? null : size,
      padding: extended ? insetsCss(starting(argument(widget, 'icon') === undefined ? 20 : 16, 20)) : null,
      gap: extended ? 8 : null,
      'border-radius': material3 ? radius : 999,
      ...shapeCss(objectOf(said('shape'))),
      'background-color':
        colorOf(said('backgroundColor')) ?? (material3 ? colors.primaryContainer : colors.secondary),
      'box-shadow': elevationCss(numberArgument(widget, 'elevation') ?? 6),
    },
    content,
    {
      tag: 'button',
      widget: 'FloatingActionButton',
      // As Flutter's: one line and one height at any text size.
      class: extended ? 'button one-line' : 'button',
      attributes: { type: 'button' },
    },
  )
  const finger = small ? element({ 'min-width': 48, 'min-height': 48 }, node, { class: 'center' }) : node
  return { node: finger, width: 'hug', height: 'hug' }
}

export const BUTTON_WIDGETS: RendererTable = {
  ElevatedButton: drawButton,
  FilledButton: drawButton,
  OutlinedButton: drawButton,
  TextButton: drawButton,
  // Flutter's own until 2.10.
  RaisedButton: drawButton,
  OutlineButton: drawButton,
  FlatButton: drawButton,
  MaterialButton: drawButton,
  IconButton: drawIconButton,
  FloatingActionButton: drawFab,
}
