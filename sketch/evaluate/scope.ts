import type { InstanceValue, KnownClass, Value } from './value.ts'

/** The names that code can use: its own variables, then those around it, then its class and its file. */
export interface Scope {
  readonly file: string
  readonly variables: Map<string, Value>
  readonly around: Scope | null
  readonly self: InstanceValue | null
  /** The class whose static members can be used. */
  readonly within: KnownClass | null
}

export function fileScope(file: string): Scope {
  return { file, variables: new Map(), around: null, self: null, within: null }
}

export function classScope(within: KnownClass, self: InstanceValue | null): Scope {
  return { file: within.file, variables: new Map(), around: null, self, within }
}

export function innerScope(around: Scope): Scope {
  return { file: around.file, variables: new Map(), around, self: around.self, within: around.within }
}

export function findVariable(scope: Scope, name: string): Value | undefined {
  for (let each: Scope | null = scope; each !== null; each = each.around) {
    const value = each.variables.get(name)
    if (value !== undefined) return value
  }
  return undefined
}

/** Gives an existing variable a new value; false when there is none of that name. */
export function assignVariable(scope: Scope, name: string, value: Value): boolean {
  for (let each: Scope | null = scope; each !== null; each = each.around) {
    if (each.variables.has(name)) {
      each.variables.set(name, value)
      return true
    }
  }
  return false
}
