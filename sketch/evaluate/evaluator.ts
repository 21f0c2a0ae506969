import { createdFrom, typeMember } from './flutter-values.ts'
import { callNative } from './native-methods.ts'
import { nativeProperty } from './native-properties.ts'
import { evaluateExpression } from './evaluate-expression.ts'
import { Declarations } from './declarations.ts'
import { NOTHING_GIVEN, functionOf } from './given.ts'
import { makeInstance, fieldOfInstance } from './instances.ts'
import { runBody } from './run-statements.ts'
import { staticMember } from './static-members.ts'
import { extensionMember } from './extension-members.ts'
import { fileScope, findVariable, innerScope } from './scope.ts'
import { NULL, created, unknown } from './value.ts'
import type { FunctionDeclaration } from '../model/declaration.ts'
import type { Expression, Parameter } from '../model/expression.ts'
import type { Project } from '../project/read-project.ts'
import type { Found } from './declarations.ts'
import type { Given } from './given.ts'
import type { Scope } from './scope.ts'
import type { FunctionValue, SourcePlace, Value } from './value.ts'

/** Work that one picture may cost; an app that never ends to build is cut here. */
const MAX_STEPS = 200_000
const MAX_DEPTH = 300

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
      const member = staticMember(this, scope.within, name)
      if (member !== null) return member
    }
    const found = this.declarations.find(name, scope.file)
    if (found !== null) return this.valueOf(found)
    if (name === 'context') return created('BuildContext')
    const extended = name === 'this' ? undefined : findVariable(scope, 'this')
    if (extended !== undefined) return nativeProperty(this, extended, name) ?? unknown(name)
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
    return this.once(found.declaration, () =>
      found.declaration.initial === null
        ? NULL
        : this.evaluate(found.declaration.initial, fileScope(found.file)),
    )
  }

  property(target: Value, name: string, scope: Scope): Value {
    switch (target.kind) {
      case 'instance':
        return fieldOfInstance(this, target, name) ?? nativeProperty(this, target, name) ?? unknown(name)
      case 'class':
        return (
          staticMember(this, target.of, name) ?? { kind: 'member', type: target.of.declaration.name, name }
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
          extensionMember(this, target, name, NOTHING_GIVEN, true) ??
          nativeProperty(this, target, name) ??
          unknown(name)
        )
    }
  }

  /** `target.name(given)`. */
  callMethod(target: Value, name: string, given: Given, scope: Scope, at: SourcePlace): Value {
    if (target.kind === 'class') {
      const member = staticMember(this, target.of, name)
      return member === null ? makeInstance(this, target.of, name, given, at) : this.call(member, given, at)
    }
    if (target.kind === 'type') return createdFrom(this, target.name, name, given, at)
    if (target.kind === 'library') return this.call(this.property(target, name, scope), given, at)
    if (target.kind === 'instance') {
      const member = fieldOfInstance(this, target, name)
      if (member !== null) return this.call(member, given, at)
    }
    return extensionMember(this, target, name, given, false) ?? callNative(this, target, name, given, at)
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

  given(given: readonly { name: string | null; value: Expression }[], scope: Scope): Given {
    const positional: Value[] = []
    const named = new Map<string, Value>()
    for (const { name, value } of given) {
      if (name === null) positional.push(this.evaluate(value, scope))
      else named.set(name, this.evaluate(value, scope))
    }
    return { positional, named }
  }

  /** Top-level and static values are computed once; one that leads back to itself is unknown. */
  once(key: object, compute: () => Value): Value {
    const known = this.#topLevel.get(key)
    if (known !== undefined) return known
    this.#topLevel.set(key, unknown('…'))
    const value = compute()
    this.#topLevel.set(key, value)
    return value
  }
}
