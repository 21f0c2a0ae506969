import { integer, listOf, NULL, sameValue, stringOf, textOfValue, unknown } from '../value.ts'
import type { Value } from '../value.ts'
import type { Cell } from './sql-reader.ts'
import type { Select } from './sql-select.ts'
import type { Column, Statement } from './sql.ts'

/** A row's values by the names of its columns in lower case, as sqlite compares them. */
type Row = ReadonlyMap<string, readonly [name: string, value: Value]>

interface Table {
  columns: readonly Column[]
  readonly rows: Row[]
}

/** More than an app puts into its database as it is installed, of each. */
const MAX_ROWS = 200
const MAX_TABLES = 100
const MAX_COLUMNS = 100
/** More equal values than a query asks for. */
const MAX_CONDITIONS = 20

/** The tables of one database, and the rows that its own `onCreate` puts into them. */
export class Tables {
  /** While `onCreate` is followed: what is written later is not there as the app begins. */
  open = true
  readonly #tables = new Map<string, Table>()

  /** Does what a statement says, and gives the number of the last row. */
  follow(statement: Statement, args: readonly Value[]): number {
    if (statement.kind === 'select') return 0
    const table = this.#table(statement.table)
    if (statement.kind === 'create') {
      table.columns = statement.columns.slice(0, MAX_COLUMNS)
      return 0
    }
    const names = statement.columns ?? table.columns.map(({ name }) => name)
    const valueOf = reading(args)
    for (const row of statement.rows)
      this.insert(
        statement.table,
        row.flatMap((cell, index) => {
          const value = valueOf(cell)
          const name = names[index]
          return name === undefined ? [] : [[name, value] as const]
        }),
      )
    return table.rows.length
  }

  /** Adds a row, with what its columns say of those that are not given, and gives its number. */
  insert(name: string, given: readonly (readonly [string, Value])[]): number {
    const { columns, rows } = this.#table(name)
    const row = new Map<string, readonly [string, Value]>()
    for (const { name: column, usual } of columns) row.set(column.toLowerCase(), [column, reading([])(usual)])
    for (const [column, value] of given.slice(0, MAX_COLUMNS))
      row.set(column.toLowerCase(), [row.get(column.toLowerCase())?.[0] ?? column, value])
    const numbered = columns.find((column) => column.numbered)?.name
    const key = numbered?.toLowerCase() ?? ''
    if (numbered !== undefined && row.get(key)?.[1].kind === 'null')
      row.set(key, [numbered, integer(lastNumber(rows, key) + 1)])
    if (rows.length < MAX_ROWS) rows.push(row)
    return rows.length
  }

  /** The rows that a query gives, each as a map. */
  select({ table, counted, where, order, limit }: Select, args: readonly Value[]): Value {
    const rows = this.#tables.get(table.toLowerCase())?.rows ?? []
    const valueOf = reading(args)
    const asked = where.map(([column, cell]) => [column.toLowerCase(), valueOf(cell)] as const)
    const found =
      asked.length > MAX_CONDITIONS
        ? []
        : rows.filter((row) => asked.every(([column, value]) => isEqual(row.get(column)?.[1], value)))
    if (counted !== null)
      return listOf([{ kind: 'map', entries: [[stringOf(counted), integer(found.length)]] }])
    const column = order?.column.toLowerCase() ?? ''
    if (order !== null)
      found.sort(
        (one, other) => compare(one.get(column)?.[1], other.get(column)?.[1]) * (order.falls ? -1 : 1),
      )
    const given = limit === null || limit < 0 ? found : found.slice(0, limit)
    return listOf(
      given.map((row) => ({
        kind: 'map',
        entries: [...row.values()].map(([name, value]) => [stringOf(name), value] as const),
      })),
    )
  }

  #table(name: string): Table {
    const known = this.#tables.get(name.toLowerCase())
    const table = known ?? { columns: [], rows: [] }
    if (this.#tables.size < MAX_TABLES) this.#tables.set(name.toLowerCase(), table)
    return table
  }
}

/** Gives the values of cells in order, each question mark the next of the arguments. */
function reading(args: readonly Value[]): (cell: Cell) => Value {
  let next = 0
  return (cell) => {
    if (cell.kind === 'text') return stringOf(cell.value)
    if (cell.kind === 'number') return cell
    if (cell.kind === 'null') return NULL
    if (cell.kind === 'computed') return unknown('…')
    next += 1
    return args[next - 1] ?? NULL
  }
}

function lastNumber(rows: readonly Row[], key: string): number {
  const value = rows.at(-1)?.get(key)?.[1]
  return value?.kind === 'number' ? value.value : rows.length
}

/** As sqlite compares what stands in a column: nothing equals null, and '1' is 1 in a column of numbers. */
function isEqual(one: Value | undefined, other: Value): boolean {
  if (one === undefined || !isPlain(one) || !isPlain(other)) return false
  return sameValue(one, other) === true || textOfValue(one) === textOfValue(other)
}

const isPlain = ({ kind }: Value): boolean => kind === 'number' || kind === 'string' || kind === 'boolean'

function compare(one: Value | undefined, other: Value | undefined): number {
  if (one?.kind === 'number' && other?.kind === 'number') return one.value - other.value
  if (one?.kind !== 'string' || other?.kind !== 'string') return 0
  return one.value < other.value ? -1 : one.value > other.value ? 1 : 0
}
