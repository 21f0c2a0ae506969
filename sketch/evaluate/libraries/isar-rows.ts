import { fieldOfInstance } from '../instances.ts'
import { integer, sameValue } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { InstanceValue, Value } from '../value.ts'

/** More than an app puts into a collection as it starts for the first time. */
const MAX_ROWS = 200

interface Row {
  readonly id: Value
  readonly value: InstanceValue
}

/** What each evaluation has put, by the names of the collections. */
const kept = new WeakMap<Evaluator, Map<string, readonly Row[]>>()

/** What an app has put into a collection of isar since it was installed: mostly nothing, or what its settings begin with. */
export const rowsOf = (evaluator: Evaluator, collection: string): readonly InstanceValue[] =>
  rowsIn(evaluator, collection).map(({ value }) => value)

const rowsIn = (evaluator: Evaluator, collection: string): readonly Row[] =>
  kept.get(evaluator)?.get(collection) ?? []

/** The one with that id; null where there is none. */
export const rowById = (evaluator: Evaluator, collection: string, id: Value): InstanceValue | null =>
  rowsIn(evaluator, collection).find((row) => sameValue(row.id, id) === true)?.value ?? null

/** The database is opened: `main` may be followed more than once, and begins with what the phone has then, which is nothing. */
export function opened(evaluator: Evaluator): void {
  if (evaluator.launch !== null) kept.delete(evaluator)
}

/** Puts one, in the place of what has the same id; gives its id, which isar counts where none is said, and tells the row. */
export function put(evaluator: Evaluator, collection: string, value: Value): Value {
  const rows = rowsIn(evaluator, collection)
  const next = integer(Math.max(0, ...rows.map(({ id }) => (id.kind === 'number' ? id.value : 0))) + 1)
  if (value.kind !== 'instance') return next
  const id = idOf(evaluator, value) ?? counted(evaluator, value, next)
  const others = rows.filter((row) => row.value !== value && sameValue(row.id, id) !== true)
  keep(evaluator, collection, [...others, { id, value }].slice(-MAX_ROWS))
  return id
}

/** Takes away the one with that id, or all where none is said. */
export function remove(evaluator: Evaluator, collection: string, id: Value | null): void {
  const left =
    id === null ? [] : rowsIn(evaluator, collection).filter((row) => sameValue(row.id, id) !== true)
  keep(evaluator, collection, left)
}

/** Takes these away; gives how many they were. */
export function removeRows(evaluator: Evaluator, collection: string, values: readonly Value[]): Value {
  const gone = new Set(values)
  const left = rowsIn(evaluator, collection).filter(({ value }) => !gone.has(value))
  keep(evaluator, collection, left)
  return integer(gone.size)
}

function keep(evaluator: Evaluator, collection: string, rows: readonly Row[]): void {
  const all = kept.get(evaluator) ?? new Map<string, readonly Row[]>()
  kept.set(evaluator, all.set(collection, rows))
}

/** How people call the field of the type `Id`. */
const IDS = ['id', 'isarId']

/** `int? id`, or `Id id = Isar.autoIncrement`, takes the number that isar counts. */
function counted(evaluator: Evaluator, row: InstanceValue, next: Value): Value {
  const isOpen = (id: Value | null): boolean =>
    id?.kind === 'null' || (id?.kind === 'member' && id.name === 'autoIncrement')
  const name = IDS.find((each) => isOpen(fieldOfInstance(evaluator, row, each)))
  if (name !== undefined) row.fields.set(name, next)
  return next
}

function idOf(evaluator: Evaluator, row: InstanceValue): Value | null {
  for (const name of IDS) {
    const id = fieldOfInstance(evaluator, row, name)
    if (id?.kind === 'number') return id
  }
  return null
}
