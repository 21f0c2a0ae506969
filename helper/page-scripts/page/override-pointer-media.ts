const FEATURES = /\(\s*(?:any-)?(pointer|hover)\s*(?::\s*([a-z]+)\s*)?\)/gi
const DEVICE: Readonly<Record<string, string>> = { pointer: 'coarse', hover: 'none' }
/** Features of the same meaning on every screen, so that the browser still decides about the rest of a query. */
const ALWAYS = '(min-width: 0px)'
const NEVER = '(min-width: 1000000px)'

/** A query with what it asks of the pointer answered as by a screen that fingers touch. */
export function touchQuery(query: string): string {
  return query.replace(FEATURES, (_all, name: string, value: string | undefined) => {
    const own = DEVICE[name.toLowerCase()]
    const holds = value === undefined ? own !== 'none' : own === value.toLowerCase()
    return holds ? ALWAYS : NEVER
  })
}

/** Answers the media queries for pointer and hover as a screen that fingers touch. */
export function overridePointerMedia(): void {
  const own = window.matchMedia
  window.matchMedia = function matchMedia(query) {
    const asked = touchQuery(query)
    const list = own.call(window, asked)
    if (asked !== query) Object.defineProperty(list, 'media', { configurable: true, value: query })
    return list
  }
}
