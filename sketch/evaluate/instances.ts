import { built, makesBuilt } from './built-values.ts'
import { lineageOf } from './declarations.ts'
import { keptFuture } from './heard-failures.ts'
import { functionOf, NO_ARGUMENTS } from './arguments.ts'
import { runBody } from './run-statements.ts'
import { classScope, innerScope } from './scope.ts'
import { thrownBy } from './try-catch.ts'
import { booleanOf, created, NULL, unknown } from './value.ts'
import type { ConstructorCall, ConstructorDeclaration } from '../model/declaration.ts'
import type { Evaluator } from './evaluator.ts'
import type { Arguments } from './arguments.ts'
import type { Scope } from './scope.ts'
import type { InstanceValue, KnownClass, SourceOffset, Value } from './value.ts'

/** What a constructor of the project's own class makes. */
export function makeInstance(
  evaluator: Evaluator,
  of: KnownClass,
  constructor: string,
  args: Arguments,
  at: SourceOffset | null,
): Value {
  // `Shown(text).shown` asks an extension by its name: what it is given is still that.
  if (of.declaration.kind === 'extension') return args.positional[0] ?? unknown(constructor)
  if (constructor === '' && of.file.endsWith('.freezed.dart')) {
    const made = oneOfUnion(evaluator, of.declaration.name, args, of.file, at)
    if (made !== null) return made
  }
  const declared = constructorOf(of, constructor)
  if (declared?.factory === true && declared.standsFor !== undefined) {
    return madeByOther(evaluator, of, declared, declared.standsFor, args, at)
  }
  if (declared?.factory === true) {
    const scope = classScope(of, null)
    evaluator.bind(declared.parameters, args, scope)
    return runBody(evaluator, declared.body, scope)
  }
  const types = args.types === undefined || args.types.length === 0 ? {} : { types: args.types }
  const instance: InstanceValue = { kind: 'instance', of, fields: new Map(), at, ...types }
  construct(evaluator, instance, of, constructor, args)
  return instance
}

/** `factory A.b() = B;`: a union's value where B is generated for it, else what B makes. */
function madeByOther(
  evaluator: Evaluator,
  of: KnownClass,
  declared: ConstructorDeclaration,
  type: string,
  args: Arguments,
  at: SourceOffset | null,
): Value {
  const other = isUnion(of) ? null : evaluator.declarations.find(type, of.file)
  if (other?.kind === 'class') return makeInstance(evaluator, other.of, '', args, at)
  if (!isUnion(of) && makesBuilt(evaluator, of, declared))
    return built(evaluator, of, args.positional[0] ?? NULL, at)
  const scope = classScope(of, null)
  evaluator.bind(declared.parameters, args, scope)
  const fields = declared.parameters.map(({ name }) => name)
  const variant = { name: declared.name, type, fields }
  return { kind: 'instance', of, fields: new Map(scope.variables), at, variant }
}

/**
 * `_Loaded(cart)` for `Cart.loaded(cart)`: the one of a union for which that class is generated, whether its file is
 * there or not. Null for a class that no constructor redirects to.
 */
export function oneOfUnion(
  evaluator: Evaluator,
  type: string,
  args: Arguments,
  file: string,
  at: SourceOffset | null,
): Value | null {
  const of = evaluator.declarations.behind(type, file)
  const made = of?.declaration.constructors.find(({ standsFor }) => standsFor === type)
  if (of === null || !isUnion(of) || made === undefined) return null
  return makeInstance(evaluator, of, made.name, args, at)
}

const isUnion = ({ declaration }: KnownClass): boolean =>
  declaration.mixins.some((each) => each.startsWith('_$'))

function constructorOf(of: KnownClass, name: string): ConstructorDeclaration | undefined {
  const wanted = name === 'new' ? '' : name
  return of.declaration.constructors.find((each) => each.name === wanted)
}

function construct(
  evaluator: Evaluator,
  instance: InstanceValue,
  of: KnownClass,
  name: string,
  args: Arguments,
  depth = 0,
): void {
  // Classes that extend each other, constructors that redirect to each other: not valid Dart, but it occurs while somebody types.
  if (depth > 50) return
  const declared = constructorOf(of, name)
  const above = lineageOf(evaluator.declarations, of).find(
    (each) => each.declaration.name === of.declaration.superclass,
  )
  if (declared === undefined) {
    // `class Store = StoreBase with _$Store` has the constructors of what it extends. Any other class without one takes
    // nothing.
    const isAsked = name !== '' || args.positional.length + args.named.size > 0
    const passesOn = isAsked && of.declaration.constructors.length === 0
    const [passed, given] = passesOn ? [name, args] : ['', NO_ARGUMENTS]
    if (above !== undefined) construct(evaluator, instance, above, passed, given, depth + 1)
    else beginState(evaluator, instance, of, undefined)
    return
  }
  const scope = innerScope(classScope(of, instance))
  evaluator.bind(declared.parameters, args, scope)
  const handedUp = new Map<string, Value>()
  const handedUpInOrder: Value[] = []
  for (const parameter of declared.parameters) {
    const value = scope.variables.get(parameter.name) ?? NULL
    if (parameter.target === 'field') instance.fields.set(parameter.name, value)
    if (parameter.target === 'super' && parameter.named) handedUp.set(parameter.name, value)
    if (parameter.target === 'super' && !parameter.named) handedUpInOrder.push(value)
  }
  if (declared.redirect !== null) {
    construct(
      evaluator,
      instance,
      of,
      declared.redirect.name,
      givenTo(evaluator, declared.redirect, scope),
      depth + 1,
    )
    return
  }
  for (const field of declared.fields) instance.fields.set(field.name, evaluator.evaluate(field.value, scope))
  const call = declared.superCall
  const passed = call === null ? NO_ARGUMENTS : givenTo(evaluator, call, scope)
  const all = {
    positional: [...handedUpInOrder, ...passed.positional],
    named: new Map([...handedUp, ...passed.named]),
  }
  if (above !== undefined) construct(evaluator, instance, above, call?.name ?? '', all, depth + 1)
  // A superclass of Flutter's own: its arguments stay readable, most of all `child`.
  else {
    instance.above = { constructor: call?.name ?? '', ...all }
    for (const [key, value] of all.named) if (!instance.fields.has(key)) instance.fields.set(key, value)
    const [first] = all.positional
    if (/^((Clean)?ViewState|StateMVC)$/.test(of.declaration.superclass ?? '') && first !== undefined)
      instance.fields.set('controller', first)
    if (of.declaration.superclass === 'FormzInput') {
      instance.fields.set('value', first ?? NULL)
      instance.fields.set('isPure', booleanOf(call?.name !== 'dirty'))
    }
    beginState(evaluator, instance, of, first)
  }
  if (declared.body.kind === 'block') runBody(evaluator, declared.body, scope)
}

/**
 * A Cubit, a StateNotifier, a ValueNotifier, a FlowController and triple's stores begin with their constructor's
 * argument; a bloc did with its `initialState` before version 5.
 */
function beginState(
  evaluator: Evaluator,
  instance: InstanceValue,
  { declaration: { superclass } }: KnownClass,
  first: Value | undefined,
): void {
  const begins = /Cubit|Bloc|Notifier|^(Stream|MobX|Base)?Store$|^FlowController$/.test(superclass ?? '')
  const state =
    first ??
    (superclass?.endsWith('Bloc') === true ? fieldOfInstance(evaluator, instance, 'initialState') : null)
  if (!begins || state === null) return
  instance.fields.set('state', state)
  instance.fields.set('value', state)
}

function givenTo(evaluator: Evaluator, call: ConstructorCall, scope: Scope): Arguments {
  return evaluator.argumentsOf(call.arguments, scope)
}

/** A field, getter or method of an instance, searched in its class and those above; null when there is none. */
export function fieldOfInstance(evaluator: Evaluator, instance: InstanceValue, name: string): Value | null {
  const own = instance.fields.get(name)
  if (own !== undefined) return own
  return memberIn(evaluator, instance, lineageOf(evaluator.declarations, instance.of), name)
}

/** `super.name`: searched above the class of this code; null for a member of Flutter's own. */
export function memberAbove(evaluator: Evaluator, scope: Scope, name: string): Value | null {
  const { self, within } = scope
  if (self === null || within === null) return null
  const line = lineageOf(evaluator.declarations, self.of)
  const here = line.findIndex((each) => each.declaration === within.declaration)
  const field = self.fields.get(name)
  return memberIn(evaluator, self, line.slice(here + 1), name) ?? field ?? null
}

function memberIn(
  evaluator: Evaluator,
  instance: InstanceValue,
  line: readonly KnownClass[],
  name: string,
): Value | null {
  for (const of of line) {
    const field = of.declaration.fields.find((each) => !each.static && each.name === name)
    if (field !== undefined) {
      // A field that depends on itself stays unknown.
      instance.fields.set(name, unknown(name))
      const { initial } = field
      const value =
        initial === null
          ? // While main is followed much is set by what is not read.
            field.late === true && evaluator.trying > 0 && evaluator.launch === null
            ? thrownBy(evaluator, created('LateInitializationError'))
            : field.nullable || !evaluator.nullSafe
              ? NULL
              : unknown(name)
          : keptFuture(evaluator, instance, name, () => evaluator.evaluate(initial, classScope(of, instance)))
      // What was cut short is not what it is for all that ask later, who may have more steps left.
      if (initial !== null && evaluator.exhausted) instance.fields.delete(name)
      else instance.fields.set(name, value)
      return value
    }
    const method = of.declaration.methods.find((each) => !each.static && each.name === name)
    if (method !== undefined) {
      const scope = classScope(of, instance)
      return method.getter ? evaluator.callDeclared(method, scope, NO_ARGUMENTS) : functionOf(method, scope)
    }
  }
  return null
}
