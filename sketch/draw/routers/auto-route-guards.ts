import { positionalArguments } from '../../evaluate/arguments.ts'
import { followNavigation } from '../../evaluate/follow-navigation.ts'
import { fieldOfInstance } from '../../evaluate/instances.ts'
import { created } from '../../evaluate/value.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { Value } from '../../evaluate/value.ts'

/** A lock asks for what a new app does not have yet. */
const NOT_AT_FIRST = /lock|pin/i

/**
 * auto_route (`auto_route/lib/src/guards/auto_route_guard.dart`): the name of the route that a guard leads to instead;
 * null where all let pass. What only running code could tell is taken as a new, signed-out app has it.
 */
export function guardedTo(evaluator: Evaluator, guards: readonly Value[]): string | null {
  for (const guard of guards) {
    for (const eager of [false, true]) {
      const effects = followNavigation(evaluator, eager, () => pass(evaluator, guard))
      const led = effects.find((each) => each.kind === 'route')
      if (led?.kind === 'route' && !(eager && NOT_AT_FIRST.test(led.name))) return led.name
    }
  }
  return null
}

function pass(evaluator: Evaluator, guard: Value): void {
  const called =
    guard.kind === 'instance'
      ? fieldOfInstance(evaluator, guard, 'onNavigation')
      : guard.kind === 'object'
        ? guard.positional[0]
        : undefined
  if (called?.kind !== 'function') return
  const args = positionalArguments(created('NavigationResolver'), created('StackRouter'))
  const led = evaluator.apply(called, args)
  // `AutoRouteGuard.redirect((resolver) => LoginRoute())`.
  if (guard.kind === 'object' && guard.constructor === 'redirect')
    evaluator.callMethod(
      created('NavigationResolver'),
      'redirect',
      positionalArguments(led),
      called.scope,
      guard.at ?? { file: called.scope.file, offset: 0 },
    )
}
