import { positionalArguments } from '../evaluate/arguments.ts'
import { created, NULL } from '../evaluate/value.ts'
import { argument } from './widget-arguments.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue } from '../evaluate/value.ts'

/** No route has this name. */
const NOBODY = '\0'

/**
 * The names that an app's `onGenerateRoute` knows: it is asked for one that nobody has, and what that is compared with,
 * in a `switch` or a chain of `if`s, are the others.
 */
export function generatedRoutes(evaluator: Evaluator, app: CreatedValue): readonly string[] {
  const generate = argument(app, 'onGenerateRoute')
  if (generate?.kind !== 'function') return []
  const compared = new Set<string>()
  const name = { kind: 'string', value: NOBODY, compared } as const
  evaluator.apply(generate, positionalArguments(created('RouteSettings', { name, arguments: NULL })))
  return [...compared].filter((each) => each !== '')
}
