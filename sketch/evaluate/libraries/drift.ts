import { positionalArguments } from '../arguments.ts'
import { foreignAncestor, lineageOf } from '../declarations.ts'
import { fieldOfInstance, makeInstance } from '../instances.ts'
import { classScope } from '../scope.ts'
import { streamOf } from '../first-event.ts'
import { followAside, thrownBy } from '../try-catch.ts'
import { booleanOf, created, integer, listOf, NULL, unknown } from '../value.ts'
import { usualOf } from './drift-columns.ts'
import { columnNamed, conditionOn, meets } from './drift-where.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** The rows of one database by the class of their table; `open` while its `onCreate` is followed. */
interface Kept {
  readonly rows: Map<string, Value[]>
  open: boolean
}

/** More than an app puts into its database as it is installed. */
const MAX_ROWS = 200

const INSERTS = /^insert(One|All|Returning|OnConflictUpdate|ReturningOrNull)?$/

/** By the class of the database. */
const databases = new WeakMap<Evaluator, Map<string, Kept>>()
/** The tables that statements are of, what their rows must meet, how many are asked for, and those of which nobody can tell which rows are asked for. */
const tables = new WeakMap<CreatedValue, InstanceValue>()
const conditions = new WeakMap<CreatedValue, readonly Value[]>()
const limits = new WeakMap<CreatedValue, { readonly offset: number; readonly most: number }>()
const narrowed = new WeakSet<CreatedValue>()

/**
 * drift (`drift/lib/src/runtime/query_builder/`), where its generated tables are read: what the database of an app that
 * was just installed has, which are the rows that its own `onCreate` and `beforeOpen` put there. Followed once, when its tables
 * are first asked for; of a query with conditions that only a database could tell, no row is told to meet them.
 */
export const drift: Library = {
  call: (evaluator, name, args) => ofDatabase(evaluator, name, args),
  property: (evaluator, target, name) => columnNamed(target, name) ?? ofAccessor(evaluator, target, name),
  method(evaluator, target, name, args) {
    const condition = conditionOn(target, name, args)
    if (condition !== null) return condition
    if (target.kind === 'object') return ofStatement(evaluator, target, name, args)
    const inserts = INSERTS.test(name)
    const isAsked = target.kind === 'instance' && (inserts || name === 'select')
    if (isAsked && tableName(evaluator, target) !== null)
      return inserts ? inserted(evaluator, target, args.positional[0]) : statement('DriftSelect', target)
    return ofDatabase(evaluator, name, args)
  },
}

/** The database of a `DatabaseAccessor`, which its constructor is given (`drift/lib/src/runtime/api/dao_base.dart`). */
function ofAccessor(evaluator: Evaluator, target: Value, name: string): Value | null {
  if (target.kind !== 'instance' || (name !== 'attachedDatabase' && name !== 'db')) return null
  const isAccessor = foreignAncestor(evaluator.declarations, target.of) === 'DatabaseAccessor'
  return isAccessor ? (target.above?.positional[0] ?? null) : null
}

function ofDatabase(evaluator: Evaluator, name: string, { positional: [first] }: Arguments): Value | null {
  if (name === 'batch' || name === 'transaction') {
    const isOpen = [...(databases.get(evaluator)?.values() ?? [])].some(({ open }) => open)
    return isOpen ? evaluator.calledWith(first, positionalArguments(created('DriftBatch'))) : null
  }
  if (first?.kind !== 'instance' || tableName(evaluator, first) === null) return null
  if (name === 'select') return statement('DriftSelect', first)
  return name === 'into' ? statement('DriftInsert', first) : null
}

function ofStatement(
  evaluator: Evaluator,
  target: CreatedValue,
  name: string,
  { positional: [first, second], named }: Arguments,
): Value | null {
  if (target.type === 'DriftBatch')
    return first?.kind === 'instance' && INSERTS.test(name) ? inserted(evaluator, first, second) : null
  const table = tables.get(target)
  if (table === undefined) return null
  if (target.type === 'DriftInsert') return INSERTS.test(name) ? inserted(evaluator, table, first) : null
  if (!/^(get|watch)(Single(OrNull)?)?$/.test(name)) {
    // what is left is of other tables; an order is not followed: the rows stand as they were put
    if (name === 'where' && first !== undefined)
      conditions.set(target, [...(conditions.get(target) ?? []), first])
    else if (name === 'limit' && first?.kind === 'number')
      limits.set(target, { most: first.value, offset: numberOr(named.get('offset'), 0) })
    else if (!/^(orderBy|limit)$/.test(name)) narrowed.add(target)
    return target
  }
  const all = narrowed.has(target) ? [] : rowsMeeting(evaluator, table, conditions.get(target) ?? [])
  const { offset, most } = limits.get(target) ?? { offset: 0, most: all.length }
  const begin = Math.max(0, offset)
  // SQLite takes less than none for no limit
  const rows = all.slice(begin, most < 0 ? all.length : begin + most)
  const [row] = rows
  const found = name.endsWith('OrNull')
    ? (row ?? NULL)
    : name.endsWith('Single')
      ? (row ?? null)
      : listOf([...rows])
  // one is asked for and there is none, which Dart throws
  if (found === null) return narrowed.has(target) ? unknown(name) : thrownBy(evaluator, created('StateError'))
  return name.startsWith('watch') ? streamOf(found) : found
}

const numberOr = (value: Value | undefined, usual: number): number =>
  value?.kind === 'number' ? value.value : usual

/** The rows that are told to meet all of these. */
function rowsMeeting(evaluator: Evaluator, table: InstanceValue, all: readonly Value[]): readonly Value[] {
  const rows = keptOf(evaluator, table)?.rows.get(tableName(evaluator, table) ?? '') ?? []
  if (!evaluator.spend(rows.length * all.length)) return []
  return rows.filter((row) => all.every((condition) => meets(evaluator, condition, row) === true))
}

function statement(type: string, table: InstanceValue): Value {
  const made = created(type)
  tables.set(made, table)
  return made
}

/** The name of the project's class that declares the columns of a generated table; null for what is none. */
const tableName = (evaluator: Evaluator, value: InstanceValue): string | null =>
  lineageOf(evaluator.declarations, value.of).find(({ declaration }) => declaration.superclass === 'Table')
    ?.declaration.name ?? null

/** Null where the table is not one of a database that is known. */
function keptOf(evaluator: Evaluator, table: InstanceValue): Kept | null {
  const database = fieldOfInstance(evaluator, table, 'attachedDatabase')
  if (database?.kind !== 'instance') return null
  const all = databases.get(evaluator) ?? new Map<string, Kept>()
  databases.set(evaluator, all)
  const name = `${database.of.file}\0${database.of.declaration.name}`
  const known = all.get(name)
  if (known !== undefined) return known
  const kept: Kept = { rows: new Map(), open: true }
  // before it is followed: it may ask for the database itself
  all.set(name, kept)
  const migration = fieldOfInstance(evaluator, database, 'migration')
  const said = (name: string): Value | undefined =>
    migration?.kind === 'object' ? migration.named.get(name) : undefined
  const opening = created('OpeningDetails', { wasCreated: booleanOf(true), hadUpgrade: booleanOf(false) })
  followAside(evaluator, () => {
    evaluator.calledWith(said('onCreate'), positionalArguments(created('Migrator')))
    return evaluator.calledWith(said('beforeOpen'), positionalArguments(opening)) ?? NULL
  })
  kept.open = false
  return kept
}

/** Null where nothing is followed that may write. */
function inserted(evaluator: Evaluator, table: InstanceValue, given: Value | undefined): Value | null {
  const kept = keptOf(evaluator, table)
  const name = tableName(evaluator, table)
  if (kept?.open !== true || name === null) return null
  const rows = kept.rows.get(name) ?? []
  kept.rows.set(name, rows)
  const columns = columnsOf(evaluator, table)
  for (const companion of given?.kind === 'list' ? given.items : [given])
    if (rows.length < MAX_ROWS && evaluator.spend(columns))
      rows.push(rowOf(evaluator, table, companion, rows.length + 1))
  return integer(rows.length)
}

/** How many a table may have, each of which is looked at for a row. */
const columnsOf = (evaluator: Evaluator, table: InstanceValue): number =>
  lineageOf(evaluator.declarations, table.of).reduce(
    (sum, { declaration: { methods, fields } }) => sum + methods.length + fields.length,
    1,
  )

/** A row of what a companion says, and of what its columns say where it says nothing. */
function rowOf(
  evaluator: Evaluator,
  table: InstanceValue,
  companion: Value | undefined,
  number: number,
): Value {
  const values: Record<string, Value> = {}
  for (const { declaration, file } of lineageOf(evaluator.declarations, table.of)) {
    if (declaration.superclass !== 'Table') continue
    const scope = classScope({ declaration, file }, null)
    for (const [name, value] of usualOf(evaluator, declaration, scope, number)) values[name] = value
  }
  const given =
    companion?.kind === 'instance' ? companion.fields : companion?.kind === 'object' ? companion.named : []
  for (const [name, value] of given) {
    const isWrapped = value.kind === 'object' && value.type === 'Value'
    if (isWrapped && value.constructor === 'absent') continue
    values[name] = isWrapped ? (value.positional[0] ?? NULL) : value
  }
  const type = companion?.kind === 'instance' ? companion.of.declaration.superTypes?.[0] : undefined
  const row =
    type === undefined || companion?.kind !== 'instance'
      ? null
      : evaluator.declarations.find(type, companion.of.file)
  return row?.kind === 'class'
    ? makeInstance(evaluator, row.of, '', { positional: [], named: new Map(Object.entries(values)) }, null)
    : created('DriftRow', values)
}
