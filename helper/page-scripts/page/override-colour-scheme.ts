type Brightness = 'light' | 'dark' | null

const SCHEME = /prefers-color-scheme\s*:\s*(dark|light)/

/** Makes the media queries for the colour scheme changeable; gives the setter, where null is the browser's own. */
export function overrideColourScheme(): (brightness: Brightness) => void {
  let brightness: Brightness = null
  // Weak, because an app may make a list with each build of a widget.
  const lists = new Set<WeakRef<MediaQueryList>>()
  const own = window.matchMedia
  const matches = Object.getOwnPropertyDescriptor(MediaQueryList.prototype, 'matches')?.get
  window.matchMedia = function matchMedia(query) {
    const list = own.call(window, query)
    const wanted = SCHEME.exec(query)
    if (wanted === null) return list
    Object.defineProperty(list, 'matches', {
      configurable: true,
      get: (): unknown => (brightness === null ? matches?.call(list) : brightness === wanted[1]),
    })
    list.addEventListener('change', (event) => {
      if (event.isTrusted && brightness !== null) event.stopImmediatePropagation()
    })
    lists.add(new WeakRef(list))
    return list
  }
  return (next) => {
    if (next === brightness) return
    const before = [...lists].flatMap((reference) => {
      const list = reference.deref()
      if (list === undefined) lists.delete(reference)
      return list === undefined ? [] : [{ list, matched: list.matches }]
    })
    brightness = next
    for (const { list, matched } of before)
      if (list.matches !== matched)
        list.dispatchEvent(new MediaQueryListEvent('change', { media: list.media, matches: list.matches }))
  }
}
