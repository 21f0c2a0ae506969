import { useEffect, useSyncExternalStore } from 'react'

// Only the page with the frame hears what the running app throws; the tab's icon tells it as long as that is open.
let count = 0
const listeners = new Set<() => void>()

function tell(next: number): void {
  count = next
  for (const listener of listeners) listener()
}

/** Says how many errors of the running app are shown, for as long as the page is open. */
export function useTellPageErrors(now: number): void {
  useEffect(() => {
    tell(now)
  }, [now])
  useEffect(
    () => () => {
      tell(0)
    },
    [],
  )
}

/** How many errors of the running app the Flutter page shows; none while it is not open. */
export function usePageErrorCount(): number {
  return useSyncExternalStore(subscribe, () => count)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
