import type { Expression } from '../model/expression.ts'

/** The call for whose end a statement does not wait: `load();`, `unawaited(load());`. */
export function callNotAwaited(statement: Expression): Expression | null {
  if (statement.kind !== 'call') return null
  const { callee } = statement
  const given = statement.arguments[0]?.value
  return callee.kind === 'name' && callee.name === 'unawaited' && given !== undefined ? given : statement
}
