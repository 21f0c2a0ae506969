import type { NavigationEffect } from './effects.ts'
import type { Evaluator } from './evaluator.ts'

/**
 * Where code leads that is followed now. `eager` enters what stands under a condition that only running code could
 * tell; `through` looks into both branches of what an answer decides, and behind those that return.
 */
export function followNavigation(
  evaluator: Evaluator,
  eager: boolean,
  follow: () => unknown,
  through = false,
): readonly NavigationEffect[] {
  const { navigation, launch } = evaluator
  evaluator.navigation = []
  if (eager) evaluator.launch = { root: null, offered: null, eager, through, settled: new WeakSet() }
  follow()
  const effects = evaluator.navigation
  Object.assign(evaluator, { navigation, launch })
  return effects
}
