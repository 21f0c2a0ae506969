import { argumentName } from './arguments.ts'
import { makeInstance } from './instances.ts'
import { NULL } from './value.ts'
import type { Arguments } from './arguments.ts'
import type { Evaluator } from './evaluator.ts'
import type { ConstructorDeclaration } from '../model/declaration.ts'
import type { Parameter } from '../model/expression.ts'
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
    : evaluator.once(of.declaration, () => makeInstance(evaluator, of, '', injected(evaluator, of, ''), null))
}

/** What a locator gives a constructor: of each parameter what is given by its type, or by that of the field it sets. */
export function injected(evaluator: Evaluator, of: KnownClass, constructor: string): Arguments {
  const declared = of.declaration.constructors.find(({ name }) => name === constructor)
  const positional: Value[] = []
  const named = new Map<string, Value>()
  for (const parameter of declared?.parameters ?? []) {
    const type = parameter.type ?? fieldType(of, parameter)
    const value = givenOfType(evaluator, type, { file: of.file, offset: 0 })
    if (!parameter.named) positional.push(value ?? NULL)
    else if (value !== null) named.set(argumentName(parameter), value)
  }
  return { positional, named }
}

/** The type of the field that `this.store` sets, of `final Store store;` or `late final Store? store;`. */
function fieldType({ declaration }: KnownClass, { name, target }: Parameter): string | undefined {
  if (target !== 'field') return undefined
  const written = declaration.fields.find((each) => each.name === name)?.type
  return written?.split(/\s+/).at(-1)?.replace(/\?$/, '')
}

/** Whether values of a class are made by the names of their kinds alone: `factory State.loading() = Loading;`. */
function isUnion({ declaration: { constructors } }: KnownClass): boolean {
  return constructors.some((each) => each.factory && each.name !== '') && !constructors.some(isOwn)
}

const isOwn = ({ factory, name }: ConstructorDeclaration): boolean =>
  name === '' || (!factory && !name.startsWith('_'))
