import { positionalArguments } from '../../evaluate/arguments.ts'
import { created, NULL } from '../../evaluate/value.ts'
import { argument, stringArgument } from '../widget-arguments.ts'
import { STAYS } from './router.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Router } from './router.ts'

/** fluro: the handlers that were defined for its paths. */
export function fluro(evaluator: Evaluator, app: CreatedValue): Router | null {
  const generator = argument(app, 'onGenerateRoute')
  if (generator?.kind !== 'object' || generator.type !== 'FluroGenerator') return null
  const router = argument(generator, 'router')
  const isRouter = router?.kind === 'object' || router?.kind === 'instance'
  const defined = isRouter ? evaluator.propertyOf(router, 'routes') : undefined
  const entries = defined?.kind === 'map' ? defined.entries : []
  return {
    initial: stringArgument(app, 'initialRoute') ?? '/',
    redirect: STAYS,
    routes: entries.flatMap(([path, handler]) => {
      if (path.kind !== 'string' || handler.kind !== 'object') return []
      const page = (): Value => {
        const build = argument(handler, 'handlerFunc')
        const none: Value = { kind: 'map', entries: [] }
        return evaluator.calledWith(build, positionalArguments(created('BuildContext'), none)) ?? NULL
      }
      return [{ path: path.value, name: undefined, shells: [], page }]
    }),
  }
}
