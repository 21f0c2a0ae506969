import { useSyncExternalStore } from 'react'

let open = false
const listeners = new Set<() => void>()

function set(next: boolean) {
  open = next
  for (const listener of listeners) listener()
}

/** Opened from a menu that closes itself, and by a key: so the state belongs to neither. */
export function openShortcutSheet(): void {
  set(true)
}

export function useShortcutSheet(): [boolean, (open: boolean) => void] {
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return [useSyncExternalStore(subscribe, () => open), set]
}
