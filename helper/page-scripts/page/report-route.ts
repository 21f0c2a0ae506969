import type { Send } from './send.ts'

/** The contract refuses a longer one. */
const MAX_ROUTE = 8000

/** The address inside the app. */
export function currentRoute(): string {
  const route = location.pathname + location.hash
  return route.length > MAX_ROUTE ? '/' : route
}

/** Reports each change of the address inside the app. */
export function reportRoutes(send: Send, onChange: () => void): void {
  let reported = currentRoute()
  const report = () => {
    const route = currentRoute()
    if (route === reported) return
    reported = route
    send({ type: 'mosaygent.route', route })
    onChange()
  }
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = History.prototype[name]
    History.prototype[name] = function (...args) {
      change.apply(this, args)
      report()
    }
  }
  window.addEventListener('popstate', report)
  window.addEventListener('hashchange', report)
}
