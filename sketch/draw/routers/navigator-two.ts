import { positionalArguments } from '../../evaluate/arguments.ts'
import { fieldOfInstance } from '../../evaluate/instances.ts'
import { created, NULL } from '../../evaluate/value.ts'
import { argument } from '../widget-arguments.ts'
import { STAYS } from './router.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Router } from './router.ts'

/** Flutter's own `RouterDelegate` (`widgets/router.dart`), written by hand: its `build` makes the navigator. */
export function navigatorTwo(evaluator: Evaluator, app: CreatedValue): Router | null {
  const delegate = argument(app, 'routerDelegate') ?? delegateOf(evaluator, argument(app, 'routerConfig'))
  if (delegate?.kind !== 'instance') return null
  const page = (): Value => {
    const build = fieldOfInstance(evaluator, delegate, 'build')
    return evaluator.calledWith(build, positionalArguments(created('BuildContext'))) ?? NULL
  }
  return { initial: '/', routes: [{ path: '/', name: undefined, shells: [], page }], redirect: STAYS }
}

function delegateOf(evaluator: Evaluator, config: Value | undefined): Value | undefined {
  if (config?.kind === 'instance') return fieldOfInstance(evaluator, config, 'routerDelegate') ?? undefined
  return config?.kind === 'object' ? argument(config, 'routerDelegate') : undefined
}
