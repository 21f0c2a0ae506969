/** Makes `navigator.language` and `languages` changeable; gives the setter, where null is the browser's own. */
export function overrideLocale(): (locale: string | null) => void {
  let locale: string | null = null
  overrideGetter('language', () => locale)
  overrideGetter('languages', () => (locale === null ? null : Object.freeze([locale])))
  return (next) => {
    if (next === locale) return
    locale = next
    window.dispatchEvent(new Event('languagechange'))
  }
}

/** `value` is asked at each reading; null: the browser's own. */
function overrideGetter(name: 'language' | 'languages', value: () => unknown): void {
  const descriptor = Object.getOwnPropertyDescriptor(Navigator.prototype, name)
  const get = descriptor?.get
  if (get === undefined) return
  Object.defineProperty(Navigator.prototype, name, {
    ...descriptor,
    get(this: Navigator): unknown {
      return value() ?? get.call(this)
    },
  })
}
