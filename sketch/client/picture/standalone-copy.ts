import { toDataAddress } from './to-data-address.ts'

/** In place of `:root`, which in an image is the image itself. */
export const ROOT_CLASS = 'copied-root'

const ADDRESS = /url\("([^"]+)"\)/

/** A copy of the page that looks like it without it: typed text, scroll positions and pictures are in its elements. */
export async function standaloneCopy(page: HTMLElement): Promise<Element> {
  const copy = page.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error('The page has no elements')
  copy.classList.add(ROOT_CLASS)
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  copy.dataset['brightness'] ??= dark ? 'dark' : 'light'
  copy.style.colorScheme = copy.dataset['brightness']
  const copies = [...copy.querySelectorAll('*')]
  const pictures = [...page.querySelectorAll('*')].map(async (element, at) => {
    const twin = copies[at]
    if (twin === undefined) return
    copyState(element, twin)
    await bringPictures(element, twin)
  })
  await Promise.all(pictures)
  for (const part of copy.querySelectorAll('head, script, style, #sketch-outline')) part.remove()
  return copy
}

/** What an element has besides its attributes. */
function copyState(element: Element, twin: Element): void {
  if (element instanceof HTMLInputElement) {
    twin.setAttribute('value', element.value)
    twin.toggleAttribute('checked', element.checked)
  } else if (element instanceof HTMLTextAreaElement) twin.textContent = element.value
  else if (element instanceof HTMLOptionElement) twin.toggleAttribute('selected', element.selected)
  const { scrollLeft, scrollTop } = element
  if (scrollLeft === 0 && scrollTop === 0) return
  for (const child of twin.children)
    if (child instanceof HTMLElement || child instanceof SVGElement)
      child.style.translate = `${-scrollLeft}px ${-scrollTop}px`
}

async function bringPictures(element: Element, twin: Element): Promise<void> {
  if (element instanceof HTMLImageElement && element.currentSrc !== '') {
    const data = await toDataAddress(element.currentSrc)
    if (data !== null) twin.setAttribute('src', data)
    twin.removeAttribute('srcset')
    twin.removeAttribute('loading')
  }
  if (!(element instanceof HTMLElement) || !(twin instanceof HTMLElement)) return
  const address = ADDRESS.exec(element.style.backgroundImage)?.[1]
  if (address === undefined || address.startsWith('data:')) return
  const data = await toDataAddress(address)
  if (data !== null) twin.style.backgroundImage = element.style.backgroundImage.replace(address, data)
}
