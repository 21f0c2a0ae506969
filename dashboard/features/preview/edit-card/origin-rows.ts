import type { Origin } from '@mosaygent/contract'

/** One place that a value comes from, with the names that come from there. */
export interface OriginRow extends Pick<Origin, 'library' | 'place'> {
  readonly names: readonly string[]
  /** Nothing is behind them that is not known. */
  readonly isWhole: boolean
}

/** More than these are only counted. */
const MOST = 4

/** The places of the value of an argument, in the order of the source; what one package declares is told together. */
export function originRows(
  path: readonly string[],
  origins: readonly Origin[],
): { readonly rows: readonly OriginRow[]; readonly more: number } {
  const mine = origins.filter((one) => one.given === undefined && one.path.join(' ') === path.join(' '))
  const rows = new Map<string, OriginRow>()
  for (const { name, rest, library, place } of mine) {
    const key = JSON.stringify([place ?? library])
    const names = rows.get(key)?.names ?? []
    rows.set(key, {
      ...(library === undefined ? {} : { library }),
      place,
      names: [...names, name],
      isWhole: rest === undefined,
    })
  }
  const all = [...rows.values()]
  return { rows: all.slice(0, MOST), more: Math.max(0, all.length - MOST) }
}
