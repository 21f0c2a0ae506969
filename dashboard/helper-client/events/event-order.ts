/** How an event follows the last one that this page has seen. */
export type EventPosition =
  /** The one after it, or the first of all. */
  | 'next'
  /** Seen already, through another tab or a replay. */
  | 'known'
  /** Events between the two are missing, or another helper answers. */
  | 'gap'

/** Ids are `<run of the helper>-<number>`, counted without a gap; an event without an id (`hello`) is not counted. */
export function eventPosition(id: string | undefined, lastId: string | undefined): EventPosition {
  if (id === undefined || lastId === undefined) return 'next'
  const [run, number] = partsOf(id)
  const [lastRun, lastNumber] = partsOf(lastId)
  // a foreign helper may number differently, so only an equal id is known
  if (number === null || lastNumber === null) return id === lastId ? 'known' : 'next'
  if (run !== lastRun) return 'gap'
  if (number <= lastNumber) return 'known'
  return number === lastNumber + 1 ? 'next' : 'gap'
}

function partsOf(id: string): [run: string, number: number | null] {
  const parts = /^(.+)-(\d+)$/.exec(id)
  return [parts?.[1] ?? id, parts?.[2] === undefined ? null : Number(parts[2])]
}
