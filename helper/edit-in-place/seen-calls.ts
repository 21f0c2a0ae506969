import type { SourcePlace } from '@mosaygent/contract'
import { offsetOf, placeOf } from './literals/place.ts'

/** A file as a card was told of it, and where in it the calls that the card was told of have their ends. */
interface SeenFile {
  readonly text: string
  readonly ends: Map<string, number>
}

/** How many files are remembered: a card reads again what it was told last, and few are open. */
const MOST = 8

/** Finds a call again that a card was told of, where its file was changed since. */
export class SeenCalls {
  readonly #files = new Map<string, SeenFile>()

  /** `hash`: of the file. `end`: of the call, in the text. */
  remember(hash: string, text: string, place: SourcePlace, end: number): void {
    const seen = this.#files.get(hash) ?? { text, ends: new Map() }
    seen.ends.set(nameOf(place), end)
    this.#files.delete(hash)
    this.#files.set(hash, seen)
    const [oldest] = this.#files.keys()
    if (this.#files.size > MOST && oldest !== undefined) this.#files.delete(oldest)
  }

  /** Where it stands now; the same place where the file of then is not known; null: it may be gone. */
  placeNow(hash: string, text: string, place: SourcePlace): SourcePlace | null {
    const seen = this.#files.get(hash)
    const end = seen?.ends.get(nameOf(place))
    if (seen === undefined || end === undefined) return place
    const start = offsetOf(seen.text, place.line, place.column)
    const now = start === null ? null : startNow(seen.text, text, start, end)
    return now === null ? null : { file: place.file, ...placeOf(text, now) }
  }
}

const nameOf = ({ file, line, column }: SourcePlace) => `${line}:${column} ${file}`

/**
 * Where what stood from `start` to `end` begins in another text: what is before it or what is after it is the same there.
 * Null: both are others, or nothing of it is left, so that what looks like it may be its neighbour.
 */
function startNow(before: string, now: string, start: number, end: number): number | null {
  const same = sameAtStart(before, now)
  if (end <= same) return start
  const moved = now.length - before.length
  const tail = before.length - sameAtEnd(before, now)
  if (start >= tail) return start + moved
  // it was changed itself, and nothing else was
  return start < same && end >= tail && end + moved > start ? start : null
}

function sameAtStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1
  return at
}

function sameAtEnd(one: string, other: string): number {
  let count = 0
  while (
    count < one.length &&
    count < other.length &&
    one[one.length - 1 - count] === other[other.length - 1 - count]
  )
    count += 1
  return count
}
