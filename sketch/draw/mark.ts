import { translatedTexts } from './translated.ts'
import { wrap } from './widgets/sizing.ts'
import type { CreatedValue, SourceOffset } from '../evaluate/value.ts'
import type { Box, Context } from './box.ts'
import type { Element, Standing } from './element.ts'
import type { Handler } from './session.ts'

/**
 * Names the element of a drawn widget. One that drew nothing of its own (a GestureDetector, a Builder) gets an
 * element around its child, so that every widget of the source can be found on the page.
 */
export function mark(box: Box, widget: CreatedValue, context: Context): Box {
  if (box.node === null) return box
  const { type } = widget
  const translated = translatedTexts(widget)
  const standing: Standing = {
    ...(widget.at === null ? {} : { at: widget.at }),
    ...tapOf(widget),
    ...(translated.length === 0 ? {} : { translated }),
    layout: { bounds: context.bounds, width: box.width, height: box.height },
  }
  // The parent makes the element of a child that shares its space or lies on top.
  if (box.flex !== undefined || box.positioned !== undefined) {
    return box.holder === undefined ? { ...box, holder: { widget: type, ...standing } } : box
  }
  if (box.node.widget === undefined) return { ...box, node: stand(box.node, { widget: type, ...standing }) }
  const own = box.node.widget === type ? box : wrap(box, {}, type, context)
  return { ...box, ...own, node: own.node === null ? null : stand(own.node, standing) }
}

/** Names the project's own widget on the element of its `build`, with the call that made it. */
export function markOwn(box: Box, name: string, at: SourceOffset | null): Box {
  if (box.node === null) return box
  const made = at === null ? [] : [at]
  // the parent makes the element of a child that shares its space or lies on top
  if (box.flex !== undefined || box.positioned !== undefined) {
    const { holder } = box
    return holder === undefined
      ? box
      : { ...box, holder: { ...holder, made: [...made, ...(holder.made ?? [])] } }
  }
  const { own = [], made: inner = [] } = box.node
  return { ...box, node: { ...box.node, own: [name, ...own], made: [...made, ...inner] } }
}

/** What an element tells already stays: the inner one of two widgets of the same name is where its callback is. */
function stand(element: Element, standing: Standing): Element {
  return element.at !== undefined && standing.at !== undefined
    ? element
    : { ...element, ...standing, ...told(element) }
}

function told({ at, tap, layout, translated }: Element): Standing {
  return {
    ...(at === undefined ? {} : { at }),
    ...(tap === undefined ? {} : { tap }),
    ...(layout === undefined ? {} : { layout }),
    ...(translated === undefined ? {} : { translated }),
  }
}

/** What buttons of other packages call it: `onClick`, `onPressedCallback`. */
const CALLED_TAP = /^on(Tap|Press|Click)(p?ed)?(Callback)?$/

/** The app's own callback on a tap. Controls, whose callback takes a value, add their own. */
function tapOf(widget: CreatedValue): { readonly tap?: Handler } {
  const call =
    widget.named.get('onTap') ??
    widget.named.get('onPressed') ??
    [...widget.named].find(([name]) => CALLED_TAP.test(name))?.[1]
  if (call?.kind !== 'function' || call.code.parameters.some((each) => !each.named)) return {}
  return { tap: { kind: 'tap', call } }
}
