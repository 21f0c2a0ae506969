import { useSyncExternalStore } from 'react'

// a helper of another make keeps no receipts: that its reload succeeded is known to this page alone
let seen = false
const listeners = new Set<() => void>()

/** Notes a reload or restart that succeeded and has no receipt. */
export function noteReload(): void {
  seen = true
  for (const listener of listeners) listener()
}

/** Whether one was noted since this page was loaded. */
export function useReloadSeen(): boolean {
  return useSyncExternalStore(subscribe, () => seen)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
