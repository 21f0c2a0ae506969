import { positionalArguments } from '../arguments.ts'
import { fieldOfInstance } from '../instances.ts'
import { created, NULL, sameValue, stringOf } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'

/** What a condition is given for the table, the columns that it asks it for, and what it says of one. */
const [TABLE, COLUMN, CONDITION] = ['DriftTable', 'DriftColumn', 'DriftCondition']

/** A column of what a condition is given: `(row) => row.title`; null for what is none. */
export function columnNamed(target: Value, name: string): Value | null {
  return target.kind === 'object' && target.type === TABLE ? created(COLUMN, {}, [stringOf(name)]) : null
}

/**
 * What a condition says of a column (`drift/lib/src/runtime/query_builder/expressions/expression.dart`); null for what
 * is no column, or of which a row is not told by looking.
 */
export function conditionOn(target: Value, name: string, { positional: [first] }: Arguments): Value | null {
  if (target.kind !== 'object' || target.type !== COLUMN) return null
  const [column = NULL] = target.positional
  const is = (value: Value, negated: boolean): Value => ({
    ...created(CONDITION, {}, [column, value]),
    constructor: negated ? 'not' : '',
  })
  if (name === 'isNull' || name === 'isNotNull') return is(NULL, name === 'isNotNull')
  if (first === undefined || !/^(equals(Value)?|isValue|isNotValue)$/.test(name)) return null
  return is(first, name === 'isNotValue')
}

/** Whether a row meets what `where` is given; null where the source does not tell it. */
export function meets(evaluator: Evaluator, condition: Value, row: Value): boolean | null {
  if (condition.kind !== 'function') return null
  const said = evaluator.apply(condition, positionalArguments(created(TABLE)))
  if (said.kind !== 'object' || said.type !== CONDITION) return null
  const [column, wanted] = said.positional
  if (column?.kind !== 'string' || wanted === undefined) return null
  const has =
    row.kind === 'instance'
      ? fieldOfInstance(evaluator, row, column.value)
      : row.kind === 'object'
        ? (row.named.get(column.value) ?? null)
        : null
  const same = has === null ? null : sameValue(has, wanted)
  return same === null ? null : same !== (said.constructor === 'not')
}
