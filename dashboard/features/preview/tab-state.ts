import type { PreviewStatus, Receipt } from '@mosaygent/contract'
import { staleSince } from './preview-pane/receipt-text.ts'
import { tabWords } from './texts.ts'

/** What the browser's tab says of the preview: the middle tile of the icon, and a word before the title. */
export type TabState = 'looking' | 'running' | 'starting' | 'stale' | 'error' | 'unknown' | 'stopped'

interface TabFacts {
  /** Null: nobody has said yet. */
  readonly status: PreviewStatus | null
  /** How the newest reload of this run ended. */
  readonly last: Receipt | null
  readonly offline: boolean
  readonly hasErrors: boolean
}

/** What is under way first, then error before stale before running; grey while nobody can tell. */
export function tabStateOf({ status, last, offline, hasErrors }: TabFacts): TabState {
  if (offline) return 'unknown'
  if (!status) return 'looking'
  if (status.running && (status.compile_errors ?? 0) > 0) return 'error'
  const starting = status.running && status.ready === false
  if (starting || status.state === 'reloading' || status.state === 'restarting') return 'starting'
  if (status.state === 'crashed' || (hasErrors && status.running)) return 'error'
  if (staleSince(status, last) !== null) return 'stale'
  return status.running ? 'running' : 'stopped'
}

const GREY = '#8a949e'
const TILE: Record<TabState, string> = {
  looking: GREY,
  running: '#1f9d61',
  stale: '#d9901c',
  starting: '#d9901c',
  error: '#d9403a',
  unknown: GREY,
  stopped: '#0a76b5',
}

/** `Out of date · Flutter · Mosaygent`. */
export function tabTitle(state: TabState, title: string): string {
  return [tabWords[state], title].filter(Boolean).join(' · ')
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
