import morphdom from 'morphdom'
import type { PictureEvent } from './page-events.ts'

/**
 * Puts a picture up by changing only what differs, so that scroll positions, typed text and the focus stay. A `fresh`
 * one replaces everything.
 */
export function putPicture(picture: PictureEvent): void {
  const root = document.getElementById('sketch')
  const style = document.getElementById('sketch-style')
  const parsed = new DOMParser().parseFromString(`<div id="sketch">${picture.body}</div>`, 'text/html')
  const wanted = parsed.getElementById('sketch')
  if (root === null || style === null || wanted === null) return
  if (style.textContent !== picture.style) style.textContent = picture.style
  if (picture.fresh) root.replaceChildren(...wanted.childNodes)
  else {
    morphdom(root, wanted, {
      childrenOnly: true,
      // An id is no sign of sameness here: what an element stands for is.
      getNodeKey: () => null,
      onBeforeElUpdated: update,
      onBeforeElChildrenUpdated,
    })
  }
  if (document.title !== picture.title) document.title = picture.title
}

/** Whether an element is changed in place; one of another widget or page is replaced, with its scroll position. */
function update(from: HTMLElement, to: HTMLElement): boolean {
  if (IDENTITY.some((name) => from.getAttribute(name) !== to.getAttribute(name))) {
    from.replaceWith(document.importNode(to, true))
    return false
  }
  keepEntered(from, to)
  return true
}

const IDENTITY = ['data-widget', 'data-page']

/** What a person typed or chose is no attribute: the picture that comes knows nothing of it, so it is told. */
function keepEntered(from: HTMLElement, to: HTMLElement): void {
  if (
    from instanceof HTMLInputElement &&
    to instanceof HTMLInputElement &&
    from.value !== from.defaultValue
  ) {
    to.value = from.value
  }
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    to.options.item(from.selectedIndex)?.setAttribute('selected', '')
  }
}

/** The text of a text area is what was typed. */
function onBeforeElChildrenUpdated(from: HTMLElement): boolean {
  return from.nodeName !== 'TEXTAREA'
}
