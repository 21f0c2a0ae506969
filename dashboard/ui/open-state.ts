import { useSyncExternalStore } from 'react'

/** Whether something is open that is opened from several places: so the state belongs to none of them. */
export interface OpenState {
  set: (open: boolean) => void
  use: () => [boolean, (open: boolean) => void]
}

export function createOpenState(): OpenState {
  let open = false
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  const set = (next: boolean) => {
    open = next
    for (const listener of listeners) listener()
  }
  return { set, use: () => [useSyncExternalStore(subscribe, () => open), set] }
}
