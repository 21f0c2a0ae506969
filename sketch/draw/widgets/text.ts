import { textOfValue } from '../../evaluate/value.ts'
import { shrink, sizeCss, within } from '../box.ts'
import { element } from '../element.ts'
import {
  argument,
  booleanArgument,
  listArgument,
  nameArgument,
  numberArgument,
  objectArgument,
  objectOf,
} from '../widget-arguments.ts'
import { mergeTextStyle, textCss } from '../text-style.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { TextLook } from '../text-style.ts'
import type { Content } from '../element.ts'
import type { RendererTable } from './renderer.ts'

const ALIGN: Readonly<Record<string, string>> = {
  left: 'left',
  start: 'start',
  right: 'right',
  end: 'end',
  center: 'center',
  justify: 'justify',
}

function drawText(widget: CreatedValue, context: Context): Box {
  const look = mergeTextStyle(context.text, argument(widget, 'style'))
  const [text] = widget.positional
  const span = widget.constructor === 'rich' ? objectOf(text) : undefined
  const content =
    span !== undefined ? drawSpan(span, look, true, context) : text === undefined ? null : textOfValue(text)
  return textBox(widget, context, look, content)
}

/** A block of text that is as wide as its words, cut as the widget says. */
function textBox(widget: CreatedValue, context: Context, look: TextLook, content: Content): Box {
  const width = shrink(context.bounds.width)
  const node = element(
    {
      ...sizeCss(width, 'hug'),
      ...textCss(look),
      'text-align': ALIGN[nameArgument(widget, 'textAlign') ?? ''],
      ...cutCss(widget),
    },
    content,
    { widget: widget.type, class: 'text' },
  )
  return { node, width, height: shrink(context.bounds.height) }
}

/** How many lines there may be, and what is done with the rest: cut off, as Flutter does where nothing else is said. */
function cutCss(widget: CreatedValue): Css {
  const ellipsis = nameArgument(widget, 'overflow') === 'ellipsis'
  const lines = numberArgument(widget, 'maxLines') ?? (ellipsis ? 1 : undefined)
  const hidden = nameArgument(widget, 'overflow') === 'visible' ? null : 'hidden'
  if (booleanArgument(widget, 'softWrap') === false)
    return { 'white-space': 'pre', overflow: hidden, 'text-overflow': ellipsis ? 'ellipsis' : null }
  if (lines === undefined) return {}
  if (!ellipsis && widget.type !== 'AutoSizeText') return { 'max-height': `${lines}lh`, overflow: 'hidden' }
  return {
    display: '-webkit-box',
    '-webkit-line-clamp': String(lines),
    '-webkit-box-orient': 'vertical',
    overflow: 'hidden',
  }
}

function drawSpan(span: CreatedValue, base: TextLook, root: boolean, context: Context): Content {
  const { session } = context
  // one may stand in itself many times over
  session.meetSpan()
  if (session.isFull) return null
  const held = argument(span, 'child')
  if (held !== undefined) return drawWidgetSpan(span, held, context)
  const look = mergeTextStyle(base, argument(span, 'style'))
  const text = argument(span, 'text')
  const own = text === undefined ? null : textOfValue(text)
  const children = listArgument(span, 'children').map((each) => {
    const child = objectOf(each)
    return child === undefined ? null : drawSpan(child, look, false, context)
  })

  return root && argument(span, 'style') === undefined
    ? [own, children]
    : element(textCss(look), [own, children], { tag: 'span' })
}

const VERTICAL: Readonly<Record<string, string>> = {
  middle: 'middle',
  top: 'text-top',
  bottom: 'text-bottom',
}

/** A `WidgetSpan`: a widget among the words, which has the style of the text around them. */
function drawWidgetSpan(span: CreatedValue, held: Value, context: Context): Content {
  const inner = within(context, { width: 'loose', height: 'loose' })
  const place = VERTICAL[nameArgument(span, 'alignment') ?? ''] ?? 'baseline'
  const css = { display: 'inline-block', 'vertical-align': place }
  return element(css, inner.draw(held, inner).node, { tag: 'span' })
}

export const TEXT_WIDGETS: RendererTable = {
  Text: drawText,
  SelectableText: drawText,
  AutoSizeText: drawText,
  RichText: (widget, context) => {
    const span = objectArgument(widget, 'text')
    return textBox(
      widget,
      context,
      context.text,
      span === undefined ? null : drawSpan(span, context.text, true, context),
    )
  },
}
