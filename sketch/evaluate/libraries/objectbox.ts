import { entryOf } from '../entry-of.ts'
import { streamOf } from '../first-event.ts'
import { booleanOf, created, integer, listOf, NULL } from '../value.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

const STORE = created('ObjectBoxStore')
const BOX = created('ObjectBoxBox')
const BUILDER = created('ObjectBoxQueryBuilder')
const QUERY = created('ObjectBoxQuery')

const none = (): Value => listOf([])
const nothing = (): Value => NULL
const noNumber = (): Value => integer(0)

/**
 * What each answers, where an app that was just installed has put nothing into its boxes. Made anew for each that asks:
 * an app may add to the list that it is given.
 */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, () => Value>>>> = {
  ObjectBoxStore: { box: () => BOX },
  ObjectBoxBox: {
    getAll: none,
    getAllAsync: none,
    getMany: none,
    get: nothing,
    getAsync: nothing,
    count: noNumber,
    isEmpty: () => booleanOf(true),
    contains: () => booleanOf(false),
    query: () => BUILDER,
  },
  ObjectBoxQueryBuilder: { build: () => QUERY, order: () => BUILDER, watch: () => streamOf(QUERY) },
  ObjectBoxQuery: {
    find: none,
    findAsync: none,
    findIds: none,
    findFirst: nothing,
    findUnique: nothing,
    count: noNumber,
  },
}

/** objectbox (`objectbox/lib/src/native/store.dart`, `box.dart`, `query/query.dart`). */
export const objectBox: Library = {
  create(_evaluator, type, constructor, { positional: [first] }) {
    if (type === 'Box' && constructor === '') return first === STORE ? BOX : null
    if (type !== 'Store' || constructor !== '') return null
    // of redux, too, whose first argument is a function
    const isModel =
      first?.kind === 'object'
        ? first.type === 'ModelDefinition'
        : first?.kind === 'unknown' && MODEL.test(first.text)
    return isModel ? STORE : null
  },
  /** Of the file that is generated, and may not be there. */
  call: (_evaluator, name) => (name === 'openStore' ? STORE : null),
  method(_evaluator, target, name, { named }) {
    // a query of a store that is not known tells of itself
    if (name === 'watch' && /^(unknown|null)$/.test(target.kind) && named.has('triggerImmediately'))
      return streamOf(QUERY)
    const known = target.kind === 'object' ? entryOf(ANSWERS, target.type) : undefined
    return known === undefined ? null : (entryOf(known, name)?.() ?? null)
  },
}

const MODEL = /getObjectBoxModel/
