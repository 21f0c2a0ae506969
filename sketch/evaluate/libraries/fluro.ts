import { created, NULL } from '../value.ts'
import type { Library } from './library.ts'

/** fluro: the handlers that are defined, and the generator that the app is given. */
export const fluro: Library = {
  property(_evaluator, target, name) {
    const isRouter = target.kind === 'object' && target.type === 'FluroRouter'
    return isRouter && name === 'generator' ? created('FluroGenerator', { router: target }) : null
  },
  method(evaluator, target, name, args) {
    if (target.kind !== 'object' || target.type !== 'FluroRouter' || name !== 'define') return null
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
