import { overrideGetter } from './override-getter.ts'

/** Makes `navigator.language` and `languages` changeable; gives the setter, where null is the browser's own. */
export function overrideLocale(): (locale: string | null) => void {
  let locale: string | null = null
  overrideGetter(Navigator.prototype, 'language', (own) => locale ?? own())
  overrideGetter(Navigator.prototype, 'languages', (own) =>
    locale === null ? own() : Object.freeze([locale]),
  )
  return (next) => {
    if (next === locale) return
    locale = next
    window.dispatchEvent(new Event('languagechange'))
  }
}
