import { entryOf } from '../entry-of.ts'
import { streamOf } from '../first-event.ts'
import { integer, listOf, NULL } from '../value.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/** isar's queries (`isar/lib/src/query.dart`) and sqflite's, where their database is not known. */
const ROWS = /^(findAll(Sync)?|rawQuery|getAllSync)$/
const ROW = /^(findFirst(Sync)?)$/
const COUNTS = /^(countSync)$/

/**
 * drift's queries (`drift/lib/src/runtime/query_builder/statements/select/`), and what they give where nothing is kept:
 * made anew for each that asks, since an app may add to the list that it is given.
 */
const SELECTS = /^(select|selectOnly|customSelect)$/
/** What is made of each row, before anybody asks for them: `customSelect(…).map((row) => …).get()`. */
const OF_EACH = /^(map|asyncMap|mapAsync)$/
/** No other library asks so: what is asked may stand in generated code, or in drift's own files. */
const OF_DRIFT = /SingleOrNull$/
const FOUND: Readonly<Record<string, () => Value>> = {
  get: () => listOf([]),
  getSingleOrNull: () => NULL,
  watch: () => streamOf(listOf([])),
  watchSingleOrNull: () => streamOf(NULL),
}

/**
 * What an app that was just installed finds in its databases, which running code opens: no rows. Asked only of what is
 * not known, so that a method of the project goes first.
 */
export const databases: Library = {
  method(_evaluator, target, name) {
    if (target.kind === 'unknown' && SELECTS.test(target.text) && OF_EACH.test(name)) return target
    if (target.kind === 'unknown' && (SELECTS.test(target.text) || OF_DRIFT.test(name)))
      return entryOf(FOUND, name)?.() ?? null
    if (target.kind !== 'unknown') return null
    if (ROWS.test(name)) return listOf([])
    if (ROW.test(name)) return NULL
    return COUNTS.test(name) ? integer(0) : null
  },
}
