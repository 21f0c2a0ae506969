import { foreignAncestor } from '../declarations.ts'
import { created, NULL } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** fluro: the handlers that are defined, and the generator that the app is given. */
export const fluro: Library = {
  property(evaluator, target, name) {
    return isFluro(evaluator, target) && name === 'generator'
      ? created('FluroGenerator', { router: target })
      : null
  },
  method(evaluator, target, name, args) {
    if (!isFluro(evaluator, target) || name !== 'define') return null
    const [path] = args.positional
    const handler = args.named.get('handler')
    const before = evaluator.propertyOf(target, 'routes')
    const entries = before?.kind === 'map' ? before.entries : []
    if (path !== undefined && handler !== undefined) {
      evaluator.setOf(target, 'routes', { kind: 'map', entries: [...entries, [path, handler]] })
    }
    return NULL
  },
}

/**
 * Its router, or one of the app's own that extends it. Before 1.7 it was called `Router`, which is given nothing;
 * Flutter's own widget of that name needs its delegate.
 */
function isFluro(evaluator: Evaluator, value: Value): value is CreatedValue | InstanceValue {
  if (value.kind === 'instance') return foreignAncestor(evaluator.declarations, value.of) === 'FluroRouter'
  if (value.kind !== 'object') return false
  return value.type === 'FluroRouter' || (value.type === 'Router' && value.named.size === 0)
}
