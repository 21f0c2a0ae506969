import type { Receipt } from '@mosaygent/contract'
import { createStore } from '#store'
import type { AppPicture } from '../picture/ask-for-picture.ts'
import type { Conditions } from '../picture/compose-picture.ts'
import type { Change } from './changed-boxes.ts'

/** What the app looked like after a start, reload or restart. */
export interface TrailEntry {
  /** The run, and in it `at` of the receipt. */
  readonly id: string
  /** The codebase that ran. */
  readonly project: string | null
  /** ms since the epoch. */
  readonly at: number
  readonly action: 'start' | Receipt['action']
  /** As the receipt counts it; null: of a start. */
  readonly number: number | null
  readonly route: string | null
  readonly conditions: Conditions
  readonly picture: AppPicture
  /** The moment before; null: none was taken in time. */
  readonly before: AppPicture | null
  /** Against the moment before; null: not known. */
  readonly change: Change | null
}

const KEPT = 100

/** The pictures of this page, the oldest first; in memory alone. */
export const trail = createStore<readonly TrailEntry[]>([])

/** Keeps one; the hundredth before it goes. */
export function addToTrail(entry: TrailEntry): void {
  trail.set([...trail.get().filter(({ id }) => id !== entry.id), entry].slice(-KEPT))
}

/** Whether two pictures were taken in the same conditions of the same place in the app. */
export function isComparable(one: TrailEntry, other: Omit<TrailEntry, 'before' | 'change'>): boolean {
  const [a, b] = [one.conditions, other.conditions]
  return (
    one.project === other.project &&
    one.route === other.route &&
    a.device.id === b.device.id &&
    a.landscape === b.landscape &&
    a.appDark === b.appDark
  )
}

/**
 * What a reload changed on the screen. That nothing did is said only when both witnesses agree: the picture of the
 * moment before may have been taken a moment too late.
 */
export async function changeOf(
  entry: Omit<TrailEntry, 'change'>,
  last: TrailEntry | undefined,
  compare: (before: AppPicture, after: AppPicture) => Promise<Change>,
): Promise<Change | null> {
  const previous = last !== undefined && isComparable(last, entry) ? last.picture : null
  if (entry.before === null) return previous && (await compare(previous, entry.picture))
  const change = await compare(entry.before, entry.picture)
  if (change.kind !== 'same' || previous === null) return change.kind === 'same' ? null : change
  return (await compare(previous, entry.picture)).kind === 'same' ? change : null
}
