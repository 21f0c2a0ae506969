import type { ConsoleLine } from '@mosaygent/contract'
import { trimLines } from './trim-lines.ts'
import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

/** A line of the console panel; `page` are the dashboard's own words. `key` counts up over the page's life. */
export interface ShownLine {
  readonly key: number
  readonly at: string
  readonly source: ConsoleLine['source'] | 'page'
  readonly level: ConsoleLine['level']
  readonly text: string
  readonly rule?: string | undefined
}

const store = createStore<readonly ShownLine[]>([])
let nextKey = 1
let last: { id: number; at: string } | null = null
/** Live lines that came while the history was being asked for. */
let held: ConsoleLine[] | null = null

/** How long lines gather before they are shown together, ms: a flood is drawn ten times a second, not a thousand. */
const GATHER_MS = 100

/** The lines so far, oldest first: an unchanging snapshot a time. */
export function useConsoleLines(): readonly ShownLine[] {
  return useSyncExternalStore(watchCalmly, store.get)
}

/** Tells of the first change at once, and of those that follow it together. */
function watchCalmly(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let toldAt = -GATHER_MS
  const tell = () => {
    timer = undefined
    toldAt = performance.now()
    listener()
  }
  const unsubscribe = store.subscribe(() => {
    const wait = toldAt + GATHER_MS - performance.now()
    if (wait <= 0 && timer === undefined) tell()
    else timer ??= setTimeout(tell, wait)
  })
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

/** Takes lines as they come; what is known already (a replay) is dropped by its id. */
export function addConsoleLines(lines: readonly ConsoleLine[]): void {
  if (held) {
    held = held.concat(lines)
    return
  }
  const fresh = lines.filter(({ id }) => last === null || id > last.id)
  const newest = fresh.at(-1)
  if (newest) last = { id: newest.id, at: newest.at }
  append(fresh)
}

/** Adds the page's own word, for example that an action failed. */
export function addPageLine(text: string, level: ConsoleLine['level'] = 'error'): void {
  append([{ at: new Date().toISOString(), source: 'page', level, text }])
}

/** Adds what the app printed in its own page, as the script there tells it. */
export function addAppLines(lines: readonly Pick<ShownLine, 'level' | 'text'>[], dropped: number): void {
  const at = new Date().toISOString()
  const said = lines.map(({ level, text }) => ({ at, source: 'app' as const, level, text }))
  const text = `${dropped} more ${dropped === 1 ? 'line' : 'lines'} came faster than they can be shown`
  append(dropped === 0 ? said : [...said, { at, source: 'app', level: 'warning', text }])
}

/** Loads what the console showed so far. Live lines wait meanwhile, so that the order stays. Never rejects. */
export async function loadConsoleHistory(fetchLines: () => Promise<readonly ConsoleLine[]>): Promise<void> {
  held ??= []
  // no history is a gap in the console, not a failure of the page: a foreign helper has none
  const lines = await fetchLines().catch((): readonly ConsoleLine[] => [])
  const live = held ?? []
  held = null
  // the helper's ids begin anew when it does
  const newest = lines.at(-1)
  if (last && newest && (newest.id < last.id || (newest.id === last.id && newest.at !== last.at))) last = null
  addConsoleLines(lines)
  addConsoleLines(live)
}

/** Forgets everything; for tests. */
export function resetConsole(): void {
  last = null
  held = null
  store.set([])
}

function append(lines: readonly Omit<ShownLine, 'key'>[]): void {
  if (lines.length === 0) return
  const shown = lines.map(({ at, source, level, text, rule }) => {
    nextKey += 1
    return { key: nextKey, at, source, level, text, ...(rule === undefined ? {} : { rule }) }
  })
  store.set(trimLines(store.get().concat(shown)))
}
