/** What a visitor wanted when the guard sent them to the sign-in; goes along in the history's state, not in the address. */
declare module '@tanstack/history' {
  interface HistoryState {
    askedFor?: string | undefined
  }
}

/** Where everybody lands anyway is no wish. */
const USUAL = new Set(['/', '/login', '/flutter'])

/** The state to go along with a redirect that keeps somebody from what they asked for. */
export function rememberAsked(href: string): { askedFor: string | undefined } {
  return { askedFor: USUAL.has(href) ? undefined : href }
}
