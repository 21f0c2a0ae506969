import { entryOf } from '../entry-of.ts'
import { streamOf } from '../first-event.ts'
import { integer, listOf, NULL } from '../value.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * What the adapters of floor's generated code find in a database that was just made (`floor/lib/src/adapter/`). Made
 * anew for each that asks: an app may add to the list that it is given.
 */
const FOUND: Readonly<Record<string, () => Value>> = {
  query: () => NULL,
  queryList: () => listOf([]),
  queryNoReturn: () => NULL,
  queryStream: () => streamOf(NULL),
  queryListStream: () => streamOf(listOf([])),
}
/** Those that write: they give the row's number, or how many rows they changed. */
const WRITES = /^(insert|update|delete)(AndReturn\w+)?$/

/** floor: its generated code is read as it stands; no rows are there, and none stay that are written. */
export const floor: Library = {
  method(_evaluator, target, name) {
    if (target.kind !== 'object') return null
    if (target.type === 'QueryAdapter') return entryOf(FOUND, name)?.() ?? null
    return /^(Insertion|Update|Deletion)Adapter$/.test(target.type) && WRITES.test(name) ? integer(0) : null
  },
}
