/** The page that a visitor wanted before the sign-in. It is kept in the history's state and not in the address. */
declare module '@tanstack/history' {
  interface HistoryState {
    redirectTarget?: string | undefined
  }
}

/** Pages that a sign-in leads to anyway. */
const DEFAULT_TARGETS = new Set(['/', '/login', '/flutter'])

/** The state of a redirect to the sign-in, with the page that was asked for. */
export function redirectState(href: string): { redirectTarget: string | undefined } {
  return { redirectTarget: DEFAULT_TARGETS.has(href) ? undefined : href }
}
