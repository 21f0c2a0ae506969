import { wrap } from './widgets/sizing.ts'
import { escapeHtml } from './html.ts'
import type { CreatedValue, SourcePlace } from '../evaluate/value.ts'
import type { Box, Context } from './box.ts'

/**
 * Names the element of a drawn widget. One that drew nothing of its own (a GestureDetector, a Builder) gets an
 * element around its child, so that every widget of the source can be found on the page.
 */
export function mark(box: Box, widget: CreatedValue, context: Context): Box {
  if (box.html === '') return box
  const place = placeAttribute(widget.at, context) + tapAttribute(widget, context)
  if (box.flex !== undefined || box.positioned !== undefined) {
    return box.holder === undefined ? { ...box, holder: `${nameAttribute(widget.type)}${place}` } : box
  }
  const tag = box.html.slice(0, box.html.indexOf('>'))
  if (!/ data-widget="/.test(tag)) {
    return { ...box, html: withAttributes(box.html, nameAttribute(widget.type) + place) }
  }
  const own =
    / data-widget="([^"]*)"/.exec(tag)?.[1] === escapeHtml(widget.type)
      ? box
      : wrap(box, {}, widget.type, context)
  return { ...box, ...own, html: withAttributes(own.html, place) }
}

/** Names the project's own widget on the element that its `build` came to. */
export function markOwn(box: Box, name: string): Box {
  if (box.html === '' || box.flex !== undefined || box.positioned !== undefined) return box
  if (/^<\w+[^>]* data-own="/.test(box.html)) {
    return { ...box, html: box.html.replace(' data-own="', ` data-own="${escapeHtml(name)} `) }
  }
  return { ...box, html: withAttributes(box.html, ` data-own="${escapeHtml(name)}"`) }
}

export function nameAttribute(name: string): string {
  return ` data-widget="${escapeHtml(name)}"`
}

/** Which file and offset an element was read from, for the page to ask about. */
function placeAttribute(at: SourcePlace | null, context: Context): string {
  return at === null ? '' : ` data-at="${context.places.indexOf(at.file)}:${at.offset}"`
}

/** The app's own callback on a tap. Controls, whose callback is told a value, do this for themselves. */
function tapAttribute(widget: CreatedValue, context: Context): string {
  const call = widget.named.get('onTap') ?? widget.named.get('onPressed')
  if (call?.kind !== 'function' || call.code.parameters.some((each) => !each.named)) return ''
  const [attribute] = Object.entries(context.session.on({ kind: 'tap', call }))
  return attribute === undefined ? '' : ` ${attribute[0]}="${attribute[1]}"`
}

/** Puts attributes on the outermost element; the first that says a thing wins. */
export function withAttributes(html: string, attributes: string): string {
  const head = /^<\w+/.exec(html)?.[0]
  if (head === undefined || attributes === '') return html
  const name = /^ [\w-]+=/.exec(attributes)?.[0] ?? ' '
  const end = html.indexOf('>')
  return html.slice(0, end).includes(name) ? html : html.slice(0, end) + attributes + html.slice(end)
}
