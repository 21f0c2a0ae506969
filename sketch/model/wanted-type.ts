import type { Expression } from './expression.ts'
import type { Body, Statement } from './statement.ts'

/** Names of functions that give what is asked of them by its type: `Get.find()`, `BlocProvider.of(context)`, `GetIt.I()`. */
const GIVES =
  /^(of|find|putOrFind|get|getAsync|read|watch|call|resolve|locate|inject|provide|bloc|I|instance)$/
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
  if (written !== undefined && IS_SET.test(written.trim())) return inPlaces(expression, emptySet)
  const wanted = written === undefined ? null : nameOfType(written)
  return wanted === null ? expression : inPlaces(expression, (each) => told(each, wanted))
}

/** A set, or a future of one. */
const IS_SET = /^(?:[a-z]+\s+)*(?:[a-z]\w*\.)?(?:Future(?:Or)?<\s*)?Set(?:<.*>)?\??$/s

/** `{}` is a map where its place does not say that it is a set. */
const emptySet = (expression: Expression): Expression =>
  isEmptyBraces(expression) ? { ...expression, map: false } : expression

function isEmptyBraces(expression: Expression): expression is Expression & { readonly kind: 'braces' } {
  return expression.kind === 'braces' && expression.map && expression.elements.length === 0
}

/** Whether an expression may be told the type of the place it stands in. */
export function waitsForType(expression: Expression): boolean {
  return leavesTypeOut(expression) || beginsShort(expression) || isEmptyBraces(expression)
}

/** Whether an expression begins with a dot that leaves its type out, either way where a condition chooses. */
export function beginsShort(expression: Expression): boolean {
  return expression.kind === 'conditional'
    ? beginsShort(expression.consequent) || beginsShort(expression.otherwise)
    : withOwner(expression, '') !== null
}

function told(expression: Expression, wanted: string): Expression {
  // The file need not import the type of a name alone.
  if (expression.kind === 'shorthand') return { ...expression, type: wanted }
  const owned = withOwner(expression, wanted)
  if (owned !== null) return owned
  return leavesTypeOut(expression) ? { ...expression, wanted } : expression
}

/** The expression with each one changed that its value may come from: either way where a condition chooses. */
function inPlaces(expression: Expression, change: (one: Expression) => Expression): Expression {
  const changed = (one: Expression): Expression => inPlaces(one, change)
  if (expression.kind === 'conditional') {
    const { consequent, otherwise } = expression
    return { ...expression, consequent: changed(consequent), otherwise: changed(otherwise) }
  }
  if (expression.kind === 'switch') {
    const arms = expression.arms.map((arm) => ({ ...arm, value: changed(arm.value) }))
    return { ...expression, arms }
  }
  if (expression.kind === 'unary' && expression.operator === 'await')
    return { ...expression, operand: changed(expression.operand) }
  if (expression.kind === 'binary' && expression.operator === '??')
    return { ...expression, right: changed(expression.right) }
  return change(expression)
}

/** `.of(context)!.name` with the type that its dot leaves out; null where it begins otherwise. */
function withOwner(expression: Expression, owner: string): Expression | null {
  switch (expression.kind) {
    case 'shorthand':
      return { kind: 'member', target: { kind: 'name', name: owner }, name: expression.name }
    case 'call': {
      const callee = withOwner(expression.callee, owner)
      return callee === null ? null : { ...expression, callee }
    }
    case 'member':
    case 'index': {
      const target = withOwner(expression.target, owner)
      return target === null ? null : { ...expression, target }
    }
    case 'unary': {
      const operand = withOwner(expression.operand, owner)
      return operand === null ? null : { ...expression, operand }
    }
    default:
      return null
  }
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
