import { readersOf } from './sql-reader.ts'
import type { Cell, Reader } from './sql-reader.ts'

export interface Select {
  readonly kind: 'select'
  readonly table: string
  /** How the column is called that counts the rows; null for one that gives them. */
  readonly counted: string | null
  readonly where: readonly (readonly [string, Cell])[]
  readonly order: { readonly column: string; readonly falls: boolean } | null
  readonly limit: number | null
}

/** The query that a text of SQL is; null for any other. */
export function selectOf(sql: string): Select | null {
  const [reader] = readersOf(sql)
  return reader === undefined ? null : select(reader)
}

/** What `where: 'a = ? AND b = 1'` asks for; null where it asks for more than equal values. */
export function conditionsOf(where: string): Select['where'] | null {
  return selectOf(`SELECT * FROM t WHERE ${where}`)?.where ?? null
}

/** What `orderBy: 'name DESC'` sorts by first. */
export function orderOf(order: string): Select['order'] {
  return selectOf(`SELECT * FROM t ORDER BY ${order}`)?.order ?? null
}

/** A query that its reader begins with, as far as it asks for the rows of one table. */
export function select(reader: Reader): Select | null {
  if (!reader.take('SELECT')) return null
  const counts = reader.take('COUNT', '(', '*', ')')
  const counted = counts ? (reader.take('AS') ? reader.name() : 'COUNT(*)') : null
  if (!counts && !reader.take('*')) while (reader.name() !== null && reader.take(',')) continue
  const table = reader.take('FROM') ? reader.name() : null
  if (table === null) return null
  const where: (readonly [string, Cell])[] = []
  if (reader.take('WHERE'))
    do {
      const name = reader.name()
      const cell = reader.take('=') ? reader.cell() : null
      if (name === null || cell === null) return null
      where.push([name, cell])
    } while (reader.take('AND'))
  const order = reader.take('ORDER', 'BY') ? ordered(reader) : null
  const limit = reader.take('LIMIT') ? reader.cell() : null
  if (!reader.ended || (limit !== null && limit.kind !== 'number')) return null
  return { kind: 'select', table, counted, where, order, limit: limit?.value ?? null }
}

/** What stands after `ORDER BY`; what does not begin with a column is left to read, and so not understood. */
function ordered(reader: Reader): Select['order'] {
  const column = reader.name()
  reader.take('COLLATE', 'NOCASE')
  const falls = reader.take('DESC')
  if (!falls) reader.take('ASC')
  while (reader.take(',')) {
    reader.name()
    if (!reader.take('DESC')) reader.take('ASC')
  }
  return column === null ? null : { column, falls }
}
