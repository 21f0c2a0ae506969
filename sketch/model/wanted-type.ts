import type { Expression } from './expression.ts'
import type { Body, Statement } from './statement.ts'

/** Names of functions that give what is asked of them by its type: `Get.find()`, `BlocProvider.of(context)`, `GetIt.I()`. */
const GIVES = /^(of|find|putOrFind|get|getAsync|read|watch|call|resolve|locate|inject|I|instance)$/
/** What tells nothing of what is asked for. */
const TELLS_NOTHING = /^(Future(Or)?|Stream|Widget|Object|Function|String|List|Map|Set|Iterable)$/

type Call = Expression & { readonly kind: 'call' }

/** Whether a call may be meant for the type of the place it stands in: `getIt()`, `context.read()`. */
export function leavesTypeOut(expression: Expression): expression is Call {
  if (expression.kind !== 'call' || expression.types.length > 0 || expression.wanted !== undefined)
    return false
  const { callee } = expression
  if (callee.kind === 'name') return expression.arguments.length === 0 && /^_?[a-z]/.test(callee.name)
  return callee.kind === 'member' && GIVES.test(callee.name)
}

/**
 * The same expression, where a call in it that leaves its type out is told the one of its place, as Dart infers it.
 *
 * @param written the type of the place as the source has it, `late final Cart?`; nothing where it has none.
 */
export function withWanted(expression: Expression, written: string | undefined): Expression {
  const wanted = written === undefined ? null : nameOfType(written)
  return wanted === null ? expression : told(expression, wanted)
}

function told(expression: Expression, wanted: string): Expression {
  if (leavesTypeOut(expression)) return { ...expression, wanted }
  if (expression.kind === 'unary' && expression.operator === 'await')
    return { ...expression, operand: told(expression.operand, wanted) }
  if (expression.kind === 'binary' && expression.operator === '??')
    return { ...expression, right: told(expression.right, wanted) }
  return expression
}

/** The body of a function whose results are of that type, told so. */
export function bodyWithWanted(body: Body, written: string | undefined): Body {
  if (body.kind === 'expression') return { ...body, value: withWanted(body.value, written) }
  if (body.kind === 'none') return body
  const statements = body.statements.map((each): Statement => {
    if (each.kind !== 'return' || each.value === null) return each
    return { ...each, value: withWanted(each.value, written) }
  })
  return { ...body, statements }
}

function nameOfType(written: string): string | null {
  const name = /(?:^|[\s.])(_?[A-Z][\w$]*)(?:<.*>)?\??$/s.exec(written.trim())?.[1]
  return name === undefined || TELLS_NOTHING.test(name) ? null : name
}
