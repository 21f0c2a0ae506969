import { builtBy } from './built-by.ts'
import { argument } from './widget-arguments.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { InstanceValue, Value } from '../evaluate/value.ts'

/** The project's own page, within what provides for it, or the Scaffold or app that it is all of. */
export function ownPage(evaluator: Evaluator, page: Value): InstanceValue | null {
  let inner: Value | undefined = page
  for (let depth = 0; depth < 5 && inner?.kind === 'object'; depth += 1) {
    const builder: Value | undefined = argument(inner, 'builder')
    inner =
      argument(inner, 'child') ??
      argument(inner, 'body') ??
      argument(inner, 'home') ??
      (builder?.kind === 'function' ? builtBy(evaluator, inner, builder) : undefined)
  }
  return inner?.kind === 'instance' ? inner : null
}
