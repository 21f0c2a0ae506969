import { positionalArguments } from '../../evaluate/arguments.ts'
import { fieldOfInstance } from '../../evaluate/instances.ts'
import { parsedUri } from '../../evaluate/libraries/uris.ts'
import { awaited } from '../../evaluate/first-event.ts'
import { created, NULL, stringOf } from '../../evaluate/value.ts'
import { argument } from '../widget-arguments.ts'
import { STAYS } from './router.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from '../../evaluate/value.ts'
import type { Router } from './router.ts'

/**
 * Flutter's own `RouterDelegate` (`widgets/router.dart`), written by hand: it is told of the path at which the app
 * begins, as the app's parser reads it, and then its `build` makes the navigator.
 */
export function navigatorTwo(evaluator: Evaluator, app: CreatedValue): Router | null {
  const config = argument(app, 'routerConfig')
  const delegate = argument(app, 'routerDelegate') ?? partOf(evaluator, config, 'routerDelegate')
  if (delegate?.kind !== 'instance') return null
  const parser =
    argument(app, 'routeInformationParser') ?? partOf(evaluator, config, 'routeInformationParser')
  const page = (): Value => {
    if (parser?.kind === 'instance') tellWhereItBegins(evaluator, delegate, parser)
    const build = fieldOfInstance(evaluator, delegate, 'build')
    return evaluator.calledWith(build, positionalArguments(created('BuildContext'))) ?? NULL
  }
  return { initial: '/', routes: [{ path: '/', name: undefined, shells: [], page }], redirect: STAYS }
}

function partOf(evaluator: Evaluator, config: Value | undefined, name: string): Value | undefined {
  if (config?.kind === 'instance') return fieldOfInstance(evaluator, config, name) ?? undefined
  return config?.kind === 'object' ? argument(config, name) : undefined
}

/** A delegate keeps what it is told in its fields. */
function tellWhereItBegins(evaluator: Evaluator, delegate: InstanceValue, parser: InstanceValue): void {
  const information = created('RouteInformation', {
    uri: parsedUri('/') ?? NULL,
    location: stringOf('/'),
    state: NULL,
  })
  const parse =
    fieldOfInstance(evaluator, parser, 'parseRouteInformation') ??
    fieldOfInstance(evaluator, parser, 'parseRouteInformationWithDependencies')
  const read = evaluator.calledWith(parse, positionalArguments(information, created('BuildContext')))
  const path = read === null ? null : awaited(evaluator, read)
  if (path === null || path.kind === 'unknown') return
  const tell =
    fieldOfInstance(evaluator, delegate, 'setInitialRoutePath') ??
    fieldOfInstance(evaluator, delegate, 'setNewRoutePath')
  evaluator.calledWith(tell, positionalArguments(path))
}
