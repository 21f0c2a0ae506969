import { walk } from './walk.ts'
import type { Value } from '../evaluate/value.ts'
import type { Element } from './element.ts'

/** The page in what an app's `builder` puts around it; null where it cannot be told apart. */
export function pageWithin(drawn: Element | null, page: Value): Element | null {
  if (drawn === null || page.kind !== 'instance') return null
  const { name } = page.of.declaration
  for (const each of walk(drawn)) if (each.own?.includes(name) === true) return each
  return null
}
