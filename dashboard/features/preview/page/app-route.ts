/** A page's address as the app names it: the part that the app itself has in its hash, or its path. */
export function appRoute(route: string): string {
  const hash = route.indexOf('#/')
  return hash === -1 ? route : route.slice(hash + 1)
}

/** What was typed as a route: one begins with a slash, and no other form of it leads anywhere. */
export function typedRoute(typed: string): string {
  return `/${typed.trim().replace(/^#?\/*/, '')}`
}
