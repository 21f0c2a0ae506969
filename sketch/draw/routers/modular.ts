import { positionalArguments } from '../../evaluate/arguments.ts'
import { fieldOfInstance } from '../../evaluate/instances.ts'
import { created, NULL } from '../../evaluate/value.ts'
import { argument, listArgument } from '../widget-arguments.ts'
import { STAYS } from './router.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Route, Router, Shell } from './router.ts'

/** More than any app mounts; modules that mount each other never end. */
const MAX_MODULES = 200

/** How many modules may still be read. */
interface Room {
  modules: number
}

/**
 * flutter_modular: the routes of the module that `ModularApp` was given, and of those within it. They are a list
 * (`ChildRoute`, `ModuleRoute`), or what `routes(r)` tells its manager; `evaluate/libraries/modular.ts` keeps both.
 */
export function modular(evaluator: Evaluator, app: CreatedValue): Router | null {
  const config = argument(app, 'routerConfig') ?? argument(app, 'routerDelegate')
  const module = evaluator.provisions.ofType('modular module')
  if (config?.kind !== 'member' || config.type !== 'Modular' || module === null) return null
  return {
    initial: '/',
    routes: routesOfModule(evaluator, module, '', { modules: MAX_MODULES }),
    redirect: STAYS,
  }
}

function routesOfModule(evaluator: Evaluator, module: Value, above: string, room: Room): Route[] {
  if (module.kind !== 'instance' || room.modules === 0) return []
  room.modules -= 1
  const declared = fieldOfInstance(evaluator, module, 'routes')
  const manager = created('RouteManager')
  if (declared?.kind === 'function') evaluator.apply(declared, positionalArguments(manager))
  const told = declared?.kind === 'list' ? declared : evaluator.propertyOf(manager, 'routes')
  return told?.kind === 'list' ? flatten(evaluator, told.items, above, [], room) : []
}

function flatten(
  evaluator: Evaluator,
  values: readonly Value[],
  above: string,
  shells: readonly Shell[],
  room: Room,
): Route[] {
  return values.flatMap((value, index): Route[] => {
    if (value.kind !== 'object') return []
    const [name] = value.positional
    const own = name?.kind === 'string' ? name.value : '/'
    const path = own === '/' && above !== '' ? above : `${above.replace(/\/$/, '')}/${own.replace(/^\//, '')}`
    if (value.type === 'ModuleRoute') {
      const inner = argument(value, 'module')
      return inner === undefined ? [] : routesOfModule(evaluator, inner, path, room)
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
    const below = flatten(evaluator, listArgument(value, 'children'), path, [...shells, around], room)
    // the first of a path is the one that is shown; each stands once, or they would double with each level
    const same = below.filter((each) => each.path === path)
    const others = below.filter((each) => each.path !== path)
    return [...same, { path, name: undefined, shells, page }, ...others]
  })
}
