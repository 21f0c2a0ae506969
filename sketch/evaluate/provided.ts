import { NO_ARGUMENTS } from './arguments.ts'
import { makeInstance } from './instances.ts'
import type { Evaluator } from './evaluator.ts'
import type { ConstructorDeclaration } from '../model/declaration.ts'
import type { KnownClass, SourceOffset, Value } from './value.ts'

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
  // Of a union nobody can tell which of its values it is.
  return of === null || of.declaration.kind !== 'class' || isUnion(of)
    ? null
    : evaluator.once(of.declaration, () => makeInstance(evaluator, of, '', NO_ARGUMENTS, null))
}

/** Whether values of a class are made by the names of their kinds alone: `factory State.loading() = Loading;`. */
function isUnion({ declaration: { constructors } }: KnownClass): boolean {
  return constructors.some((each) => each.factory && each.name !== '') && !constructors.some(isOwn)
}

const isOwn = ({ factory, name }: ConstructorDeclaration): boolean =>
  name === '' || (!factory && !name.startsWith('_'))
