import { positionalArguments } from '../../evaluate/arguments.ts'
import { bind, bindFor } from '../../evaluate/libraries/getx-bindings.ts'
import { NULL } from '../../evaluate/value.ts'
import { argument, listArgument, objectOf, stringArgument } from '../widget-arguments.ts'
import { passedOn } from './getx-middlewares.ts'
import { routeIn, STEPS_OF_ROUTE } from './router.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Route, Router } from './router.ts'

/**
 * Lets an app's own binding put what it puts, as GetX does while the app begins, before its first page is there
 * (`get_navigation/src/root/get_root.dart`): what that begins may lead elsewhere.
 */
export function bindFirst(evaluator: Evaluator, app: CreatedValue): void {
  const binding = argument(app, 'initialBinding')
  if (binding === undefined) return
  const before = evaluator.beginning
  evaluator.beginning = true
  bind(evaluator, binding)
  evaluator.beginning = before
}

/** What a page lets nobody see first. */
type Guarded = Route & { readonly middlewares: readonly Value[] }

/** GetX: the pages of a GetMaterialApp, each with what its binding puts, and where its middlewares lead instead. */
export function getX(evaluator: Evaluator, app: CreatedValue): Router | null {
  const pages = listArgument(app, 'getPages')
  if (pages.length === 0) return null
  const routes = flatten(evaluator, pages, '')
  return {
    initial: stringArgument(app, 'initialRoute') ?? routes[0]?.path ?? '/',
    routes,
    redirect(address) {
      const found = routeIn(routes, address)
      const led = found === null ? null : passedOn(evaluator, found.middlewares, address)
      return led === address ? null : led
    },
  }
}

function flatten(evaluator: Evaluator, pages: readonly Value[], above: string): Guarded[] {
  return pages.flatMap((given): Guarded[] => {
    const value = objectOf(given)
    if (value === undefined || !evaluator.spend(STEPS_OF_ROUTE)) return []
    const name = stringArgument(value, 'name') ?? '/'
    const path = above === '' ? name : `${above.replace(/\/$/, '')}${name}`
    const page = (): Value => {
      bindFor(evaluator, value.named)
      const build = argument(value, 'page')
      return build?.kind === 'function' || build?.kind === 'class'
        ? evaluator.call(build, positionalArguments(), null)
        : NULL
    }
    const middlewares = listArgument(value, 'middlewares')
    return [
      { path, name, shells: [], page, middlewares },
      ...flatten(evaluator, listArgument(value, 'children'), path),
    ]
  })
}
