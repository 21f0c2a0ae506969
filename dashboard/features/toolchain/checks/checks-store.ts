import { createStore, useStore } from '#store'

/** The commands that the panel shows, one at a time. */
export type CheckName = 'analyze' | 'test' | 'packages' | 'build'

/** Which of them the panel beside the phone shows; null: the console is there. */
const shown = createStore<CheckName | null>(null)
let last: CheckName = 'analyze'

export function showCheck(check: CheckName | null): void {
  if (check !== null) last = check
  shown.set(check)
}

export const useShownCheck = (): CheckName | null => useStore(shown)

/** Opens the panel where it was left, or closes it. */
export function toggleChecks(): void {
  showCheck(shown.get() === null ? last : null)
}
