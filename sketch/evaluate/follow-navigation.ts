import { isOpenedAbove } from './effects.ts'
import type { Assignment, NavigationEffect } from './effects.ts'
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

/** Whether a page is built whose listeners may open something over it. */
export function mayOpenByListener({ building, navigation, followsTap }: Evaluator): boolean {
  return building && navigation !== null && !followsTap
}

/**
 * Opens the dialogs and sheets of a listener over the page that is there, where such a page is built. Where it leads
 * otherwise is asked when the page waits: what it has changed is as before then, or a splash page that leads on once
 * would find it done.
 */
export function openByListener(evaluator: Evaluator, listen: () => unknown): void {
  const { assigned, navigation } = evaluator
  if (navigation === null || !mayOpenByListener(evaluator)) return
  const changes: Assignment[] = []
  evaluator.assigned = changes
  const dialogs = followNavigation(evaluator, false, listen).filter(isOpenedAbove)
  evaluator.assigned = assigned
  if (dialogs.length === 0) for (const change of changes.toReversed()) takeBack(change)
  navigation.push(...dialogs)
}

function takeBack({ owner, name, before }: Assignment): void {
  if (before === undefined) owner.fields.delete(name)
  else owner.fields.set(name, before)
}
