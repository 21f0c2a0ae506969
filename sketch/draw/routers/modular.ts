import { positionalArguments } from '../../evaluate/arguments.ts'
import { fieldOfInstance } from '../../evaluate/instances.ts'
import { bindModule } from '../../evaluate/libraries/modular-binds.ts'
import { provideScoped } from '../../evaluate/libraries/modular-context.ts'
import { created, NULL, stringOf } from '../../evaluate/value.ts'
import { argument, listArgument, stringArgument } from '../widget-arguments.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import { STEPS_OF_ROUTE } from './router.ts'
import type { Route, Router, Shell } from './router.ts'

/** More than any app mounts; modules that mount each other never end. */
const MAX_MODULES = 200

/** How many modules may still be read, and what guards each route that was. */
interface Reading {
  modules: number
  readonly guards: Map<Route, readonly Value[]>
}

/** What stands around routes: their path so far, the pages that they are shown in, what guards those. */
interface Around {
  readonly path: string
  readonly shells: readonly Shell[]
  readonly guards: readonly Value[]
}

/**
 * flutter_modular: the routes of the module that `ModularApp` was given, and of those within it. They are a list
 * (`ChildRoute`, `ModuleRoute`), or what `routes(r)` tells its manager or `register(c)` its context;
 * `evaluate/libraries/modular.ts` and `modular-context.ts` keep them.
 */
export function modular(evaluator: Evaluator, app: CreatedValue): Router | null {
  // before its third edition the app's routes were made on demand: `onGenerateRoute: Modular.generateRoute`
  const config =
    argument(app, 'routerConfig') ?? argument(app, 'routerDelegate') ?? argument(app, 'onGenerateRoute')
  const { provisions } = evaluator
  const module = provisions.ofType('modular context') ?? provisions.ofType('modular module')
  if (config?.kind !== 'member' || config.type !== 'Modular' || module === null) return null
  const reading: Reading = { modules: MAX_MODULES, guards: new Map() }
  const routes = routesOfModule(evaluator, module, { path: '', shells: [], guards: [] }, reading)
  const initial = provisions.ofType('modular initial route')
  return {
    initial: initial?.kind === 'string' ? initial.value : (stringArgument(app, 'initialRoute') ?? '/'),
    routes,
    redirect(path) {
      const route = routes.find((each) => each.path === path)
      for (const guard of (route === undefined ? undefined : reading.guards.get(route)) ?? []) {
        const led = evaluator.calledWith(guard, positionalArguments(stateAt(path))) ?? NULL
        if (led.kind === 'string' && led.value !== path) return led.value
      }
      return null
    },
  }
}

function routesOfModule(evaluator: Evaluator, module: Value, around: Around, reading: Reading): Route[] {
  if (reading.modules === 0) return []
  reading.modules -= 1
  bindModule(evaluator, module)
  const told = toldBy(evaluator, module)
  return told?.kind === 'list' ? flatten(evaluator, told.items, around, reading) : []
}

function toldBy(evaluator: Evaluator, module: Value): Value | null {
  if (module.kind === 'object') return evaluator.propertyOf(module, 'routes') ?? null
  if (module.kind !== 'instance') return null
  const declared =
    fieldOfInstance(evaluator, module, 'routes') ?? fieldOfInstance(evaluator, module, 'routers')
  if (declared?.kind !== 'function') return declared
  const manager = created('RouteManager')
  evaluator.apply(declared, positionalArguments(manager))
  return evaluator.propertyOf(manager, 'routes') ?? null
}

function flatten(evaluator: Evaluator, values: readonly Value[], around: Around, reading: Reading): Route[] {
  return values.flatMap((value, index): Route[] => {
    if (value.kind !== 'object' || !evaluator.spend(STEPS_OF_ROUTE)) return []
    const [name] = value.positional
    const own = name?.kind === 'string' ? name.value : '/'
    const above = around.path
    const path = own === '/' && above !== '' ? above : `${above.replace(/\/$/, '')}/${own.replace(/^\//, '')}`
    // Before the third edition a `Router` had the one or the other, which the second called `ModularRouter`.
    const isOlder = /^(Modular)?Router$/.test(value.type)
    if (value.type === 'ModuleRoute' || (isOlder && value.named.has('module'))) {
      const inner = argument(value, 'module')
      return inner === undefined ? [] : routesOfModule(evaluator, inner, { ...around, path }, reading)
    }
    if (value.type !== 'ChildRoute' && !isOlder) return []
    const page = (): Value => {
      const build = argument(value, 'child')
      provideScoped(evaluator, argument(value, 'provide'))
      return evaluator.calledWith(build, positionalArguments(created('BuildContext'), stateAt(path))) ?? NULL
    }
    // Its children stand in its `RouterOutlet`; the page alone is shown where none of them has its path.
    const shell: Shell = {
      branch: index,
      wrap: (outlet) => created('RouterOutlet', { child: page(), outlet }),
    }
    const guards = [...around.guards, ...listArgument(value, 'guards')]
    const within = { path, shells: [...around.shells, shell], guards }
    const below = flatten(evaluator, listArgument(value, 'children'), within, reading)
    const route: Route = { path, name: undefined, shells: around.shells, page }
    reading.guards.set(route, guards)
    // the first of a path is the one that is shown; each stands once, or they would double with each level
    const same = below.filter((each) => each.path === path)
    const others = below.filter((each) => each.path !== path)
    return [...same, route, ...others]
  })
}

/** What a page and its guards are told: no argument came with the path. */
function stateAt(path: string): Value {
  return created('ModularArguments', { uri: stringOf(path), arguments: NULL, data: NULL })
}
