import { foreignAncestor } from '../declarations.ts'
import { created, integer } from '../value.ts'
import type { Library } from './library.ts'

/** auto_route: what an app is given by its router; which pages there are is the drawing's. */
export const autoRoute: Library = {
  create(_evaluator, type, constructor) {
    if (type === 'AutoRouter' && constructor === 'of') return created('StackRouter')
    return type === 'AutoTabsRouter' && constructor === 'of'
      ? created('TabsRouter', { activeIndex: integer(0) })
      : null
  },
  property(_evaluator, target, name) {
    return name === 'router' && target.kind === 'object' && target.type === 'BuildContext'
      ? created('StackRouter')
      : null
  },
  method(evaluator, target, name) {
    if (target.kind !== 'instance' || !/^(config|delegate)$/.test(name)) return null
    const above = foreignAncestor(evaluator.declarations, target.of) ?? ''
    return /^(RootStackRouter|_\$\w*Router)$/.test(above)
      ? created('AutoRouterConfig', { router: target })
      : null
  },
}
