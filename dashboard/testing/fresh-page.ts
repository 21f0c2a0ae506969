import { setViewport } from './set-viewport.ts'

/** What our modules listen to for as long as a page is open. Packages listen to more of the document, once for all files. */
const LISTENED = [
  { target: globalThis, only: null },
  { target: document, only: 'visibilitychange' },
] as const

/**
 * Gives a test file a page as a browser opens one, though the window is that of the file before: nothing stored, nothing
 * in the document, the usual width. Gives back what ends the listeners that the file leaves behind: they would hear the
 * next file, and keep every module of this one in memory.
 */
export function freshPage(): () => void {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.title = ''
  history.replaceState(null, '', '/')
  setViewport(1024)
  const ends = LISTENED.map(({ target, only }) => keepListeners(target, only))
  return () => {
    for (const end of ends) end()
  }
}

function keepListeners(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  only: string | null,
) {
  const added: Parameters<EventTarget['addEventListener']>[] = []
  const add = target.addEventListener
  target.addEventListener = (...listener) => {
    if (only === null || only === listener[0]) added.push(listener)
    add.apply(target, listener)
  }
  return () => {
    target.addEventListener = add
    for (const listener of added) target.removeEventListener(...listener)
  }
}
