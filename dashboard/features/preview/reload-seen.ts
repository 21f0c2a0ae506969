import { createStore, useStore } from '#store'

/** Whether a reload succeeded that has no receipt: a helper of another make keeps none. */
const reloaded = createStore(false)

/** Notes a reload or restart that succeeded and has no receipt. */
export function noteReload(): void {
  reloaded.set(true)
}

/** Whether one was noted since this page was loaded. */
export function useReloadSeen(): boolean {
  return useStore(reloaded)
}
