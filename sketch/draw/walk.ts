import type { Child, Element } from './element.ts'

/**
 * Every element of a tree from the outermost inwards, in the order of the page. What `enter` refuses is passed over
 * with all that is in it.
 */
export function* walk(
  root: Element,
  enter: (element: Element) => boolean = () => true,
): Generator<Element, void> {
  for (const child of inPageOrder(root, enter)) if (typeof child !== 'string') yield child
}

/** The texts in an element and in all that is in it, in the order of the page. */
export function* textsIn(root: Element): Generator<string, void> {
  for (const child of inPageOrder(root, () => true)) if (typeof child === 'string') yield child
}

/** Width or height in logical pixels where the element's own style fixes it; null where the layout decides. */
export function sizeOf({ style }: Element, axis: 'width' | 'height'): number | null {
  const value = style[axis]
  if (typeof value === 'number') return value
  const pixels = typeof value === 'string' ? /^(\d+(?:\.\d+)?)px$/.exec(value)?.[1] : undefined
  return pixels === undefined ? null : Number(pixels)
}

/** With a stack of its own: a tree is as deep as the app nests its widgets. */
function* inPageOrder(root: Child, enter: (element: Element) => boolean): Generator<Child, void> {
  const waiting = [root]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') yield next
    else if (enter(next)) {
      yield next
      for (const child of next.children.toReversed()) waiting.push(child)
    }
  }
}
