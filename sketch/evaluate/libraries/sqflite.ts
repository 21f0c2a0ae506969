import { positionalArguments } from '../arguments.ts'
import { followAside } from '../try-catch.ts'
import { created, integer, listOf, NULL } from '../value.ts'
import { queried } from './sqflite-query.ts'
import { selectOf } from './sql-select.ts'
import { statementsOf } from './sql.ts'
import { Tables } from './sql-tables.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** Characters of SQL that cost as much as a step. */
const CHARACTERS_A_STEP = 20

/** What each `onCreate` leaves, by its body. */
const made = new WeakMap<Evaluator, WeakMap<object, Tables>>()
/** The tables of what an `onCreate` is given, and of its batches. */
const handed = new WeakMap<CreatedValue, Tables>()

/**
 * sqflite (`sqflite_common/lib/sqlite_api.dart`): what the database of an app that was just installed has, which are
 * the rows that its own `onCreate` puts there. Followed once, when something is read; writes elsewhere change nothing.
 */
export const sqflite: Library = {
  create(_evaluator, type, constructor, { positional: [rows] }) {
    if (type !== 'Sqflite' || constructor !== 'firstIntValue' || rows?.kind !== 'list') return null
    const [row] = rows.items
    const value = row?.kind === 'map' ? row.entries[0]?.[1] : undefined
    return value?.kind === 'number' ? value : NULL
  },
  call(evaluator, name, { named }) {
    return name === 'openDatabase' || name === 'openReadOnlyDatabase' ? opened(evaluator, named) : null
  },
  method(evaluator, target, name, args) {
    if (name === 'openDatabase' && target.kind === 'unknown') {
      const options = args.named.get('options')
      return opened(evaluator, options?.kind === 'object' ? options.named : new Map())
    }
    if (target.kind !== 'object' || !/^(Database|Batch)$/.test(target.type)) return null
    return written(evaluator, target, name, args) ?? read(evaluator, target, name, args)
  },
}

/** The database, of which `onOpen` is told before anybody has it; `onCreate` is followed once something is read. */
function opened(evaluator: Evaluator, named: ReadonlyMap<string, Value>): CreatedValue {
  const onCreate = named.get('onCreate')
  const database = created(
    'Database',
    onCreate === undefined ? {} : { onCreate, version: named.get('version') ?? NULL },
  )
  evaluator.calledWith(named.get('onOpen'), positionalArguments(database))
  return database
}

/** What `onCreate` does with its database; null for any other, which is not written to before a page is shown. */
function written(evaluator: Evaluator, database: CreatedValue, name: string, args: Arguments): Value | null {
  const tables = handed.get(database) ?? madeBy(evaluator, database)
  if (tables?.open !== true) return null
  const [first, second] = args.positional
  if (name === 'batch') {
    const batch = created('Batch')
    handed.set(batch, tables)
    return batch
  }
  if (name === 'commit' || name === 'apply') return listOf([])
  if (name === 'transaction' && first?.kind === 'function')
    return evaluator.apply(first, positionalArguments(database))
  if (first?.kind !== 'string' || !evaluator.spend(Math.ceil(first.value.length / CHARACTERS_A_STEP)))
    return null
  if (name === 'insert' && second?.kind === 'map')
    return integer(
      tables.insert(
        first.value,
        second.entries.flatMap(([key, value]) =>
          key.kind === 'string' ? [[key.value, value] as const] : [],
        ),
      ),
    )
  if (name !== 'execute' && name !== 'rawInsert') return null
  let last = 0
  for (const statement of statementsOf(first.value)) last = tables.follow(statement, itemsOf(second))
  return name === 'execute' ? NULL : integer(last)
}

function read(evaluator: Evaluator, database: CreatedValue, name: string, args: Arguments): Value | null {
  const [first, second] = args.positional
  if (first?.kind !== 'string' || (name !== 'query' && name !== 'rawQuery')) return null
  const texts = [first, args.named.get('where'), args.named.get('orderBy')]
  const length = texts.reduce((sum, each) => sum + (each?.kind === 'string' ? each.value.length : 0), 0)
  if (!evaluator.spend(Math.ceil(length / CHARACTERS_A_STEP))) return listOf([])
  const raw = name === 'rawQuery'
  const asked = raw ? selectOf(first.value) : queried(first.value, args.named)
  if (asked === null) return listOf([])
  const tables = tablesOf(evaluator, database)
  return tables.select(asked, itemsOf(raw ? second : args.named.get('whereArgs')))
}

const itemsOf = (list: Value | undefined): readonly Value[] => (list?.kind === 'list' ? list.items : [])

function madeBy(evaluator: Evaluator, { named }: CreatedValue): Tables | undefined {
  const onCreate = named.get('onCreate')
  return onCreate?.kind === 'function' ? made.get(evaluator)?.get(onCreate.code.body) : undefined
}

function tablesOf(evaluator: Evaluator, database: CreatedValue): Tables {
  const known = handed.get(database) ?? madeBy(evaluator, database)
  if (known !== undefined) return known
  const tables = new Tables()
  const onCreate = database.named.get('onCreate')
  if (onCreate?.kind !== 'function') return tables
  const all = made.get(evaluator) ?? new WeakMap<object, Tables>()
  // before it is followed: it may ask for the database itself
  made.set(evaluator, all.set(onCreate.code.body, tables))
  const own = created('Database')
  handed.set(own, tables)
  followAside(evaluator, () =>
    evaluator.apply(onCreate, positionalArguments(own, database.named.get('version') ?? NULL)),
  )
  tables.open = false
  return tables
}
