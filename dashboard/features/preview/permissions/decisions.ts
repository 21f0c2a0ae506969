import { ASKED_PERMISSIONS } from '@mosaygent/contract'
import type { AskedPermission } from '@mosaygent/contract'
import * as z from 'zod/mini'

const Names = z.array(z.enum(ASKED_PERMISSIONS))

/** What a person has decided, by the codebase's folder; the latest last. */
export const Decisions = z.record(z.string(), z.object({ allowed: Names, refused: Names }))
export type Decisions = z.infer<typeof Decisions>
export const UNDECIDED: Decisions = {}

/** How many codebases are remembered: more than anybody works on. */
const KEPT = 50

/** The decisions with these names allowed or refused for a codebase. */
export function decide(
  before: Decisions,
  project: string,
  names: readonly AskedPermission[],
  allowed: boolean,
): Decisions {
  const { [project]: own = { allowed: [], refused: [] }, ...others } = before
  const less = (list: readonly AskedPermission[]) => list.filter((name) => !names.includes(name))
  const more = (list: readonly AskedPermission[]) => [...less(list), ...names]
  const now = allowed
    ? { allowed: more(own.allowed), refused: less(own.refused) }
    : { allowed: less(own.allowed), refused: more(own.refused) }
  const kept: Decisions = Object.fromEntries(Object.entries(others).slice(1 - KEPT))
  return { ...kept, [project]: now }
}

/** What is to be asked now: the undecided names of the first ask that has any. */
export function undecided(
  asks: readonly (readonly AskedPermission[])[],
  own: Decisions[string] | undefined,
): readonly AskedPermission[] {
  const known = new Set([...(own?.allowed ?? []), ...(own?.refused ?? [])])
  for (const names of asks) {
    const open = names.filter((name) => !known.has(name))
    if (open.length > 0) return open
  }
  return []
}
