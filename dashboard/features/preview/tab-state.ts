import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { staleSince } from './stage/receipt-text.ts'
import type { Preview } from './flow/use-preview.ts'

/** What the browser's tab says of the preview: the middle tile of the icon, and a word before the title. */
export type TabState = 'running' | 'starting' | 'stale' | 'error' | 'unknown' | 'stopped'

/** What is under way first, then error before stale before running; grey while nobody can tell. */
export function tabStateOf(
  { status, last, offline, starting }: Pick<Preview, 'status' | 'last' | 'offline' | 'starting'>,
  hasErrors: boolean,
): TabState {
  if (offline || !status) return 'unknown'
  if (starting || status.state === 'reloading' || status.state === 'restarting') return 'starting'
  if (status.state === 'crashed' || (hasErrors && status.running)) return 'error'
  if (staleSince(status, last) !== null) return 'stale'
  return status.running ? 'running' : 'stopped'
}

const TILE: Record<TabState, string> = {
  running: '#1f9d61',
  stale: '#d9901c',
  starting: '#d9901c',
  error: '#d9403a',
  unknown: '#8a949e',
  stopped: '#0a76b5',
}
const WORD: Record<TabState, string | null> = {
  running: 'Running',
  stale: 'Stale',
  starting: 'Starting',
  error: 'Error',
  unknown: 'Not connected',
  stopped: null,
}

/** `Stale · Flutter · Mosaygent`. */
export function tabTitle(state: TabState, title = 'Flutter · Mosaygent'): string {
  return [WORD[state], title].filter(Boolean).join(' · ')
}

/** The mark with the state's colour in its middle tile, as an address for the tab's icon. */
export function tabIcon(state: TabState): string {
  const tiles = [2, 9, 16].flatMap((y) =>
    [1, 17].map((x) => `<rect x="${x}" y="${y}" width="6" height="6" rx="1.8"/>`),
  )
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
    '<style>g{fill:#1c2530}@media(prefers-color-scheme:dark){g{fill:#eef1f4}}</style>' +
    `<g>${tiles.join('')}</g><rect x="9" y="5.5" width="6" height="6" rx="1.8" fill="${TILE[state]}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Puts the state on the tab for as long as the page is open. */
export function useTabState(state: TabState): void {
  const router = useRouter()
  useEffect(() => {
    const say = () => {
      document.title = tabTitle(state)
    }
    say()
    // the router names the tab after every navigation, which a changed filter is one of
    return router.subscribe('onResolved', ({ toLocation }) => {
      if (toLocation.pathname === '/flutter') say()
    })
  }, [router, state])
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!link) return undefined
    const before = link.href
    link.href = tabIcon(state)
    return () => {
      link.href = before
    }
  }, [state])
}
