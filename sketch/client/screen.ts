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
  return `&width=${screen.clientWidth}&height=${screen.clientHeight}&locale=${language}`
}
