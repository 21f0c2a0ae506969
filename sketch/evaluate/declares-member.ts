import { lineageOf } from './declarations.ts'
import type { Evaluator } from './evaluator.ts'
import type { InstanceValue } from './value.ts'

/** Whether the project declares a method or a field of that name itself, in the class of the instance or above it. */
export function declaresMember({ declarations }: Evaluator, { of }: InstanceValue, name: string): boolean {
  const isIt = (each: { readonly name: string }): boolean => each.name === name
  return lineageOf(declarations, of).some(
    ({ declaration: { methods, fields } }) => methods.some(isIt) || fields.some(isIt),
  )
}
