import { typeCreated } from '../type-created.ts'
import type { Value } from '../value.ts'

/** The class that what a locator is given says it makes; null where that is not written. */
export function madeBy(given: Value): string | null {
  if (given.kind === 'function') return typeCreated(given.code)
  return given.kind === 'class' && given.tearOff !== undefined ? given.of.declaration.name : null
}
