import { conditionsOf, orderOf } from './sql-select.ts'
import type { Value } from '../value.ts'
import type { Select } from './sql-select.ts'

/** What `query(table, …)` asks for; null where it asks for more than is understood. */
export function queried(table: string, named: ReadonlyMap<string, Value>): Select | null {
  const where = givenOf(named, 'where')
  const order = givenOf(named, 'orderBy')
  const limit = givenOf(named, 'limit')
  if (['groupBy', 'having', 'offset'].some((each) => givenOf(named, each) !== null)) return null
  const conditions = where === null ? [] : where.kind === 'string' ? conditionsOf(where.value) : null
  if (conditions === null) return null
  return {
    kind: 'select',
    table,
    counted: null,
    where: conditions,
    order: order?.kind === 'string' ? orderOf(order.value) : null,
    limit: limit?.kind === 'number' ? limit.value : null,
  }
}

/** An argument that is given, and not as null. */
function givenOf(named: ReadonlyMap<string, Value>, name: string): Value | null {
  const value = named.get(name)
  return value === undefined || value.kind === 'null' ? null : value
}
