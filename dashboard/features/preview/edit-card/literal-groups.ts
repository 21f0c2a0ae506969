import type { Literal } from '@mosaygent/contract'

/** Literals of one style: `['options', 'padding']`; of none: those at the call itself. */
export interface LiteralGroup {
  readonly path: readonly string[]
  /** With its place in the list of the call, by which it is edited. */
  readonly literals: readonly { readonly literal: Literal; readonly index: number }[]
}

/** The literals by the style that they stand in: the call's own first, then in the order of the call. */
export function literalGroups(literals: readonly Literal[]): readonly LiteralGroup[] {
  const groups = new Map<string, LiteralGroup>([['', { path: [], literals: [] }]])
  for (const [index, literal] of literals.entries()) {
    const path = literal.path.slice(0, -1)
    const key = path.join(' ')
    const known = groups.get(key)?.literals ?? []
    groups.set(key, { path, literals: [...known, { literal, index }] })
  }
  return [...groups.values()].filter((group) => group.literals.length > 0)
}
