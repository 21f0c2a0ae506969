import { beginsShort, leavesTypeOut, waitsForType, withWanted } from '../model/wanted-type.ts'
import { argumentName } from './arguments.ts'
import { lineageOf } from './declarations.ts'
import { fieldOfInstance } from './instances.ts'
import { staticMember } from './static-members.ts'
import type { Argument, Expression, Parameter } from '../model/expression.ts'
import type { Evaluator } from './evaluator.ts'
import type { Scope } from './scope.ts'
import type { KnownClass, Value } from './value.ts'

/** What is called: its parameters, and the class that they fill where it makes one. */
interface Called {
  readonly parameters: readonly Parameter[]
  readonly of: KnownClass | null
}

/**
 * The arguments of a call. One that is a call itself and leaves its type out is told that of the parameter which it is
 * for, as Dart infers it: `Shop(getIt())` of `Shop(this.cart)` asks for a cart.
 */
export function toldArguments(
  evaluator: Evaluator,
  call: Expression & { kind: 'call' },
  scope: Scope,
): readonly Argument[] {
  if (!call.arguments.some(({ value }) => waitsForType(value))) return call.arguments
  const called = calledBy(evaluator, call.callee, scope)
  if (called === null) return call.arguments.map(ofFlutter)
  const byPlace = called.parameters.filter(({ named }) => !named)
  let place = 0
  return call.arguments.map(({ name, value }): Argument => {
    const parameter =
      name === null
        ? byPlace[place]
        : called.parameters.find((each) => each.named && argumentName(each) === name)
    if (name === null) place += 1
    if (parameter === undefined) return { name, value }
    return { name, value: withWanted(value, typeOf(evaluator, parameter, called.of)) }
  })
}

/** The same call each time it is assigned, as long as the field has the same type: what is known of it is kept by it. */
const assigned = new WeakMap<Expression, { readonly type: string | undefined; readonly told: Expression }>()

/** What a field is given, `_cart = context.read()`: a call that leaves its type out is told the field's. */
export function toldAssigned(
  evaluator: Evaluator,
  { target, value }: Expression & { kind: 'assign' },
  { within }: Scope,
): Expression {
  if (target.kind !== 'name' || within === null || !leavesTypeOut(value)) return value
  const type = typeOfField(evaluator, target.name, within)
  const known = assigned.get(value)
  if (known !== undefined && known.type === type) return known.told
  const told = withWanted(value, type)
  assigned.set(value, { type, told })
  return told
}

/** What Flutter's own widgets take under a name, of what is written short: `padding: .all(8)`. */
const FLUTTER_TAKES: readonly (readonly [RegExp, string])[] = [
  [/(padding|margin)$/i, 'EdgeInsets'],
  [/^(insets|minimum)$/, 'EdgeInsets'],
  [/^borderRadius$/, 'BorderRadius'],
  [/^((top|bottom)(Left|Right|Start|End)?|left|right|start|end|radius)$/, 'Radius'],
  [/^border$/, 'Border'],
  [/^constraints$/, 'BoxConstraints'],
  [/^textScaler$/, 'TextScaler'],
  [/color$/i, 'Color'],
  [/duration$/i, 'Duration'],
  [/^((initial|first|last|current)Date|(initial|first|last)Day)$/, 'DateTime'],
]

function ofFlutter(argument: Argument): Argument {
  const { name, value } = argument
  if (name === null || !beginsShort(value)) return argument
  return { ...argument, value: withWanted(value, FLUTTER_TAKES.find(([names]) => names.test(name))?.[1]) }
}

/** Only what a name leads to: to evaluate more than that twice could do something twice. */
function calledBy(evaluator: Evaluator, callee: Expression, scope: Scope): Called | null {
  if (callee.kind === 'name') return madeOrCalled(evaluator.evaluate(callee, scope), '')
  if (callee.kind !== 'member' || callee.target.kind !== 'name') return null
  const target = evaluator.evaluate(callee.target, scope)
  if (target.kind === 'class') {
    return (
      madeOrCalled(target, callee.name) ?? madeOrCalled(staticMember(evaluator, target.of, callee.name), '')
    )
  }
  if (target.kind === 'library') return madeOrCalled(evaluator.property(target, callee.name, scope), '')
  return target.kind === 'instance' ? madeOrCalled(fieldOfInstance(evaluator, target, callee.name), '') : null
}

function madeOrCalled(callee: Value | null, constructor: string): Called | null {
  if (callee?.kind === 'function') return { parameters: callee.code.parameters, of: null }
  if (callee?.kind !== 'class') return null
  const { of } = callee
  const declared = of.declaration.constructors.find(({ name }) => name === constructor)
  return declared === undefined ? null : { parameters: declared.parameters, of }
}

function typeOf(evaluator: Evaluator, parameter: Parameter, of: KnownClass | null): string | undefined {
  if (parameter.type !== undefined || of === null) return parameter.type
  return typeOfField(evaluator, parameter.name, of)
}

function typeOfField(evaluator: Evaluator, wanted: string, of: KnownClass): string | undefined {
  return lineageOf(evaluator.declarations, of)
    .flatMap(({ declaration }) => declaration.fields)
    .find(({ name }) => name === wanted)?.type
}
