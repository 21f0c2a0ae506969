/** Where an event stands after the last one that this page has seen. */
export type Place =
  /** The one after it, or the first of all. */
  | 'next'
  /** Seen already: it came by another tab, or by a replay. */
  | 'known'
  /** Something between the two is missing, or another helper speaks. */
  | 'gap'

/** Ids are `<life of the helper>-<number>`, counted without a gap; what has none (`hello`) stands outside of the count. */
export function placeOf(id: string | undefined, lastId: string | undefined): Place {
  if (id === undefined || lastId === undefined) return 'next'
  const [life, number] = partsOf(id)
  const [lastLife, lastNumber] = partsOf(lastId)
  // the numbers of a foreign helper may be anything: its stream alone says what is new
  if (number === null || lastNumber === null) return id === lastId ? 'known' : 'next'
  if (life !== lastLife) return 'gap'
  if (number <= lastNumber) return 'known'
  return number === lastNumber + 1 ? 'next' : 'gap'
}

function partsOf(id: string): [life: string, number: number | null] {
  const parts = /^(.+)-(\d+)$/.exec(id)
  return [parts?.[1] ?? id, parts?.[2] === undefined ? null : Number(parts[2])]
}
