import { positionalArguments } from '../evaluate/arguments.ts'
import { created } from '../evaluate/value.ts'
import { firstPageIsBuilt } from './first-page.ts'
import { argument } from './widget-arguments.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'

/** Deeper than what stands around a page. */
const MAX_DEPTH = 12

/**
 * What an app's `builder` puts around all of its pages (widgets/app.dart, `WidgetsApp.builder`): null where there is
 * none, or where the page cannot be seen in what it makes.
 */
export function builtAround(evaluator: Evaluator, app: CreatedValue, page: Value): Value | null {
  const builder = argument(app, 'builder')
  if (builder?.kind !== 'function' || firstPageIsBuilt(app)) return null
  const built = evaluator.apply(builder, positionalArguments(created('BuildContext'), page))
  return holds(built, page, MAX_DEPTH) ? built : null
}

/** Whether a page is somewhere in what was made, as an argument of a widget. */
function holds(value: Value, page: Value, depth: number): boolean {
  if (value === page) return true
  if (depth === 0) return false
  const inside = (each: Value): boolean => holds(each, page, depth - 1)
  switch (value.kind) {
    case 'object':
      return value.positional.some(inside) || [...value.named.values()].some(inside)
    case 'list':
      return value.items.some(inside)
    case 'instance':
      return [...value.fields.values()].includes(page)
    default:
      return false
  }
}
