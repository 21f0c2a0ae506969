import type { FunctionDeclaration } from '../model/declaration.ts'
import type { Parameter } from '../model/expression.ts'
import type { Scope } from './scope.ts'
import type { FunctionValue, Value } from './value.ts'

/** The values of a call's arguments. */
export interface Arguments {
  readonly positional: readonly Value[]
  readonly named: ReadonlyMap<string, Value>
  /** The names of the type arguments. */
  readonly types?: readonly string[]
  /** Nobody waits for the end of what is called. */
  readonly notAwaited?: true
}

export const NO_ARGUMENTS: Arguments = { positional: [], named: new Map() }

export function positionalArguments(...positional: readonly Value[]): Arguments {
  return { positional, named: new Map() }
}

const ENDS_LATER = /^Future(<(void|Null|dynamic)>)?$/

/** A declared function as a value. */
export function functionOf(declaration: FunctionDeclaration, scope: Scope): FunctionValue {
  const { parameters, body, returns, typeParameters } = declaration
  const later = ENDS_LATER.test(returns ?? '') ? { endsLater: true as const } : {}
  const generic = typeParameters === undefined ? {} : { typeParameters }
  return { kind: 'function', code: { kind: 'function', parameters, body }, scope, ...later, ...generic }
}

/** What a caller calls a parameter: a private field that it sets, `{this._x}` or `{final int _x}`, is given as `x`. */
export function argumentName({ name, target }: Parameter): string {
  return target === 'field' && name.startsWith('_') ? name.slice(1) : name
}
