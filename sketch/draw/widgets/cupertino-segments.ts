import { sameValue } from '../../evaluate/value.ts'
import { sizeCss, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { controlOf } from '../controls.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import { argument } from '../widget-arguments.ts'
import { inColor } from './buttons.ts'
import { appleText, contrasting, label } from './cupertino-look.ts'
import { cupertinoPrimary as primary } from './cupertino-primary.ts'
import { tappable } from './navigation.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { RendererTable } from './renderer.ts'

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

export const CUPERTINO_SEGMENTS: RendererTable = {
  CupertinoSlidingSegmentedControl: drawSegments,
  CupertinoSegmentedControl: drawOutlined,
}
