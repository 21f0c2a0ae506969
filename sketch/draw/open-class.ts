import { NO_ARGUMENTS } from '../evaluate/arguments.ts'
import { foreignAncestor } from '../evaluate/declarations.ts'
import { makeInstance } from '../evaluate/instances.ts'
import { afterNavigation, NO_INTERACTIONS } from './interactions.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { Interactions } from './interactions.ts'
import type { PageClass } from './page-class.ts'

/**
 * The interactions after a page was opened that nothing is known to lead to: its class is made with nothing given.
 * @returns null where there is no widget of that name.
 */
export function openClass(evaluator: Evaluator, { name, file }: PageClass): Interactions | null {
  const of = evaluator.declarations.classIn(file, name)
  const isWidget = of !== null && foreignAncestor(evaluator.declarations, of)?.endsWith('Widget') === true
  if (!isWidget) return null
  const widget = makeInstance(evaluator, of, '', NO_ARGUMENTS, null)
  return afterNavigation(NO_INTERACTIONS, { kind: 'widget', widget, how: 'push' })
}
