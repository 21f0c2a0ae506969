import { NO_ARGUMENTS } from './arguments.ts'
import { makeInstance } from './instances.ts'
import type { Evaluator } from './evaluator.ts'
import type { SourceOffset, Value } from './value.ts'

/**
 * What a provider above or a locator gives by that type, else a new instance of it. Null for a type that is not the
 * project's.
 */
export function givenOfType(
  evaluator: Evaluator,
  name: string | undefined,
  at: SourceOffset | null,
): Value | null {
  if (name === undefined) return null
  const given = evaluator.provisions.ofType(name)
  if (given !== null || at === null) return given
  const of = evaluator.declarations.classIn(at.file, name)
  return of === null || of.declaration.kind !== 'class'
    ? null
    : evaluator.once(of.declaration, () => makeInstance(evaluator, of, '', NO_ARGUMENTS, null))
}
