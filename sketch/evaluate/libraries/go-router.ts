import type { Library } from './library.ts'

/** go_router (`go_router/lib/src/router.dart`): what an app is given of its router; the routes are the drawing's. */
export const goRouter: Library = {
  property(_evaluator, target, name) {
    const isRouter = target.kind === 'object' && target.type === 'GoRouter'
    return isRouter && /^(routerDelegate|routeInformationParser|routeInformationProvider)$/.test(name)
      ? target
      : null
  },
}
