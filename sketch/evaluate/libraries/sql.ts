import { Reader, readersOf } from './sql-reader.ts'
import { select } from './sql-select.ts'
import type { Cell } from './sql-reader.ts'
import type { Select } from './sql-select.ts'

export interface Column {
  readonly name: string
  readonly usual: Cell
  /** `INTEGER PRIMARY KEY`: numbered from one where nothing is given. */
  readonly numbered: boolean
}

/** What the rows of a database follow from. Whatever else a statement says is not understood. */
export type Statement =
  | { readonly kind: 'create'; readonly table: string; readonly columns: readonly Column[] }
  | {
      readonly kind: 'insert'
      readonly table: string
      readonly columns: readonly string[] | null
      readonly rows: readonly (readonly Cell[])[]
    }
  | Select

/** The statements of a text of SQL (sqlite's), in order; one that is not understood is left out. */
export function statementsOf(sql: string): Statement[] {
  return readersOf(sql).flatMap((reader) => create(reader) ?? insert(reader) ?? select(reader) ?? [])
}

/** Begins what stands among the columns and is none. */
const CONSTRAINT = /^(?:primary|foreign|unique|check|constraint)$/i

function create(reader: Reader): Statement | null {
  if (!reader.take('CREATE', 'TABLE')) return null
  reader.take('IF', 'NOT', 'EXISTS')
  const table = reader.name()
  if (table === null || !reader.take('(')) return null
  const columns: Column[] = []
  let ended = false
  while (!ended && !reader.ended) {
    const name = reader.name()
    const rest: string[] = []
    // a column ends at a comma of its own level
    for (let depth = 0; !reader.ended;) {
      const token = reader.next()
      depth += token === '(' ? 1 : token === ')' ? -1 : 0
      ended = depth < 0
      if (ended || (depth === 0 && token === ',')) break
      rest.push(token)
    }
    if (name !== null && !CONSTRAINT.test(name)) columns.push(column(name, rest))
  }
  return { kind: 'create', table, columns }
}

function column(name: string, rest: readonly string[]): Column {
  const usual = rest.findIndex((each) => /^default$/i.test(each))
  const cell: Cell | null = usual === -1 ? { kind: 'null' } : new Reader(rest.slice(usual + 1)).cell()
  const numbered = /^integer$/i.test(rest[0] ?? '') && rest.some((each) => /^primary$/i.test(each))
  return { name, usual: cell ?? { kind: 'computed' }, numbered }
}

function insert(reader: Reader): Statement | null {
  if (!reader.take('INSERT')) return null
  if (reader.take('OR')) reader.next()
  const table = reader.take('INTO') ? reader.name() : null
  if (table === null) return null
  const columns = reader.take('(') ? named(reader) : []
  if (columns === null || !reader.take('VALUES')) return null
  const rows: Cell[][] = []
  while (reader.take('(')) {
    const row: Cell[] = []
    do {
      const cell = reader.cell()
      if (cell === null) return null
      row.push(cell)
    } while (reader.take(','))
    if (!reader.take(')')) return null
    rows.push(row)
    reader.take(',')
  }
  return { kind: 'insert', table, columns: columns.length === 0 ? null : columns, rows }
}

/** The names in a bracket, to its end. */
function named(reader: Reader): string[] | null {
  const names: string[] = []
  while (!reader.take(')')) {
    const name = reader.name()
    if (name === null) return null
    names.push(name)
    reader.take(',')
  }
  return names
}
