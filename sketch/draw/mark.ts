import { wrap } from './widgets/sizing.ts'
import { escapeHtml } from './html.ts'
import type { CreatedValue, SourceOffset } from '../evaluate/value.ts'
import type { Box, Context } from './box.ts'

/**
 * Names the element of a drawn widget. One that drew nothing of its own (a GestureDetector, a Builder) gets an
 * element around its child, so that every widget of the source can be found on the page.
 */
export function mark(box: Box, widget: CreatedValue, context: Context): Box {
  if (box.html === '') return box
  const attributes = locationAttribute(widget.at, context) + tapAttribute(widget, context)
  if (box.flex !== undefined || box.positioned !== undefined) {
    return box.holder === undefined ? { ...box, holder: `${nameAttribute(widget.type)}${attributes}` } : box
  }
  const tag = box.html.slice(0, box.html.indexOf('>'))
  if (!/ data-widget="/.test(tag)) {
    return { ...box, html: withAttributes(box.html, nameAttribute(widget.type) + attributes) }
  }
  const own =
    / data-widget="([^"]*)"/.exec(tag)?.[1] === escapeHtml(widget.type)
      ? box
      : wrap(box, {}, widget.type, context)
  return { ...box, ...own, html: withAttributes(own.html, attributes) }
}

/** Names the project's own widget on the element of its `build`. */
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

/** The file and offset that an element was read from; the page asks for its location with it. */
function locationAttribute(at: SourceOffset | null, context: Context): string {
  return at === null ? '' : ` data-at="${context.fileIndex.indexOf(at.file)}:${at.offset}"`
}

/** The app's own callback on a tap. Controls, whose callback takes a value, add their own. */
function tapAttribute(widget: CreatedValue, context: Context): string {
  const call = widget.named.get('onTap') ?? widget.named.get('onPressed')
  if (call?.kind !== 'function' || call.code.parameters.some((each) => !each.named)) return ''
  const [attribute] = Object.entries(context.session.on({ kind: 'tap', call }))
  return attribute === undefined ? '' : ` ${attribute[0]}="${attribute[1]}"`
}

/** Puts attributes on the outermost element; an attribute that is there already stays. */
export function withAttributes(html: string, attributes: string): string {
  const head = /^<\w+/.exec(html)?.[0]
  if (head === undefined || attributes === '') return html
  const name = /^ [\w-]+=/.exec(attributes)?.[0] ?? ' '
  const end = html.indexOf('>')
  return html.slice(0, end).includes(name) ? html : html.slice(0, end) + attributes + html.slice(end)
}
