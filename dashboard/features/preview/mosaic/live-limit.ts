import { MOST_FRAMES } from './frame-spec.ts'

/** What is known of the machine and of how the app's pages do on it. */
export interface Machine {
  readonly sketch: boolean
  /** How many sketches the preview's names have connections for. */
  readonly sketches: number
  /** GB as the browser tells them, 8 at most; null: it does not tell. */
  readonly memoryGb: number | null
  /** What the frames of this run took to their first picture, ms. */
  readonly firstFrames: readonly number[]
  /** How much of the memory that pages may have they use together, 0 to 1; 0: not known, or little. */
  readonly memoryShare: number
  /** How many frames are live. */
  readonly live: number
}

export type Limit =
  /** As many as a sheet may have. */
  | { readonly most: number; readonly because: 'nothing' }
  /** The machine's memory, as the browser tells it; null: it does not. */
  | { readonly most: number; readonly because: 'memory'; readonly gb: number | null }
  | { readonly most: number; readonly because: 'used'; readonly percent: number; readonly live: number }
  | { readonly most: number; readonly because: 'slow'; readonly seconds: number }
  /** Those that a browser opens to one name. */
  | { readonly most: number; readonly because: 'connections' }

/** Frames of a real app for each GB; a debug page takes some hundred MB. */
const PER_GB = 1
/** What is not told is taken for an ordinary machine. */
const UNTOLD = 6
/** Together they leave room for the one page that loads anew behind another. */
const SHARE = 0.7
/** First frames slower than this, at the median, halve what is live. */
const SLOW_MS = 12_000

/** How many frames may be live at once, and why not more. */
export function liveLimit({ sketch, sketches, memoryGb, firstFrames, memoryShare, live }: Machine): Limit {
  const all: Limit = { most: MOST_FRAMES, because: 'nothing' }
  if (sketch) return sketches < MOST_FRAMES ? { most: sketches, because: 'connections' } : all
  const byMemory = Math.max(1, memoryGb === null ? UNTOLD : Math.floor(memoryGb * PER_GB))
  const limits: readonly Limit[] = [
    all,
    { most: byMemory, because: 'memory', gb: memoryGb },
    ...used(memoryShare, live),
    ...slow(firstFrames),
  ]
  return limits.reduce((least, limit) => (limit.most < least.most ? limit : least))
}

function used(share: number, live: number): readonly Limit[] {
  if (share <= 0 || live <= 0) return []
  const most = Math.max(1, Math.floor((SHARE * live) / share))
  return [{ most, because: 'used', percent: Math.round(share * 100), live }]
}

function slow(firstFrames: readonly number[]): readonly Limit[] {
  const sorted = firstFrames.toSorted((one, other) => one - other)
  const median = sorted[Math.floor(sorted.length / 2)]
  if (median === undefined || median < SLOW_MS) return []
  return [{ most: MOST_FRAMES / 2, because: 'slow', seconds: Math.round(median / 1_000) }]
}

/** GB, as Chromium's browsers tell them; null in the others. */
export function deviceMemory(): number | null {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory')
  return typeof memory === 'number' ? memory : null
}
