import type { PictureEvent } from './page-events.ts'

/**
 * Puts a picture up by changing only what differs, so that scroll positions, typed text and the focus stay. A `fresh`
 * one replaces everything.
 */
export function putPicture(picture: PictureEvent): void {
  const root = document.getElementById('sketch')
  const style = document.getElementById('sketch-style')
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
  const wanted = parse(`<div id="sketch">${picture.body}</div>`).getElementById('sketch')
  if (root === null || style === null || wanted === null) return
  if (style.textContent !== picture.style) style.textContent = picture.style
  if (picture.fresh) root.replaceChildren(...wanted.childNodes)
  else morphChildren(root, wanted)
  if (document.title !== picture.title) document.title = picture.title
}

function morph(from: ChildNode, to: ChildNode): void {
  if (from instanceof Text && to instanceof Text) {
    if (from.data !== to.data) from.data = to.data
    return
  }
  if (!(from instanceof Element) || !(to instanceof Element)) return
  for (const name of from.getAttributeNames()) if (!to.hasAttribute(name)) from.removeAttribute(name)
  for (const name of to.getAttributeNames()) {
    const value = to.getAttribute(name) ?? ''
    if (from.getAttribute(name) !== value) from.setAttribute(name, value)
  }
  // The text of a text area is what was typed.
  if (from.nodeName !== 'TEXTAREA') morphChildren(from, to)
}

function morphChildren(from: Element, to: Element): void {
  const wanted = [...to.childNodes]
  const present = [...from.childNodes]
  wanted.forEach((node, index) => {
    const old = present[index]
    if (old === undefined) from.append(node)
    else if (isSameKind(old, node)) morph(old, node)
    else old.replaceWith(node)
  })
  for (const extra of present.slice(wanted.length)) extra.remove()
}

function isSameKind(a: Node, b: Node): boolean {
  if (a.nodeType !== b.nodeType || a.nodeName !== b.nodeName) return false
  if (!(a instanceof Element) || !(b instanceof Element)) return true
  return ['data-widget', 'data-page'].every((name) => a.getAttribute(name) === b.getAttribute(name))
}
