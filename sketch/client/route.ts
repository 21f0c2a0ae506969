import { framed, postToParent } from './frame.ts'

const shown = () => document.querySelector<HTMLElement>('.stage')?.dataset['route'] ?? '/'

/** Where the page is to begin, by its address; null: where the app begins by itself. */
export function routeAsked(): string | null {
  if (!location.hash.startsWith('#/')) return null
  const asked = decoded(location.hash.slice(1))
  return asked === shown() ? null : asked
}

/** The page's address as it is to be, before its first picture. */
export const firstRoute = (): string => `${location.pathname}#${routeAsked() ?? shown()}`

function decoded(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    // a lone percent sign is one
    return text
  }
}

/** Puts the app's route into the page's address, as Flutter would, and tells it to the window around the frame. */
export function reportRoute(ways: { readonly back: boolean; readonly forward: boolean }): void {
  const { pathname, search } = location
  history.replaceState(null, '', `${pathname}${search}#${shown()}`)
  const { back, forward } = ways
  const route = pathname + location.hash
  if (route.length <= 8_000) postToParent({ type: 'mosaygent.route', route, ways: { back, forward } })
}

/** Goes where the window around the frame asks for, as the gateway's script does in an app's page. */
export function followRoute(
  go: (to: { readonly to: string } | { readonly way: 'back' | 'forward' }) => void,
  open: (page: string) => void,
): void {
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (!framed || source !== window.parent || typeof data !== 'object' || data === null) return
    if (!('type' in data)) return
    if (data.type === 'mosaygent.step' && 'way' in data) go({ way: data.way === 'back' ? 'back' : 'forward' })
    if (data.type === 'sketch-open' && 'page' in data && typeof data.page === 'string') open(data.page)
    if (data.type === 'mosaygent.go' && 'to' in data && typeof data.to === 'string') go({ to: data.to })
  })
}
