import { sameValue } from '../../evaluate/value.ts'
import { expand, shrink, sizeCss, within } from '../box.ts'
import { colorOf, faded } from '../color.ts'
import { controlOf } from '../controls.ts'
import { radiusCss } from '../decoration.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import { argument, listArgument, nameArgument, numberArgument, objectOf } from '../widget-arguments.ts'
import { textCss } from '../text-style.ts'
import { inColor } from './buttons.ts'
import { iconNode } from './icon.ts'
import { tappable } from './navigation.ts'
import { cupertinoPrimary as primary } from './cupertino-primary.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { Element } from '../element.ts'
import type { RendererTable } from './renderer.ts'
import { CUPERTINO_DIALOGS } from './cupertino-dialog.ts'
import { CUPERTINO_PAGES } from './cupertino-pages.ts'

const RED = '#ff3b30'
const GREEN = '#34c759'

/** Flutter's own tables of `CupertinoButtonSize` (cupertino/constants.dart): padding, least size, radius, letters. */
const SIZES = {
  small: { padding: '6px 12px', least: 28, radius: 40, letters: 15 },
  medium: { padding: '8px 15px', least: 32, radius: 40, letters: 15 },
  large: { padding: '16px 20px', least: 44, radius: 12, letters: 17 },
} as const

function sizeOf(widget: CreatedValue): (typeof SIZES)[keyof typeof SIZES] {
  const name = nameArgument(widget, 'sizeStyle') ?? widget.constructor
  return name === 'small' || name === 'medium' ? SIZES[name] : SIZES.large
}

/** Text in Apple's look: CupertinoThemeData's `textStyle` and `actionTextStyle`. */
function appleText(context: Context, size: number, color: string): Context['text'] {
  return {
    ...context.theme.text('bodyLarge'),
    size,
    height: undefined,
    spacing: size === 15 ? -0.23 : -0.41,
    color,
  }
}

function drawButton(widget: CreatedValue, context: Context): Box {
  const blue = primary(context)
  const size = sizeOf(widget)
  const { dark } = context.theme
  const call = argument(widget, 'onPressed')
  const enabled = call !== undefined && call.kind !== 'null'
  const own = colorOf(argument(widget, 'color'))
  const filled = widget.constructor === 'filled'
  const tinted = widget.constructor === 'tinted'
  const usual = filled ? blue : tinted ? faded(blue, dark ? 0.26 : 0.12) : null
  const color = filled ? contrasting(context) : enabled ? blue : label(dark, 0.3)
  const off = filled || tinted || own !== undefined ? (dark ? '#7676803d' : '#7676801f') : null
  const background = enabled ? (own ?? usual) : (colorOf(argument(widget, 'disabledColor')) ?? off)
  const text = appleText(context, size.letters, color)
  const inner = { ...inColor(within(context, { width: 'loose', height: 'loose' }), color, 20), text }
  const width = context.bounds.width === 'tight' ? 'fill' : 'hug'
  const least = numberArgument(widget, 'minSize') ?? size.least
  const padding = argument(widget, 'padding')
  const node = element(
    {
      ...sizeCss(width, context.bounds.height === 'tight' ? 'fill' : 'hug'),
      'min-height': least,
      'min-width': least,
      padding: padding === undefined ? size.padding : insetsCss(insetsOf(padding)),
      'background-color': background,
      'border-radius': size.radius,
      ...radiusCss(argument(widget, 'borderRadius')),
      ...textCss(text),
    },
    inner.draw(argument(widget, 'child'), inner).node,
    {
      tag: 'button',
      widget: widget.type,
      class: 'button',
      attributes: { type: 'button', ...(enabled ? {} : { disabled: '' }) },
    },
  )
  return { node, width, height: context.bounds.height === 'tight' ? 'fill' : 'hug' }
}

/** What stands on the primary colour: the theme's where it is Material's. */
function contrasting({ theme }: Context): string {
  return objectOf(theme.value)?.type === 'ThemeData' ? theme.colors.onPrimary : '#ffffff'
}

/** `CupertinoColors.label` and those below it, seen through. */
function label(dark: boolean, opacity: number): string {
  if (opacity === 1) return dark ? '#ffffff' : '#000000'
  return faded(dark ? '#ebebf5' : '#3c3c43', opacity)
}

function drawSwitch(widget: CreatedValue, context: Context): Box {
  const control = controlOf(widget, context, 'value', 'onChanged')
  const thumb = element(
    {
      width: 28,
      height: 28,
      'border-radius': 14,
      'background-color': '#ffffff',
      'box-shadow': '0 3px 8px #00000026',
    },
    null,
  )
  const active = argument(widget, 'activeTrackColor') ?? argument(widget, 'activeColor')
  const off = argument(widget, 'inactiveTrackColor') ?? argument(widget, 'trackColor')
  const track = control.on
    ? (colorOf(active) ?? GREEN)
    : (colorOf(off) ?? (context.theme.dark ? '#78788052' : '#78788029'))
  const node = element(
    {
      width: 51,
      height: 31,
      padding: '1.5px',
      'border-radius': 16,
      'background-color': track,
      'justify-content': control.on ? 'flex-end' : 'flex-start',
    },
    thumb,
    {
      class: 'row',
      attributes: {
        role: 'switch',
        tabindex: '0',
        'aria-checked': String(control.on),
      },
      tap: control.sets({ kind: 'boolean', value: !control.on }),
    },
  )
  return {
    node: element({ width: 59, height: 39 }, node, { widget: widget.type, class: 'center' }),
    width: 'hug',
    height: 'hug',
  }
}

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

/** All segments are as wide as the widest. */
function drawSegments(widget: CreatedValue, context: Context): Box {
  const control = controlOf(widget, context, 'groupValue', 'onValueChanged')
  const { dark } = context.theme
  const children = argument(widget, 'children')
  const entries = children?.kind === 'map' ? children.entries : []
  const inner = within(context, { width: 'loose', height: 'loose' })
  const parts = entries.map(([key, value]) => {
    const on = control.value !== undefined && sameValue(key, control.value) === true
    const thumb = colorOf(argument(widget, 'thumbColor')) ?? (dark ? '#636366' : '#ffffff')
    const css = {
      'min-height': 28,
      padding: '0 10px',
      'border-radius': 7,
      'background-color': on ? thumb : null,
      'box-shadow': on ? '0 3px 8px #0000001f' : null,
    }
    const text = { ...appleText(context, 14, label(dark, 1)), spacing: 0, weight: on ? 600 : 500 }
    return element(css, inner.draw(value, { ...inner, text }).node, {
      class: 'center',
      attributes: tappable(),
      tap: control.sets(key),
    })
  })
  const width = context.bounds.width === 'tight' ? 'fill' : 'hug'
  const node = element(
    {
      ...sizeCss(width, 'hug'),
      padding: insetsCss(insetsOf(argument(widget, 'padding'))) ?? '2px 3px',
      'border-radius': 9,
      'background-color': colorOf(argument(widget, 'backgroundColor')) ?? (dark ? '#7676803d' : '#7676801f'),
      display: 'grid',
      'grid-auto-flow': 'column',
      'grid-auto-columns': '1fr',
      'column-gap': 1,
    },
    parts,
    { widget: widget.type },
  )
  return { node, width, height: 'hug' }
}

/** cupertino/segmented_control.dart: parts of one width with a line around each; the chosen one is filled. */
function drawOutlined(widget: CreatedValue, context: Context): Box {
  const control = controlOf(widget, context, 'groupValue', 'onValueChanged')
  const children = argument(widget, 'children')
  const entries = children?.kind === 'map' ? children.entries : []
  const blue = primary(context)
  const chosen = colorOf(argument(widget, 'selectedColor')) ?? blue
  const plain = colorOf(argument(widget, 'unselectedColor')) ?? contrasting(context)
  const line = colorOf(argument(widget, 'borderColor')) ?? blue
  const loose = within(context, { width: 'loose', height: 'loose' })
  const parts = entries.map(([key, value], at) => {
    const on = control.value !== undefined && sameValue(key, control.value) === true
    const inner = {
      ...inColor(loose, on ? plain : chosen, 20),
      text: { ...context.text, color: on ? plain : chosen },
    }
    const css: Css = {
      'min-height': 28,
      'background-color': on ? chosen : plain,
      'border-start-start-radius': at === 0 ? 3 : null,
      'border-end-start-radius': at === 0 ? 3 : null,
      'border-start-end-radius': at === entries.length - 1 ? 3 : null,
      'border-end-end-radius': at === entries.length - 1 ? 3 : null,
      'box-shadow': `0 0 0 0.5px ${line}, inset 0 0 0 0.5px ${line}`,
    }
    return element(css, inner.draw(value, inner).node, {
      class: 'center',
      attributes: tappable(),
      tap: control.sets(key),
    })
  })
  const width = context.bounds.width === 'tight' ? 'fill' : 'hug'
  const around = insetsCss(insetsOf(argument(widget, 'padding'))) ?? '0 16px'
  const columns = { display: 'grid', 'grid-auto-flow': 'column', 'grid-auto-columns': '1fr' }
  const node = element({ ...sizeCss(width, 'hug'), padding: around, ...columns }, parts, {
    widget: widget.type,
  })
  return { node, width, height: 'hug' }
}

/** A thin line with a round thumb that stays within it; 176 wide where nothing says otherwise. */
function drawSlider(widget: CreatedValue, context: Context): Box {
  const low = numberArgument(widget, 'min') ?? 0
  const high = numberArgument(widget, 'max') ?? 1
  const share = Math.min(Math.max(((numberArgument(widget, 'value') ?? low) - low) / (high - low || 1), 0), 1)
  const at = `calc(${share * 100}% + ${14 - share * 28}px)`
  const active = colorOf(argument(widget, 'activeColor')) ?? primary(context)
  const part = (css: Css): Element => element({ position: 'absolute', ...css }, null)
  const line = { 'inset-inline-start': 0, top: 0, height: 2, 'border-radius': 1 }
  const thumb = {
    'inset-inline-start': at,
    'margin-inline-start': -14,
    top: -13,
    width: 28,
    height: 28,
    'border-radius': '50%',
    'background-color': colorOf(argument(widget, 'thumbColor')) ?? '#ffffff',
    'box-shadow': '0 3px 8px #00000026',
  }
  const track = element(
    {
      width: '100%',
      height: 2,
      'border-radius': 1,
      position: 'relative',
      'background-color': context.theme.dark ? '#7878805c' : '#78788033',
    },
    [part({ ...line, width: at, 'background-color': active }), part(thumb)],
  )
  const [width, tall] = [shrink(context.bounds.width), shrink(context.bounds.height)]
  const css = {
    width: width === 'fill' ? '100%' : 176,
    'max-width': '100%',
    height: tall === 'fill' ? '100%' : 44,
    padding: '0 8px',
  }
  return { node: element(css, track, { widget: widget.type, class: 'row middle' }), width, height: tall }
}

const SPOKES = [47, 47, 47, 47, 72, 97, 122, 147]

/** Eight spokes, the darkest at the top. */
function drawIndicator(widget: CreatedValue, context: Context): Box {
  const radius = numberArgument(widget, 'radius') ?? 10
  const color = colorOf(argument(widget, 'color')) ?? (context.theme.dark ? '#ebebf5' : '#3c3c43')
  const shown = widget.constructor === 'partiallyRevealed' ? (numberArgument(widget, 'progress') ?? 1) : 1
  const spokes = SPOKES.slice(0, Math.ceil(shown * 8)).map((alpha, index) =>
    element(
      {
        position: 'absolute',
        left: radius * 0.9,
        top: 0,
        width: radius / 5,
        height: (radius * 2) / 3,
        'border-radius': radius / 10,
        'background-color': faded(color, (shown < 1 ? 147 : alpha) / 255),
        transform: `rotate(${index * 45}deg)`,
        'transform-origin': `50% ${radius}px`,
      },
      null,
    ),
  )
  const css = { width: radius * 2, height: radius * 2, position: 'relative' }
  return { node: element(css, spokes, { widget: widget.type }), width: 'hug', height: 'hug' }
}

function drawCheckbox(widget: CreatedValue, context: Context): Box {
  const { dark } = context.theme
  const control = controlOf(widget, context, 'value', 'onChanged')
  const color = colorOf(argument(widget, 'activeColor')) ?? primary(context)
  const mark = control.on ? iconNode({ kind: 'member', type: 'Icons', name: 'check' }, 13, '#ffffff') : null
  const look = control.on
    ? { 'background-color': color }
    : {
        'background-color': dark ? '#1c1c1e' : '#ffffff',
        border: `1px solid ${dark ? '#ffffff40' : '#d1d1d6'}`,
      }
  const square = element({ width: 14, height: 14, 'border-radius': 4, ...look }, mark, { class: 'center' })
  const attributes = {
    role: 'checkbox',
    tabindex: '0',
    'aria-checked': String(control.on),
    'aria-label': widget.type,
  }
  return {
    node: element({ width: 44, height: 44 }, square, {
      widget: widget.type,
      class: 'center',
      attributes,
      tap: control.sets({ kind: 'boolean', value: !control.on }),
    }),
    width: 'hug',
    height: 'hug',
  }
}

function drawAction(widget: CreatedValue, context: Context): Box {
  const destructive = argument(widget, 'isDestructiveAction')
  const color = destructive?.kind === 'boolean' && destructive.value ? RED : primary(context)
  return context.draw(argument(widget, 'child'), { ...context, text: { ...context.text, color } })
}

export const CUPERTINO_WIDGETS: RendererTable = {
  ...CUPERTINO_PAGES,
  ...CUPERTINO_DIALOGS,
  CupertinoButton: drawButton,
  CupertinoSwitch: drawSwitch,
  CupertinoListTile: drawListTile,
  CupertinoListSection: drawListSection,
  CupertinoFormSection: drawListSection,
  CupertinoSlidingSegmentedControl: drawSegments,
  CupertinoSlider: drawSlider,
  CupertinoCheckbox: drawCheckbox,
  CupertinoActivityIndicator: drawIndicator,
  CupertinoSegmentedControl: drawOutlined,
  CupertinoActionSheetAction: drawAction,
}
