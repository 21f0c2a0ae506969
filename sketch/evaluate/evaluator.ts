import { createdFrom, typeMember } from './flutter-values.ts'
import { callNative } from './native-methods.ts'
import { nativeProperty } from './native-properties.ts'
import { evaluateExpression } from './evaluate-expression.ts'
import { Declarations } from './declarations.ts'
import { NOTHING_GIVEN, functionOf } from './given.ts'
import { makeInstance, fieldOfInstance } from './instances.ts'
import { runBody } from './run-statements.ts'
import { classScope, fileScope, findVariable, innerScope } from './scope.ts'
import { NULL, created, integer, stringOf, unknown } from './value.ts'
import type { FunctionDeclaration } from '../model/declaration.ts'
import type { Expression, Parameter } from '../model/expression.ts'
import type { Project } from '../project/read-project.ts'
import type { Found } from './declarations.ts'
import type { Given } from './given.ts'
import type { Scope } from './scope.ts'
import type { FunctionValue, InstanceValue, KnownClass, SourcePlace, Value } from './value.ts'

/** Work that one picture may cost; an app that never ends to build is cut here. */
const MAX_STEPS = 2_000_000
const MAX_DEPTH = 200

/** What the widgets above hand down: `Theme.of(context)` and the size of the screen. */
export interface Inherited {
  readonly theme: Value
  readonly width: number
  readonly height: number
  readonly dark: boolean
}

/**
 * Finds out what expressions stand for by following the source: constants, constructors, getters, builders.
 * Nothing of the app is executed; whatever would need that is `unknown`.
 */
export class Evaluator {
  readonly declarations: Declarations
  readonly #topLevel = new Map<object, Value>()
  #steps = 0
  #depth = 0
  inherited: Inherited = { theme: NULL, width: 390, height: 844, dark: false }

  constructor(project: Project) {
    this.declarations = new Declarations(project)
  }

  get exhausted(): boolean {
    return this.#steps > MAX_STEPS
  }

  evaluate(expression: Expression, scope: Scope): Value {
    this.#steps += 1
    if (this.exhausted || this.#depth > MAX_DEPTH) return unknown('…')
    this.#depth += 1
    const value = evaluateExpression(this, expression, scope)
    this.#depth -= 1
    return value
  }

  /** What a bare name means here. */
  lookUp(name: string, scope: Scope): Value {
    const local = findVariable(scope, name)
    if (local !== undefined) return local
    if (scope.self !== null) {
      const member = fieldOfInstance(this, scope.self, name)
      if (member !== null) return member
    }
    if (scope.within !== null) {
      const member = this.staticMember(scope.within, name)
      if (member !== null) return member
    }
    const found = this.declarations.find(name, scope.file)
    if (found !== null) return this.valueOf(found)
    if (name === 'context') return created('BuildContext')
    return /^_?[A-Z]/.test(name) ? { kind: 'type', name } : unknown(name)
  }

  valueOf(found: Found): Value {
    if (found.kind === 'class' || found.kind === 'library') return found
    if (found.kind === 'function') {
      const { declaration, file } = found
      const scope = fileScope(file)
      return declaration.getter
        ? this.callDeclared(declaration, scope, NOTHING_GIVEN)
        : functionOf(declaration, scope)
    }
    return this.#once(found.declaration, () =>
      found.declaration.initial === null
        ? NULL
        : this.evaluate(found.declaration.initial, fileScope(found.file)),
    )
  }

  /** A static field, method or getter, or a constant of an enum; null when the class has none of that name. */
  staticMember(of: KnownClass, name: string): Value | null {
    const { declaration } = of
    if (declaration.kind === 'enum') {
      if (name === 'values')
        return { kind: 'list', items: declaration.constants.map((each) => this.#constant(of, each.name)) }
      if (declaration.constants.some((each) => each.name === name)) return this.#constant(of, name)
    }
    const field = declaration.fields.find((each) => each.static && each.name === name)
    if (field !== undefined) {
      return this.#once(field, () =>
        field.initial === null ? NULL : this.evaluate(field.initial, classScope(of, null)),
      )
    }
    const method = declaration.methods.find((each) => each.static && each.name === name)
    if (method === undefined) return null
    const scope = classScope(of, null)
    return method.getter ? this.callDeclared(method, scope, NOTHING_GIVEN) : functionOf(method, scope)
  }

  property(target: Value, name: string, scope: Scope): Value {
    switch (target.kind) {
      case 'instance':
        return fieldOfInstance(this, target, name) ?? nativeProperty(this, target, name) ?? unknown(name)
      case 'class':
        return (
          this.staticMember(target.of, name) ?? { kind: 'member', type: target.of.declaration.name, name }
        )
      case 'library': {
        const found = this.declarations.findIn(target.prefix, name, scope.file)
        if (found !== null) return this.valueOf(found)
        return /^[A-Z]/.test(name) ? { kind: 'type', name } : unknown(name)
      }
      case 'type':
        return typeMember(this, target.name, name)
      default:
        return (
          this.#extension(target, name, NOTHING_GIVEN, true) ??
          nativeProperty(this, target, name) ??
          unknown(name)
        )
    }
  }

  /** `target.name(given)`. */
  callMethod(target: Value, name: string, given: Given, scope: Scope, at: SourcePlace): Value {
    if (target.kind === 'class') {
      const member = this.staticMember(target.of, name)
      return member === null ? makeInstance(this, target.of, name, given, at) : this.call(member, given, at)
    }
    if (target.kind === 'type') return createdFrom(this, target.name, name, given, at)
    if (target.kind === 'library') return this.call(this.property(target, name, scope), given, at)
    if (target.kind === 'instance') {
      const member = fieldOfInstance(this, target, name)
      if (member !== null) return this.call(member, given, at)
    }
    return this.#extension(target, name, given, false) ?? callNative(this, target, name, given, at)
  }

  call(callee: Value, given: Given, at: SourcePlace | null): Value {
    switch (callee.kind) {
      case 'function':
        return this.apply(callee, given)
      case 'class':
        return makeInstance(this, callee.of, '', given, at)
      case 'type':
        return createdFrom(this, callee.name, '', given, at)
      case 'member':
        return createdFrom(this, callee.type, callee.name, given, at)
      case 'instance': {
        const method = fieldOfInstance(this, callee, 'call')
        return method === null ? unknown('call') : this.call(method, given, at)
      }
      default:
        return unknown(callee.kind === 'unknown' ? callee.text : '…')
    }
  }

  apply(callee: FunctionValue, given: Given): Value {
    const scope = innerScope(callee.scope)
    this.bind(callee.code.parameters, given, scope)
    return runBody(this, callee.code.body, scope)
  }

  callDeclared(declaration: FunctionDeclaration, scope: Scope, given: Given): Value {
    return this.apply(functionOf(declaration, scope), given)
  }

  /** Puts what is given, or the defaults, under the parameters' names. */
  bind(parameters: readonly Parameter[], given: Given, scope: Scope): void {
    let position = 0
    for (const parameter of parameters) {
      const value = parameter.named ? given.named.get(parameter.name) : given.positional[position]
      if (!parameter.named) position += 1
      scope.variables.set(
        parameter.name,
        value ?? (parameter.initial === null ? NULL : this.evaluate(parameter.initial, scope)),
      )
    }
  }

  #constant(of: KnownClass, name: string): InstanceValue {
    const index = of.declaration.constants.findIndex((each) => each.name === name)
    const constant = of.declaration.constants[index]
    const value = this.#once(constant ?? of, () => {
      const scope = classScope(of, null)
      const given = this.given(constant?.arguments ?? [], scope)
      const instance = makeInstance(this, of, constant?.constructor ?? '', given, null)
      if (instance.kind === 'instance') {
        instance.fields.set('name', stringOf(name))
        instance.fields.set('index', integer(index))
      }
      return instance
    })
    return value.kind === 'instance' ? value : { kind: 'instance', of, fields: new Map(), at: null }
  }

  given(given: readonly { name: string | null; value: Expression }[], scope: Scope): Given {
    const positional: Value[] = []
    const named = new Map<string, Value>()
    for (const { name, value } of given) {
      if (name === null) positional.push(this.evaluate(value, scope))
      else named.set(name, this.evaluate(value, scope))
    }
    return { positional, named }
  }

  #extension(target: Value, name: string, given: Given, getter: boolean): Value | null {
    for (const type of typesOf(target)) {
      for (const of of this.declarations.extensionsOf(type)) {
        const method = of.declaration.methods.find((each) => each.name === name && !each.static)
        if (method === undefined || method.getter !== getter) continue
        const scope = innerScope(fileScope(of.file))
        scope.variables.set('this', target)
        return this.callDeclared(method, scope, given)
      }
    }
    return null
  }

  /** Top-level and static values are computed once; one that leads back to itself is unknown. */
  #once(key: object, compute: () => Value): Value {
    const known = this.#topLevel.get(key)
    if (known !== undefined) return known
    this.#topLevel.set(key, unknown('…'))
    const value = compute()
    this.#topLevel.set(key, value)
    return value
  }
}

function typesOf(value: Value): string[] {
  switch (value.kind) {
    case 'string':
      return ['String']
    case 'number':
      return value.double ? ['double', 'num'] : ['int', 'num']
    case 'boolean':
      return ['bool']
    case 'list':
      return ['List', 'Iterable']
    case 'object':
      return [value.type, 'Widget']
    default:
      return []
  }
}
