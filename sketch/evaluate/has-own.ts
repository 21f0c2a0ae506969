import { lineageOf } from './declarations.ts'
import type { Evaluator } from './evaluator.ts'
import type { InstanceValue } from './value.ts'

/** Whether the project declares a method of that name itself, in the class of the instance or above it. */
export function hasOwn(evaluator: Evaluator, { of }: InstanceValue, name: string): boolean {
  return lineageOf(evaluator.declarations, of).some(({ declaration }) =>
    declaration.methods.some((each) => each.name === name),
  )
}
