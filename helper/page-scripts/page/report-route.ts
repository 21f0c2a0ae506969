import { keepAppHistory } from './app-history.ts'
import type { AppHistory } from './app-history.ts'
import { hearDashboard } from './hear-dashboard.ts'
import type { Send } from './send.ts'

/** The contract refuses a longer one. */
const MAX_ROUTE = 8000

/** The address inside the app. */
export function currentRoute(): string {
  const route = location.pathname + ownSearch() + location.hash
  return route.length > MAX_ROUTE ? '/' : route
}

/** Reports each change of the address inside the app, and goes where the dashboard asks for. */
export function followRoute(dashboards: readonly string[], send: Send, onChange: () => void): void {
  let reported = JSON.stringify([currentRoute(), { back: false, forward: false }])
  const report = () => {
    const route = currentRoute()
    const ways = app.ways()
    const now = JSON.stringify([route, ways])
    if (now === reported) return
    reported = now
    send({ type: 'mosaygent.route', route, ways })
    onChange()
  }
  const app = keepAppHistory(report)
  hearDashboard(dashboards, (message) => {
    if (message.type === 'mosaygent.step' && 'way' in message) app.move(message.way === 'back' ? -1 : 1)
    if (message.type === 'mosaygent.go' && 'to' in message && typeof message.to === 'string')
      goTo(app, message.to)
  })
}

/** Goes to an address as the app names it, `/settings`, in the form that this app's addresses have: in the hash, or as a path. */
function goTo(app: AppHistory, to: string): void {
  const own = to.replace(/^\/*/, '')
  // an app with paths has a base; without one the base is wherever the page is now
  const base = document.querySelector('base[href]') === null ? location.origin : document.baseURI
  const path = new URL(`./${own}`, base).href
  if (!isHashRoute() && location.pathname !== new URL('./', base).pathname) {
    app.go(path)
    return
  }
  app.go(`#/${own}`)
  // Flutter's engine writes the address anew in the form that it has: with paths, the hash is gone at once
  if (!isHashRoute()) app.go(path, 'replace')
}

const isHashRoute = () => location.hash.startsWith('#/')

/** Takes the timestamp out of the page's address, before an app that routes by path takes it for its own. */
export function dropTimestamp(): void {
  const { pathname, hash } = location
  history.replaceState(history.state, '', pathname + ownSearch() + hash)
}

/** The query without the timestamp that makes this page one of its own. */
function ownSearch(): string {
  const parts = location.search.slice(1).split('&')
  const own = parts.filter((part) => part !== '' && !/^t=\d*$/.test(part)).join('&')
  return own === '' ? '' : `?${own}`
}
