import type { Route } from './exchange.ts'

/** What a path and a method lead to. `allowed`: the method that the path is asked with. */
export type Found =
  | ({ readonly kind: 'route' } & Pick<Route, 'answer'>)
  | { readonly kind: 'other-method'; readonly allowed: Route['method'] }
  | { readonly kind: 'no-route' }

/**
 * Looks a route up by its whole path, as it was sent: no path of ours has a variable part, and the guard lets no other
 * way of writing one through. Throws where two routes have the same path.
 */
export function openRouteTable(
  routes: readonly Route[],
): (path: string, method: string | undefined) => Found {
  const byPath = new Map(routes.map((route) => [route.path, route]))
  if (byPath.size !== routes.length) throw new Error('Two routes have the same path')
  return (path, method) => {
    const route = byPath.get(path)
    if (route === undefined) return { kind: 'no-route' }
    return route.method === method
      ? { kind: 'route', answer: route.answer }
      : { kind: 'other-method', allowed: route.method }
  }
}
