import { assign } from './assign.ts'
import { assume } from './assumed.ts'
import { readLiteralElements } from './elements.ts'
import { memberAbove } from './instances.ts'
import { askLibraries } from './libraries/all.ts'
import { extensionMember } from './extension-members.ts'
import { OPENED } from './effects.ts'
import { namedByCall, ofNobody } from './of-nobody.ts'
import { awaited } from './first-event.ts'
import { handOn, isRunApp, isWidget, registers, waitsForApp } from './launch.ts'
import { declareUnknown, likelyCase } from './likely-case.ts'
import { guardHolds, matches } from './match-pattern.ts'
import { binary, unary } from './operators.ts'
import { byOwnOperator } from './own-operators.ts'
import { findVariable, innerScope } from './scope.ts'
import { indexed } from './indexed.ts'
import { joinedTexts } from './sizes.ts'
import { inText } from './text-in-text.ts'
import { NULL, booleanOf, isAssumedText, listOf, stringOf, unknown } from './value.ts'
import { presumed } from './presumed.ts'
import { assignedFuture } from './heard-failures.ts'
import { caughtBehind, thrownInSource } from './try-catch.ts'
import { typeMeant } from './type-meant.ts'
import { untranslated } from './untranslated.ts'
import { isOfType } from './types.ts'
import { toldArguments, toldAssigned } from './wanted-arguments.ts'
import { endsAtNull } from '../model/null-aware.ts'
import type { Expression } from '../model/expression.ts'
import type { Arguments } from './arguments.ts'
import type { Evaluator } from './evaluator.ts'
import type { Scope } from './scope.ts'
import type { Value } from './value.ts'

/** The value of an expression, from the values of its parts. */
export function evaluateExpression(evaluator: Evaluator, expression: Expression, scope: Scope): Value {
  const valueOf = (inner: Expression): Value => evaluator.evaluate(inner, scope)
  switch (expression.kind) {
    case 'null':
      return NULL
    case 'boolean':
      return booleanOf(expression.value)
    case 'number':
      return { kind: 'number', value: expression.value, double: expression.double }
    case 'string': {
      const parts = expression.parts.map((part) =>
        typeof part === 'string' ? part : inText(evaluator, valueOf(part)),
      )
      const text = joinedTexts(evaluator, parts, '')
      if (text === null) return unknown('…')
      const assumed = parts.some((part) => typeof part !== 'string' && isAssumedText(part))
      const { from } = expression
      return {
        ...stringOf(text),
        ...(assumed ? { assumed } : {}),
        ...(from === undefined ? {} : { from }),
      }
    }
    case 'name':
      return evaluator.lookUp(expression.name, scope)
    case 'this':
    case 'super':
      return scope.self ?? findVariable(scope, 'this') ?? unknown('this')
    case 'list':
      return listOf(readLiteralElements(evaluator, expression.elements, scope).items)
    case 'braces': {
      const read = readLiteralElements(evaluator, expression.elements, scope)
      return expression.map ? { kind: 'map', entries: read.entries } : listOf(read.items)
    }
    case 'record': {
      const args = evaluator.argumentsOf(expression.fields, scope)
      return { kind: 'record', positional: args.positional, named: args.named }
    }
    case 'member':
      if (expression.target.kind === 'super') {
        return memberAbove(evaluator, scope, expression.name) ?? unknown(expression.name)
      }
      return memberOf(evaluator, valueOf(expression.target), expression, scope)
    case 'index': {
      const target = valueOf(expression.target)
      if (target.kind === 'null' && endsAtNull(expression.target)) return NULL
      return indexed(evaluator, target, valueOf(expression.index), {
        file: scope.file,
        span: expression.span,
      })
    }
    case 'call':
      return evaluateCall(evaluator, expression, scope)
    case 'typed': {
      const target = valueOf(expression.target)
      const types = expression.types.map((name) => typeMeant(evaluator, name, scope))
      return target.kind === 'function' ? { ...target, types } : target
    }
    case 'function':
      return { kind: 'function', code: expression, scope }
    case 'conditional': {
      const condition = valueOf(expression.condition)
      const holds = presumed(condition, expression.condition)
      // Where the condition is unknown, the first branch is the best guess: `loaded ? content : spinner`.
      const then = holds.kind !== 'boolean' || holds.value
      if (condition.kind !== 'boolean') assume(evaluator, 'branch', condition, scope.file, expression.span)
      return valueOf(then ? expression.consequent : expression.otherwise)
    }
    case 'binary':
      return binaryOf(evaluator, expression, scope)
    case 'unary':
      if (expression.operator === 'await') {
        const { launch } = evaluator
        if (launch !== null && waitsForApp(launch, expression.operand)) launch.waits = true
        const value = evaluator.laterParts.waitFor(() => valueOf(expression.operand))
        return awaited(evaluator, value)
      }
      return expression.operator === '++' || expression.operator === '--'
        ? assign(
            evaluator,
            expression.operand,
            expression.operator,
            { kind: 'number', value: 1, double: false },
            scope,
          )
        : unaryOf(evaluator, expression.operator, valueOf(expression.operand), expression.operand)
    case 'assign': {
      // `??=` asks for what it would assign only where nothing is there yet.
      const there = expression.operator === '??=' ? valueOf(expression.target) : NULL
      if (there.kind !== 'null' && there.kind !== 'unknown') return there
      const value = assignedFuture(evaluator, scope, expression.target, () =>
        valueOf(toldAssigned(evaluator, expression, scope)),
      )
      // What threw assigns nothing.
      return evaluator.thrown === null
        ? assign(evaluator, expression.target, expression.operator, value, scope)
        : value
    }
    case 'cascade': {
      const inner = innerScope(scope)
      const target = valueOf(expression.target)
      inner.variables.set('..', target)
      for (const section of expression.sections) evaluator.evaluate(section, inner)
      return target
    }
    case 'cascaded':
      return scope.variables.get('..') ?? unknown('..')
    case 'switch': {
      const subject = valueOf(expression.subject)
      const fails = ({ value }: { value: Expression }): boolean => value.kind === 'throw'
      const likely = likelyCase(subject, expression.arms, ({ pattern }) => [pattern], fails)
      if (likely !== null) {
        const inner = innerScope(scope)
        declareUnknown(likely.pattern, inner)
        return evaluator.evaluate(likely.value, inner)
      }
      for (const arm of expression.arms) {
        const inner = innerScope(scope)
        if (!matches(evaluator, arm.pattern, subject, inner)) continue
        if (guardHolds(evaluator, arm.guard, inner)) return evaluator.evaluate(arm.value, inner)
      }
      return unknown('switch')
    }
    case 'is': {
      const known = isOfType(evaluator, valueOf(expression.operand), expression.type)
      return known === null ? unknown('is') : booleanOf(known !== expression.negated)
    }
    case 'throw':
      return thrownInSource(evaluator, expression.value === null ? null : valueOf(expression.value))
    case 'shorthand':
      return ofItsPlace(evaluator, expression, scope)
    case 'opaque':
      return unknown(expression.text)
  }
}

function evaluateCall(evaluator: Evaluator, call: Expression & { kind: 'call' }, scope: Scope): Value {
  const { launch } = evaluator
  const { callee } = call
  if (launch === null) {
    const args = argumentsIn(evaluator, call, scope)
    const result = valueOfCall(evaluator, call, scope, args)
    const runs = result.kind === 'unknown' && callee.kind === 'name' && isRunApp(callee.name)
    const [given] = args.positional
    if (runs && given !== undefined) ranInApp(evaluator, given)
    return result
  }
  const runs = (callee.kind === 'name' || callee.kind === 'member') && isRunApp(callee.name)
  // The callbacks in what runApp is given are the app's own, for later.
  if (runs) evaluator.launch = null
  const args = argumentsIn(evaluator, call, scope)
  evaluator.launch = launch
  // What is set up before the app runs may well go on without end.
  const result = evaluator.withHalf(() => valueOfCall(evaluator, call, scope, args))
  if (result.kind === 'unknown' && (runs || namesRunApp(evaluator, callee, scope))) {
    const given = args.positional[0] ?? args.named.get('app')
    const told = given?.kind === 'unknown' ? wrappedIn(evaluator, call.arguments[0]?.value, scope) : null
    if (launch.waits !== true) {
      launch.root = told ?? given ?? launch.root
      launch.ran = call
    }
  } else if (result === OPENED || (callee.kind === 'member' && registers(callee.name))) return result
  else if (result.kind === 'unknown' || callee.kind !== 'member' || callee.name !== 'then')
    handOn(evaluator, launch, result, args, callee)
  return result
}

/** An app that an app runs takes its place: as a whole while what stands above the pages begins, else as a page. */
function ranInApp(evaluator: Evaluator, widget: Value): void {
  if (evaluator.navigation === null || evaluator.atRoot) evaluator.ranAnew = widget
  else evaluator.navigation.push({ kind: 'widget', widget, how: 'all' })
}

/** Whether a variable or field that is called holds Flutter's `runApp`, as a class does that is tested without it. */
function namesRunApp(evaluator: Evaluator, callee: Expression, scope: Scope): boolean {
  if (callee.kind !== 'name') return false
  const held = evaluator.evaluate(callee, scope)
  return held.kind === 'unknown' && isRunApp(held.text)
}

/** The widget that is handed to a call of which only running code knows what it makes: `runApp(texts.around(App()))`. */
function wrappedIn(evaluator: Evaluator, expression: Expression | undefined, scope: Scope): Value | null {
  if (expression?.kind !== 'call') return null
  const { positional, named } = argumentsIn(evaluator, expression, scope)
  return [...positional, ...named.values()].find((each) => isWidget(evaluator, each)) ?? null
}

function argumentsIn(evaluator: Evaluator, call: Expression & { kind: 'call' }, scope: Scope): Arguments {
  const given = call.types.length === 0 && call.wanted !== undefined ? [call.wanted] : call.types
  const types = given.map((name) => typeMeant(evaluator, name, scope))
  const args = evaluator.argumentsOf(toldArguments(evaluator, call, scope), scope, types)
  return evaluator.notAwaited === call ? { ...args, notAwaited: true } : args
}

/** Methods of a future by which its error is caught. */
const CATCHES = /^(catch|on)Error$/

function valueOfCall(
  evaluator: Evaluator,
  call: Expression & { kind: 'call' },
  scope: Scope,
  args: Arguments,
): Value {
  const at = { file: scope.file, offset: call.at }
  const { callee } = call
  if (callee.kind === 'member' && callee.target.kind === 'super') {
    const above = memberAbove(evaluator, scope, callee.name)
    return above === null ? aboveOwn(evaluator, scope, callee.name, args) : evaluator.call(above, args, at)
  }
  if (callee.kind === 'member') {
    const valueOf = (): Value => evaluator.evaluate(callee.target, scope)
    const catches = CATCHES.test(callee.name) || (callee.name === 'then' && args.named.has('onError'))
    const target = catches ? caughtBehind(evaluator, valueOf) : valueOf()
    if (target.kind === 'null' && endsAtNull(callee)) return NULL
    const result = evaluator.callMethod(target, callee.name, args, scope, at)
    const text = target.kind === 'string' ? target : args.positional[0]
    if (result.kind !== 'unknown') return result
    return untranslated(callee.name, text) ?? withArguments(namedByCall(callee.name, result), args)
  }
  const called = evaluator.evaluate(callee, scope)
  const extended = called.kind === 'unknown' ? findVariable(scope, 'this') : undefined
  // Inside an extension a bare name may be a method of what it extends, or a function of a library.
  if (extended !== undefined && callee.kind === 'name') {
    const method = evaluator.callMethod(extended, callee.name, args, scope, at)
    return method.kind === 'unknown' ? evaluator.call(called, args, at) : method
  }
  // Inside a class it may be of an extension on that class.
  const own =
    called.kind === 'unknown' && callee.kind === 'name' && scope.self !== null
      ? extensionMember(evaluator, scope.self, callee.name, args, false, scope.file)
      : null
  const result = own ?? evaluator.call(called, args, at)
  if (result.kind !== 'unknown' || callee.kind !== 'name') return result
  return (
    untranslated(callee.name, args.positional[0]) ?? withArguments(namedByCall(callee.name, result), args)
  )
}

/** What a library's own member does, which one of the project's goes on to; of others nothing is known. */
function aboveOwn(evaluator: Evaluator, { self }: Scope, name: string, args: Arguments): Value {
  if (self === null) return NULL
  return askLibraries('above', (answer) => answer(evaluator, self, name, args)) ?? NULL
}

/** What is handed to a call of which nobody knows what it makes may be in what it makes. */
function withArguments(result: Value, args: Arguments): Value {
  const may = ({ kind }: Value): boolean =>
    kind === 'object' || kind === 'instance' || kind === 'function' || kind === 'list'
  if (result.kind !== 'unknown' || ![...args.positional, ...args.named.values()].some(may)) return result
  return { ...result, handed: args }
}

function memberOf(
  evaluator: Evaluator,
  target: Value,
  written: Expression & { kind: 'member' },
  scope: Scope,
): Value {
  const value = evaluator.property(target, written.name, scope)
  if (value.kind !== 'unknown') return value
  return untranslated(written.name, target) ?? ofNobody(evaluator, written, value) ?? value
}

/** `.center`: of the type of its place, where that is known and has it; else all that is told is the name. */
function ofItsPlace(
  evaluator: Evaluator,
  { name, type }: Expression & { kind: 'shorthand' },
  scope: Scope,
): Value {
  const target: Expression | null = type === undefined ? null : { kind: 'name', name: type }
  const found = target === null ? null : evaluator.evaluate({ kind: 'member', target, name }, scope)
  return found === null || found.kind === 'unknown' ? { kind: 'member', type: '', name } : found
}

function binaryOf(evaluator: Evaluator, expression: Expression & { kind: 'binary' }, scope: Scope): Value {
  const { operator } = expression
  const left = evaluator.evaluate(expression.left, scope)
  let known: Value | null = null
  const right = (): Value => (known ??= evaluator.evaluate(expression.right, scope))
  const value = byOwnOperator(evaluator, left, operator, right) ?? binary(operator, left, right, expression)
  return ofNobody(evaluator, expression, value) ?? value
}

function unaryOf(evaluator: Evaluator, operator: string, operand: Value, written: Expression): Value {
  const own = operator === '-' ? byOwnOperator(evaluator, operand, 'unary-') : null
  return own ?? unary(operator, operand, written)
}
