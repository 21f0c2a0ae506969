import type { Expression } from '../model/expression.ts'
import type { Statement } from '../model/statement.ts'

const ADDS: ReadonlySet<string> = new Set(['add', 'addAll', 'insert', 'insertAll'])

/**
 * Whether a statement does no more than add to a list: `if (hasChat) pages.add(ChatPage())` is what `if` is in a list's
 * literal, only written below it. `isList`: whether a name stands for one, since blocs and sinks have an `add` too.
 */
export function addsToList(statement: Statement, isList: (target: Expression) => boolean): boolean {
  const adds = (each: Statement) => each.kind === 'expression' && isAdding(each.value, isList)
  if (statement.kind !== 'block') return adds(statement)
  const { statements } = statement
  return statements.some(adds) && statements.every((each) => adds(each) || keepsPlace(each))
}

/** `chatAt = pages.length`: where what is added will be. */
function keepsPlace(statement: Statement): boolean {
  const assigned =
    statement.kind === 'expression' && statement.value.kind === 'assign' ? statement.value.value : null
  return assigned?.kind === 'member' && assigned.name === 'length'
}

function isAdding(expression: Expression, isList: (target: Expression) => boolean): boolean {
  if (expression.kind !== 'call' || expression.callee.kind !== 'member') return false
  const { target, name } = expression.callee
  return ADDS.has(name) && (target.kind === 'name' || target.kind === 'member') && isList(target)
}
