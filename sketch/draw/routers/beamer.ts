import { positionalArguments } from '../../evaluate/arguments.ts'
import { pageOf } from '../../evaluate/call-to-navigate.ts'
import { fieldOfInstance } from '../../evaluate/instances.ts'
import { created, listOf, NULL, stringOf } from '../../evaluate/value.ts'
import { argument, booleanArgument, listArgument, stringArgument } from '../widget-arguments.ts'
import { pathIn } from './router.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from '../../evaluate/value.ts'
import type { Route, Router } from './router.ts'

/** beamer (`beamer_delegate.dart`): a map of pages, or locations that build a stack of them, and guards. */
export function beamer(evaluator: Evaluator, app: CreatedValue): Router | null {
  const config = argument(app, 'routerDelegate') ?? argument(app, 'routerConfig')
  const delegate =
    config?.kind === 'object' && config.type !== 'BeamerDelegate'
      ? argument(config, 'routerDelegate')
      : config
  if (delegate?.kind !== 'object' || delegate.type !== 'BeamerDelegate') return null
  // Its third edition says stack where the second said location.
  const builder = argument(delegate, 'locationBuilder') ?? argument(delegate, 'stackBuilder')
  const guards = listArgument(delegate, 'guards').flatMap((each) => (each.kind === 'object' ? [each] : []))
  return {
    initial: stringArgument(delegate, 'initialPath') ?? '/',
    routes: builder?.kind === 'object' ? routesIn(evaluator, builder) : [],
    redirect: (path) => guarded(evaluator, guards, path),
  }
}

function routesIn(evaluator: Evaluator, builder: CreatedValue): Route[] {
  const pages = argument(builder, 'routes')
  if (pages?.kind === 'map') {
    return pages.entries.flatMap(([key, build]): Route[] => {
      if (key.kind !== 'string') return []
      const page = (path: string): Value => {
        if (build.kind !== 'function') return NULL
        const made = evaluator.apply(build, positionalArguments(created('BuildContext'), stateAt(path), NULL))
        // A page of the navigator, or at once its widget.
        const isPage = made.kind === 'object' && made.type === 'BeamPage'
        return isPage ? (pageOf(evaluator, made) ?? NULL) : made
      }
      return [{ path: key.value, name: undefined, shells: [], page }]
    })
  }
  const all = [...listArgument(builder, 'beamLocations'), ...listArgument(builder, 'beamStacks')]
  return all.flatMap((each) => (each.kind === 'instance' ? routesOfLocation(evaluator, each) : []))
}

function routesOfLocation(evaluator: Evaluator, location: InstanceValue): Route[] {
  const patterns =
    fieldOfInstance(evaluator, location, 'pathPatterns') ??
    fieldOfInstance(evaluator, location, 'pathBlueprints')
  const build = fieldOfInstance(evaluator, location, 'buildPages')
  if (patterns?.kind !== 'list' || build?.kind !== 'function') return []
  const page = (path: string): Value => {
    const pages = evaluator.apply(build, positionalArguments(created('BuildContext'), stateAt(path)))
    return created('Navigator', { pages })
  }
  return patterns.items.flatMap((each) =>
    each.kind === 'string' ? [{ path: each.value, name: undefined, shells: [], page }] : [],
  )
}

/** A `BeamState`. */
function stateAt(address: string): Value {
  const path = pathIn(address)
  const pathSegments = listOf(path.split('/').flatMap((each) => (each === '' ? [] : [stringOf(each)])))
  const none: Value = { kind: 'map', entries: [] }
  return created('BeamState', {
    uri: created('Uri', { path: stringOf(path), pathSegments, queryParameters: none }),
    pathPatternSegments: pathSegments,
    pathParameters: none,
    queryParameters: none,
  })
}

/** Where a guard whose check fails leads instead (`beam_guard.dart`). */
function guarded(evaluator: Evaluator, guards: readonly CreatedValue[], path: string): string | null {
  for (const guard of guards) {
    const patterns = listArgument(guard, 'pathPatterns').map((each) =>
      each.kind === 'string' ? each.value : '',
    )
    const fits = patterns.some(
      (each) => each === path || (each.endsWith('*') && path.startsWith(each.slice(0, -1))),
    )
    if (fits === (booleanArgument(guard, 'guardNonMatching') === true)) continue
    const check = argument(guard, 'check')
    const location = created('BeamLocation', { state: stateAt(path) })
    const passes = evaluator.calledWith(check, positionalArguments(created('BuildContext'), location)) ?? NULL
    if (passes.kind !== 'boolean' || passes.value) continue
    const lead = argument(guard, 'beamToNamed')
    const led = evaluator.calledWith(lead, positionalArguments(location, location)) ?? lead
    if (led?.kind === 'string' && led.value !== path) return led.value
  }
  return null
}
