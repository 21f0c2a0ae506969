import { created, sameValue } from '../../evaluate/value.ts'
import { expand, sizeCss, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { controlOf } from '../controls.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import { argument, listArgument, numberArgument } from '../widget-arguments.ts'
import { textCss } from '../text-style.ts'
import { inColor } from './buttons.ts'
import { tappable } from './navigation.ts'
import { cupertinoPrimary as primary } from './cupertino-primary.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Element } from '../element.ts'
import type { RendererTable } from './renderer.ts'
import { CUPERTINO_PAGES } from './cupertino-pages.ts'

const RED = '#ff3b30'
const GREEN = '#34c759'

function drawButton(widget: CreatedValue, context: Context): Box {
  const filled = widget.constructor === 'filled' || argument(widget, 'color') !== undefined
  const blue = primary(context)
  const color = filled ? '#ffffff' : blue
  const text = { ...context.theme.text('bodyLarge'), size: 17, height: undefined, spacing: -0.41, color }
  const inner = { ...inColor(within(context, { width: 'loose', height: 'loose' }), color, 22), text }
  const width = context.bounds.width === 'tight' ? 'fill' : 'hug'
  const node = element(
    {
      ...sizeCss(width, 'hug'),
      'min-height': numberArgument(widget, 'minSize') ?? 44,
      'min-width': 44,
      padding:
        insetsCss(insetsOf(argument(widget, 'padding'))) ??
        (argument(widget, 'padding') === undefined ? (filled ? '14px 64px' : '14px 16px') : null),
      'background-color': filled ? (colorOf(argument(widget, 'color')) ?? blue) : null,
      'border-radius': 8,
      ...textCss(text),
    },
    inner.draw(argument(widget, 'child'), inner).node,
    { tag: 'button', widget: widget.type, class: 'button', attributes: { type: 'button' } },
  )
  return { node, width, height: 'hug' }
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
  const track = control.on ? (colorOf(argument(widget, 'activeColor')) ?? GREEN) : '#78788029'
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

function drawListTile(widget: CreatedValue, context: Context): Box {
  const part = (name: string, size: number, color: string): Element | null => {
    const inner = inColor(within(context, { width: 'loose', height: 'loose' }), color, 22)
    return argument(widget, name) === undefined
      ? null
      : inner.draw(argument(widget, name), { ...inner, text: { ...context.text, size, color } }).node
  }
  const { onSurface } = context.theme.colors
  const node = element(
    {
      width: '100%',
      'min-height': 44,
      padding: '0 14px 0 20px',
      gap: 12,
      'background-color': colorOf(argument(widget, 'backgroundColor')),
    },
    [
      part('leading', 17, primary(context)),
      element({ flex: '1 1 0', 'min-width': 0 }, [
        part('title', 17, onSurface),
        part('subtitle', 12, '#8e8e93'),
      ]),
      part('additionalInfo', 17, '#8e8e93'),
      part('trailing', 17, '#8e8e93'),
    ],
    { widget: widget.type, class: 'row middle' },
  )
  return { node, width: expand(context.bounds.width), height: 'hug' }
}

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

function drawSegments(widget: CreatedValue, context: Context): Box {
  const control = controlOf(widget, context, 'groupValue', 'onValueChanged')
  const children = argument(widget, 'children')
  const entries = children?.kind === 'map' ? children.entries : []
  const inner = within(context, { width: 'loose', height: 'loose' })
  const parts = entries.map(([key, value]) => {
    const on = control.value !== undefined && sameValue(key, control.value) === true
    const css = {
      flex: '1 1 0',
      'min-height': 28,
      padding: '0 12px',
      'border-radius': 7,
      'background-color': on ? '#ffffff' : null,
      'box-shadow': on ? '0 3px 8px #0000001f' : null,
    }
    return element(
      css,
      inner.draw(value, { ...inner, text: { ...context.text, size: 13, weight: 500 } }).node,
      {
        class: 'center',
        attributes: tappable(),
        tap: control.sets(key),
      },
    )
  })
  const node = element({ padding: 2, 'border-radius': 9, 'background-color': '#7676801f' }, parts, {
    class: 'row',
  })
  return { node: element({}, node, { widget: widget.type }), width: 'hug', height: 'hug' }
}

function drawIndicator(widget: CreatedValue, context: Context): Box {
  const size = (numberArgument(widget, 'radius') ?? 10) * 2
  const ring = created('CircularProgressIndicator', {
    strokeWidth: { kind: 'number', value: 2, double: true },
  })
  const drawn = context.draw(ring, within(context, { width: 'tight', height: 'tight' }))
  return {
    node: element({ width: size, height: size }, drawn.node, { widget: widget.type }),
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
  CupertinoButton: drawButton,
  CupertinoSwitch: drawSwitch,
  CupertinoListTile: drawListTile,
  CupertinoListSection: drawListSection,
  CupertinoFormSection: drawListSection,
  CupertinoSlidingSegmentedControl: drawSegments,
  CupertinoActivityIndicator: drawIndicator,
  CupertinoDialogAction: drawAction,
  CupertinoActionSheetAction: drawAction,
}
