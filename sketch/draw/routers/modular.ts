import { positionalArguments } from '../../evaluate/arguments.ts'
import { fieldOfInstance } from '../../evaluate/instances.ts'
import { created, NULL } from '../../evaluate/value.ts'
import { argument, listArgument } from '../widget-arguments.ts'
import { STAYS } from './router.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Route, Router, Shell } from './router.ts'

const MAX_DEPTH = 20

/**
 * flutter_modular: the routes of the module that `ModularApp` was given, and of those within it. They are a list
 * (`ChildRoute`, `ModuleRoute`), or what `routes(r)` tells its manager; `evaluate/libraries/modular.ts` keeps both.
 */
export function modular(evaluator: Evaluator, app: CreatedValue): Router | null {
  const config = argument(app, 'routerConfig') ?? argument(app, 'routerDelegate')
  const module = evaluator.provisions.ofType('modular module')
  if (config?.kind !== 'member' || config.type !== 'Modular' || module === null) return null
  return { initial: '/', routes: routesOfModule(evaluator, module, '', 0), redirect: STAYS }
}

function routesOfModule(evaluator: Evaluator, module: Value, above: string, depth: number): Route[] {
  if (module.kind !== 'instance' || depth > MAX_DEPTH) return []
  const declared = fieldOfInstance(evaluator, module, 'routes')
  const manager = created('RouteManager')
  if (declared?.kind === 'function') evaluator.apply(declared, positionalArguments(manager))
  const told = declared?.kind === 'list' ? declared : evaluator.propertyOf(manager, 'routes')
  return told?.kind === 'list' ? flatten(evaluator, told.items, above, [], depth) : []
}

function flatten(
  evaluator: Evaluator,
  values: readonly Value[],
  above: string,
  shells: readonly Shell[],
  depth: number,
): Route[] {
  return values.flatMap((value, index): Route[] => {
    if (value.kind !== 'object') return []
    const [name] = value.positional
    const own = name?.kind === 'string' ? name.value : '/'
    const path = own === '/' && above !== '' ? above : `${above.replace(/\/$/, '')}/${own.replace(/^\//, '')}`
    if (value.type === 'ModuleRoute') {
      const inner = argument(value, 'module')
      return inner === undefined ? [] : routesOfModule(evaluator, inner, path, depth + 1)
    }
    if (value.type !== 'ChildRoute') return []
    const page = (): Value => {
      const build = argument(value, 'child')
      return build?.kind === 'function'
        ? evaluator.apply(build, positionalArguments(created('BuildContext'), created('ModularArguments')))
        : NULL
    }
    // Its children stand in its `RouterOutlet`; the page alone is shown where none of them has its path.
    const around: Shell = {
      branch: index,
      wrap: (outlet) => created('RouterOutlet', { child: page(), outlet }),
    }
    const below = flatten(evaluator, listArgument(value, 'children'), path, [...shells, around], depth + 1)
    return [...below.filter((each) => each.path === path), { path, name: undefined, shells, page }, ...below]
  })
}
