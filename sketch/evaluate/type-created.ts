import type { Expression, FunctionExpression } from '../model/expression.ts'
import type { Statement } from '../model/statement.ts'

/**
 * The type of what a function gives, as far as it is written there: `(context) => Cart()..load()`,
 * `(_) => locator<Cart>()`. Dart infers it; a provider without a written type gives that one. Null where it is not written.
 */
export function typeCreated({ body }: FunctionExpression): string | null {
  if (body.kind === 'expression') return typeWritten(body.value)
  return body.kind === 'block' ? typeReturned(body.statements) : null
}

function typeReturned(statements: readonly Statement[]): string | null {
  const last = statements.at(-1)
  const given = last?.kind === 'return' ? last.value : null
  if (given?.kind !== 'name') return given === null ? null : typeWritten(given)
  const declared = statements.flatMap((each) => (each.kind === 'variables' ? each.variables : []))
  const initial = declared.find(({ name }) => name === given.name)?.initial ?? null
  return initial === null ? null : typeWritten(initial)
}

function typeWritten(expression: Expression): string | null {
  if (expression.kind === 'cascade') return typeWritten(expression.target)
  if (expression.kind !== 'call') return null
  const { callee, types } = expression
  if (callee.kind !== 'name' && callee.kind !== 'member') return null
  const isOfPrefix =
    callee.kind === 'name' || (callee.target.kind === 'name' && /^[a-z_]/.test(callee.target.name))
  if (isOfPrefix && /^_?[A-Z]/.test(callee.name)) return callee.name
  // what asks for something by its type is given just that: a locator, `context.read<Cart>()`
  return types.length === 1 && LOCATES.test(callee.name) ? (types[0] ?? null) : null
}

/** `getIt<Cart>()`, `GetIt.I<Cart>()`, `locator.get<Cart>()`. */
const LOCATES =
  /^(get|getIt|locator|serviceLocator|sl|di|inject|injector|find|read|call|resolve|I|instance|\w*(Locator|Injector|Container|GetIt|Di))$/
