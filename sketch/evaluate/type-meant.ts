import { lineageOf } from './declarations.ts'
import { findVariable } from './scope.ts'
import type { Evaluator } from './evaluator.ts'
import type { Scope } from './scope.ts'
import type { InstanceValue } from './value.ts'

/**
 * The type that a name stands for among the types of a call: `T` in a function that was called as `locate<Cart>()`, or
 * in the code of a class that was made as `Page<Cart>()` or is extended as that; else the name itself.
 */
export function typeMeant(evaluator: Evaluator, name: string, scope: Scope): string {
  const given = findVariable(scope, name)
  if (given?.kind === 'type') return given.name
  const index = scope.within?.declaration.typeParameters?.indexOf(name) ?? -1
  return scope.self === null || scope.within === null || index === -1
    ? name
    : (typeIn(evaluator, scope.self, scope.within.declaration.name, index) ?? name)
}

/** What the type of that place in a class stands for, by the classes below it and how the object was made. */
function typeIn(evaluator: Evaluator, self: InstanceValue, inClass: string, index: number): string | null {
  const line = lineageOf(evaluator.declarations, self.of)
  let place = index
  let at = line.findIndex(({ declaration }) => declaration.name === inClass)
  for (; at > 0; at = line.findIndex(({ declaration }) => declaration === line[at]?.declaration)) {
    const above = line[at]?.declaration.name
    const below = line.findIndex(({ declaration }, each) => each < at && declaration.superclass === above)
    const type = line[below]?.declaration.superTypes?.[place]
    if (type === undefined) return null
    const handed = line[below]?.declaration.typeParameters?.indexOf(type) ?? -1
    if (handed === -1) return type
    place = handed
    at = below
    if (below === 0) break
  }
  // A state has the types of its widget.
  const widget = self.fields.get('widget')
  return self.types?.[place] ?? (widget?.kind === 'instance' ? (widget.types?.[place] ?? null) : null)
}
