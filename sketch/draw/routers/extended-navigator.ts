import { pageOf } from '../../evaluate/call-to-navigate.ts'
import { generatedPaths, generatedRoute } from '../../evaluate/libraries/extended-navigator.ts'
import { NULL } from '../../evaluate/value.ts'
import { argument, stringArgument } from '../widget-arguments.ts'
import { STAYS } from './router.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Router } from './router.ts'

/**
 * The generated router of stacked, which is an app's `onGenerateRoute`, or of auto_route before 1.0, whose navigator is
 * the app's `home` or `builder`.
 */
export function extendedNavigator(evaluator: Evaluator, app: CreatedValue): Router | null {
  const around = [argument(app, 'home'), argument(app, 'builder'), argument(app, 'onGenerateRoute')]
  const holder = around.find(
    (each) => each?.kind === 'object' && /^(ExtendedNavigator|GeneratedRoutes)$/.test(each.type),
  )
  const router = holder?.kind === 'object' ? argument(holder, 'router') : undefined
  if (holder?.kind !== 'object' || router?.kind !== 'instance') return null
  return {
    initial: stringArgument(holder, 'initialRoute') ?? stringArgument(app, 'initialRoute') ?? '/',
    redirect: STAYS,
    routes: generatedPaths(evaluator, router).map((path) => ({
      path,
      name: undefined,
      shells: [],
      page: () =>
        pageOf(evaluator, generatedRoute(evaluator, router, path, evaluator.handed ?? NULL)) ?? NULL,
    })),
  }
}
