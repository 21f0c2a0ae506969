import { positionalArguments } from '../../evaluate/arguments.ts'
import { pageOf } from '../../evaluate/call-to-navigate.ts'
import { created, NULL, stringOf } from '../../evaluate/value.ts'
import { argument, listArgument, stringArgument } from '../widget-arguments.ts'
import { STAYS } from './router.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Route, Router, Shell } from './router.ts'

/** routefly (`routefly.dart`, `entities/route_entity.dart`): the entities that were generated from the folders. */
export function routefly(evaluator: Evaluator, app: CreatedValue): Router | null {
  const config = argument(app, 'routerConfig')
  if (config?.kind !== 'object' || config.type !== 'Routefly') return null
  const entities = listArgument(config, 'routes').flatMap((each) => (each.kind === 'object' ? [each] : []))
  const byKey = new Map(entities.map((each) => [stringArgument(each, 'key') ?? '', each]))
  const shellsOf = (entity: CreatedValue, depth = 0): readonly Shell[] => {
    const around = byKey.get(stringArgument(entity, 'parent') ?? '')
    if (around === undefined || around === entity || depth > 10) return []
    const wrap = (outlet: Value): Value =>
      created('RouterOutlet', { child: pageOfEntity(evaluator, around), outlet })
    return [...shellsOf(around, depth + 1), { branch: 0, wrap }]
  }
  const routes = [...byKey].map(([path, entity]): Route => ({
    path,
    name: undefined,
    shells: shellsOf(entity),
    page: () => pageOfEntity(evaluator, entity),
  }))
  return { initial: stringArgument(config, 'initialPath') ?? '/', routes, redirect: STAYS }
}

function pageOfEntity(evaluator: Evaluator, entity: CreatedValue): Value {
  const build = argument(entity, 'routeBuilder')
  if (build?.kind !== 'function') return NULL
  const settings = created('RouteSettings', {
    name: stringOf(stringArgument(entity, 'key') ?? '/'),
    arguments: NULL,
  })
  const route = evaluator.apply(build, positionalArguments(created('BuildContext'), settings))
  // `Routefly.defaultRouteBuilder(context, settings, page)`.
  if (route.kind === 'object' && route.type === 'Routefly') return route.positional[2] ?? NULL
  return pageOf(evaluator, route) ?? NULL
}
