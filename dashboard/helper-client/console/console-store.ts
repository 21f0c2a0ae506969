import { ConsoleLine, projectName } from '@mosaygent/contract'
import { createSerialQueue, forEachPart, throttle } from '#async'
import { trimLines } from './trim-lines.ts'
import { createStore, useStore } from '#store'
import { lineTexts } from '../line-texts.ts'

/** A line of the console panel; `page` are the dashboard's own words. `key` counts up over the page's life. */
export interface ShownLine {
  readonly key: number
  readonly at: string
  readonly source: ConsoleLine['source'] | 'page'
  readonly level: ConsoleLine['level']
  readonly text: string
  readonly rule?: string | undefined
  readonly project?: string | undefined
  readonly section?: ConsoleLine['section']
  readonly receipt?: ConsoleLine['receipt']
  /** Set on a line that stands for others: how many were here and are kept no more. */
  readonly gap?: number | undefined
}

/** Counts the changes; the lines themselves are joined when they are looked at. */
const store = createStore(0)
let lines: readonly ShownLine[] = []
let fresh: ShownLine[] = []
let nextKey = 1
let last: { id: number; at: string } | null = null
/** Live lines that arrived while the history was being fetched. */
let held: ConsoleLine[] | null = null
/** Adds one history after the other. */
const addInOrder = createSerialQueue()

/** How many lines may wait to be joined. */
const UNJOINED = 20_000
/** How long lines gather before they are shown together, ms: a flood is drawn ten times a second. */
const GATHER_MS = 100

/** The lines so far, oldest first: an unchanging snapshot a time. */
export function useConsoleLines(): readonly ShownLine[] {
  return useStore({ subscribe: subscribeThrottled, get: snapshot })
}

/** Joins new lines only when they are looked at: joining copies all lines, and in a flood they come far more often. */
function snapshot(): readonly ShownLine[] {
  if (fresh.length > 0) {
    lines = trimLines(lines.concat(fresh), (line, gap) => ({ key: line.key, ...gapAt(line.at, gap) }))
    fresh = []
  }
  return lines
}

/** Tells of the first change at once, and of those that follow it together. */
function subscribeThrottled(listener: () => void): () => void {
  const { call, cancel } = throttle(listener, { gatherMs: GATHER_MS })
  const unsubscribe = store.subscribe(call)
  return () => {
    cancel()
    unsubscribe()
  }
}

/** Takes live lines; a line that is known already (a replay) is dropped by its id. */
export function addConsoleLines(batch: readonly ConsoleLine[]): void {
  if (held) held = held.concat(batch)
  else take(batch)
}

function take(batch: readonly ConsoleLine[]): void {
  const unknown = batch.filter(({ id }) => last === null || id > last.id)
  const newest = unknown.at(-1)
  const before = last?.id ?? 0
  if (newest) last = { id: newest.id, at: newest.at }
  append(unknown.flatMap((line, index) => withGap(line, unknown[index - 1]?.id ?? before)))
}

/** The helper numbers its lines without a gap, so a gap means that it dropped lines before this page got them. */
function withGap(line: ConsoleLine, before: number): Unnumbered[] {
  const gap = line.id - before - 1
  return gap > 0 ? [gapAt(line.at, gap), line] : [line]
}

type Unnumbered = Omit<ShownLine, 'key'>

const gapAt = (at: string, gap: number) => ({
  at,
  source: 'page' as const,
  level: 'info' as const,
  text: lineTexts.gap(gap),
  gap,
})

/** Adds a line of the dashboard itself, for example that an action failed. */
export function addPageLine(text: string, level: ConsoleLine['level'] = 'error'): void {
  append([{ at: new Date().toISOString(), source: 'page', level, text }])
}

/** Adds what the app printed in its own page, as the script there reports it. */
export function addAppLines(printed: readonly Pick<ShownLine, 'level' | 'text'>[], dropped: number): void {
  const at = new Date().toISOString()
  const output = printed.map(({ level, text }) => ({ at, source: 'app' as const, level, text }))
  const text = lineTexts.dropped(dropped)
  append(dropped === 0 ? output : [...output, { at, source: 'app', level: 'warning', text }])
}

/** Loads what the console showed so far. Live lines wait meanwhile, so that the order stays. Never rejects. */
export async function loadConsoleHistory(fetchLines: () => Promise<readonly unknown[]>): Promise<void> {
  held ??= []
  const before = last
  // a missing history is no failure of the page: a foreign helper has none
  const history = await fetchLines().catch(() => null)
  await addInOrder(async () => {
    // an empty history means that the helper was restarted
    if (history?.length === 0 && last === before) last = null
    await addHistory(await parseInParts(history ?? []), before)
  })
}

/** Lines that only a newer helper knows are left out. */
async function parseInParts(lines: readonly unknown[]): Promise<readonly ConsoleLine[]> {
  const parsed: ConsoleLine[] = []
  await forEachPart(lines, (some) => {
    for (const one of some) {
      const line = ConsoleLine.safeParse(one)
      if (line.success) parsed.push(line.data)
    }
  })
  return parsed
}

async function addHistory(history: readonly ConsoleLine[], before: typeof last): Promise<void> {
  held ??= []
  // ids start again with each run of the helper, unless another history that was added meanwhile has noticed that
  const newest = history.at(-1)
  const known = history.find(({ id }) => id === before?.id)
  if (before && last === before && ((newest && newest.id < before.id) || (known && known.at !== before.at)))
    last = null
  await forEachPart(history, take)
  const live = held ?? []
  held = null
  take(live)
}

/** Forgets everything; for tests. */
export function resetConsole(): void {
  last = null
  held = null
  lines = []
  fresh = []
  store.set(store.get() + 1)
}

function append(more: readonly Unnumbered[]): void {
  if (more.length === 0) return
  for (const { at, source, level, text, rule, project, section, receipt, gap } of more) {
    nextKey += 1
    // of a run that is not shown: it stands between the lines of the one that is
    const beside = project !== undefined && rule === undefined ? `${projectName(project)}: ` : ''
    const line: ShownLine = { key: nextKey, at, source, level, text: `${beside}${text}` }
    if (rule === undefined && project === undefined && receipt === undefined && gap === undefined)
      fresh.push(line)
    else fresh.push({ ...line, rule, project, section, receipt, gap })
  }
  // joining drops what is too much, also while no component is mounted
  if (fresh.length > UNJOINED) snapshot()
  store.set(store.get() + 1)
}
