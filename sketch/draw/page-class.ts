import { heldIn } from './held.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { Value } from '../evaluate/value.ts'

/** The project's own widget that a page is, by its name and its file. */
export interface PageClass {
  readonly name: string
  readonly file: string
}

/** Deeper than what provides for a page stands around it. */
const MAX_AROUND = 8

/** The project's own widget that is a page, within what provides for it; null for a page of others' widgets alone. */
export function pageClassOf(evaluator: Evaluator, page: Value): PageClass | null {
  let value: Value | null = page
  for (let depth = 0; depth < MAX_AROUND && value?.kind === 'object'; depth += 1) {
    // what stands in a Scaffold is a part of the page
    if (value.type.endsWith('Scaffold')) return null
    value = heldIn(evaluator, value)
  }
  return value?.kind === 'instance' ? { name: value.of.declaration.name, file: value.of.file } : null
}
