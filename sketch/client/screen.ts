import { identity } from './frame.ts'

let locale = ''

/** The language that the settings ask for; empty: the browser's own. */
export function setScreenLocale(next: string): void {
  locale = next
}

/** What the server draws for, as a part of a query; empty while the page has no screen. */
export function screenQuery(): string {
  const screen = document.querySelector('.stage')
  if (screen === null) return ''
  const language = encodeURIComponent(locale || navigator.language)
  return `&width=${screen.clientWidth}&height=${screen.clientHeight}&locale=${language}&platform=${platform()}`
}

/** As Flutter's engine tells it, by the word for it in Dart. */
function platform(): string {
  if (identity !== null) return identity.startsWith('android') ? 'android' : 'iOS'
  if (navigator.platform.startsWith('Mac')) return 'macOS'
  if (navigator.platform.startsWith('Win')) return 'windows'
  return navigator.platform.startsWith('Linux') ? 'linux' : 'android'
}
