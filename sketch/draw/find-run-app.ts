import { fileScope, innerScope } from '../evaluate/scope.ts'
import { NULL } from '../evaluate/value.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { Scope } from '../evaluate/scope.ts'
import type { Value } from '../evaluate/value.ts'
import type { Expression } from '../model/expression.ts'
import type { Body, Statement } from '../model/statement.ts'
import type { Project } from '../project/read-project.ts'

/** The argument of `runApp` in `main`; Dart's null when there is none. */
export function findRunApp(project: Project, evaluator: Evaluator): Value {
  const main = project.unit(project.entry)?.find('main')
  if (main?.kind !== 'function') return NULL
  const scope = innerScope(fileScope(project.entry))
  const call = inBody(main.declaration.body, scope, evaluator)
  return call === null ? NULL : evaluator.evaluate(call, scope)
}

/** Goes through the statements in order, so that a variable declared before the call is known in it. */
function inBody(body: Body, scope: Scope, evaluator: Evaluator): Expression | null {
  if (body.kind === 'expression') return inExpression(body.value, scope, evaluator)
  return body.kind === 'block' ? inStatements(body.statements, scope, evaluator) : null
}

function inStatements(
  statements: readonly Statement[],
  scope: Scope,
  evaluator: Evaluator,
): Expression | null {
  for (const statement of statements) {
    const found = inStatement(statement, scope, evaluator)
    if (found !== null) return found
  }
  return null
}

function inStatement(statement: Statement, scope: Scope, evaluator: Evaluator): Expression | null {
  switch (statement.kind) {
    case 'variables':
      for (const { name, initial } of statement.variables) {
        scope.variables.set(name, initial === null ? NULL : evaluator.evaluate(initial, scope))
      }
      return null
    case 'expression':
      return inExpression(statement.value, scope, evaluator)
    case 'return':
      return statement.value === null ? null : inExpression(statement.value, scope, evaluator)
    case 'block':
      return inStatements(statement.statements, scope, evaluator)
    case 'if': {
      const then = inStatement(statement.consequent, scope, evaluator)
      return (
        then ?? (statement.otherwise === null ? null : inStatement(statement.otherwise, scope, evaluator))
      )
    }
    default:
      return null
  }
}

/** `runApp(x)` itself, or inside the callbacks it is often wrapped in: `runZonedGuarded(() { … })`. */
function inExpression(expression: Expression, scope: Scope, evaluator: Evaluator): Expression | null {
  if (expression.kind === 'function') return inBody(expression.body, scope, evaluator)
  if (expression.kind !== 'call') return null
  const { callee } = expression
  if (callee.kind === 'name' && callee.name === 'runApp') return expression.arguments[0]?.value ?? null
  for (const { value } of expression.arguments) {
    const found = inExpression(value, scope, evaluator)
    if (found !== null) return found
  }
  return callee.kind === 'member' ? inExpression(callee.target, scope, evaluator) : null
}
