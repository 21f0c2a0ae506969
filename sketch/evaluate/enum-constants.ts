import type { ClassDeclaration } from '../model/declaration.ts'

const places = new WeakMap<ClassDeclaration, ReadonlyMap<string, number>>()

/** Where each constant of an enum stands in it: looked up, since an enum of texts has hundreds. */
export function placesOfConstants(declaration: ClassDeclaration): ReadonlyMap<string, number> {
  const known = places.get(declaration)
  if (known !== undefined) return known
  const made = new Map(declaration.constants.map((each, index) => [each.name, index]))
  places.set(declaration, made)
  return made
}
