import { NO_ARGUMENTS, positionalArguments } from '../arguments.ts'
import { streamOf } from '../first-event.ts'
import { fieldOfInstance } from '../instances.ts'
import { booleanOf, created, integer, listOf, NULL, sameValue, stringOf } from '../value.ts'
import { opened, put, remove, removeRows, rowById, rowsOf } from './isar-rows.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * isar 3 and isar_community (`isar/lib/src/isar.dart`, `isar_collection.dart`, `query_builder.dart`, `query.dart`): what
 * an app that was just installed has put into its collections, mostly nothing, what it finds in them, and what their streams tell.
 */
export const isar: Library = {
  create(evaluator, type, constructor) {
    if (type !== 'Isar' || !/^(open|openSync|getInstance)$/.test(constructor)) return null
    if (constructor !== 'getInstance') opened(evaluator)
    return created('Isar')
  },
  property(_evaluator, target, name) {
    // `isar.books`, of the file that is generated
    return isOf(target, 'Isar') && /^[a-z]\w*s$/.test(name) ? collection(name) : null
  },
  method(evaluator, target, name, args) {
    if (isOf(target, 'Isar')) return ofIsar(evaluator, name, args)
    if (isOf(target, 'IsarCollection'))
      return ofCollection(evaluator, nameOf(target), name, args) ?? queried(evaluator, target, name, args)
    if (isOf(target, 'IsarQuery')) return queried(evaluator, target, name, args)
    // of a database that is not known a stream that tells of its rows at once tells of none
    const isWatched = target.kind === 'unknown' && name === 'watch' && args.named.has('fireImmediately')
    return isWatched ? streamOf(listOf([])) : null
  },
}

const isOf = (value: Value, type: string): value is CreatedValue =>
  value.kind === 'object' && value.type === type

const collection = (name: string): CreatedValue => created('IsarCollection', { name: stringOf(name) })

function nameOf({ named }: CreatedValue): string {
  const name = named.get('name')
  return name?.kind === 'string' ? name.value : ''
}

function ofIsar(evaluator: Evaluator, name: string, { positional: [first], types }: Arguments): Value | null {
  if (name === 'collection') {
    const of = types?.[0] ?? ''
    return collection(`${of.charAt(0).toLowerCase()}${of.slice(1)}${of.endsWith('s') ? '' : 's'}`)
  }
  if (!/^(writeTxn|txn)(Sync)?$/.test(name) || first === undefined) return null
  evaluator.launch?.settled.add(first)
  return evaluator.calledWith(first, NO_ARGUMENTS) ?? NULL
}

/** By id; what is to be found in another way is asked of the query. */
function ofCollection(
  evaluator: Evaluator,
  of: string,
  name: string,
  { positional: [first], named }: Arguments,
): Value | null {
  const byId = (id: Value): Value => rowById(evaluator, of, id) ?? NULL
  const given = first?.kind === 'list' ? first.items : []
  switch (name.replace(/Sync$/, '')) {
    case 'get':
      return byId(first ?? NULL)
    case 'getAll':
      return listOf(given.map(byId))
    case 'put':
      return put(evaluator, of, first ?? NULL)
    case 'putAll':
      return listOf(given.map((each) => put(evaluator, of, each)))
    case 'delete': {
      const isThere = rowById(evaluator, of, first ?? NULL) !== null
      remove(evaluator, of, first ?? NULL)
      return booleanOf(isThere)
    }
    case 'deleteAll':
      for (const id of given) remove(evaluator, of, id)
      return integer(given.length)
    case 'clear':
      remove(evaluator, of, null)
      return NULL
    case 'watchObject':
      return named.has('fireImmediately') ? streamOf(byId(first ?? NULL)) : null
    default:
      return null
  }
}

/** What is asked of a query, and what narrows one down: of no rows nothing is left in any way. */
function queried(evaluator: Evaluator, target: CreatedValue, name: string, args: Arguments): Value | null {
  const {
    positional: [first, then],
    named,
  } = args
  const of = nameOf(target)
  const narrowed = target.named.get('rows')
  const rows = narrowed?.kind === 'list' ? narrowed.items : rowsOf(evaluator, of)
  const isPart = target.named.has('isPart') && rows.length > 0
  const query = (left: readonly Value[], more: Readonly<Record<string, Value>> = {}): Value =>
    created('IsarQuery', {
      name: stringOf(of),
      rows: listOf([...left]),
      ...(isPart ? { isPart: NULL } : {}),
      ...more,
    })
  const answer = ANSWERS.get(name.replace(/Sync$/, ''))
  if (answer !== undefined) return isPart ? null : answer(rows)
  if (name === 'watch') {
    const isAtOnce = named.get('fireImmediately')
    return isAtOnce?.kind === 'boolean' && isAtOnce.value && !isPart ? streamOf(listOf([...rows])) : null
  }
  if (name === 'optional') {
    if (first?.kind !== 'boolean') return query(rows, rows.length > 0 ? { isPart: NULL } : {})
    return first.value
      ? (evaluator.calledWith(then, positionalArguments(query(rows))) ?? query(rows))
      : query(rows)
  }
  if (/^delete(All|First)(Sync)?$/.test(name))
    return isPart ? null : removeRows(evaluator, of, name.startsWith('deleteAll') ? rows : rows.slice(0, 1))
  if ((name === 'limit' || name === 'offset') && first?.kind === 'number') {
    const at = Math.max(0, first.value)
    return query(name === 'limit' ? rows.slice(0, at) : rows.slice(at))
  }
  if (/^(where|filter|build|limit|offset|and|(sort|then|distinct)By\w*)$/.test(name)) return query(rows)
  const field = /^(\w+)EqualTo$/.exec(name)?.[1]
  const left = field === undefined || first === undefined ? null : equal(evaluator, rows, field, first)
  return left === null ? query(rows, { isPart: NULL }) : query(left)
}

/** Those whose field has that value; null where one's is not known. */
function equal(
  evaluator: Evaluator,
  rows: readonly Value[],
  field: string,
  value: Value,
): readonly Value[] | null {
  const fits = (row: Value): boolean | null => sameValue(fieldIn(evaluator, row, field) ?? NULL, value)
  const told = rows.map(fits)
  return told.includes(null) ? null : rows.filter((_, at) => told[at] === true)
}

const fieldIn = (evaluator: Evaluator, row: Value, field: string): Value | null =>
  row.kind === 'instance' ? fieldOfInstance(evaluator, row, field) : null

/** By the names of what asks for rows, each with `Sync` behind it, too. */
const ANSWERS: ReadonlyMap<string, (rows: readonly Value[]) => Value> = new Map([
  ['findAll', (rows: readonly Value[]): Value => listOf([...rows])],
  ['findFirst', ([first]: readonly Value[]): Value => first ?? NULL],
  ['count', (rows: readonly Value[]): Value => integer(rows.length)],
  ['isEmpty', (rows: readonly Value[]): Value => booleanOf(rows.length === 0)],
  ['isNotEmpty', (rows: readonly Value[]): Value => booleanOf(rows.length > 0)],
])
