import { useEffect } from 'react'
import { createStore, useStore } from '#store'

/** Only the page with the frame hears what the running app throws, and the tab's icon shows it while that is open. */
const count = createStore(0)

/** Publishes how many errors of the running app are shown, for as long as the page is open. */
export function usePublishedPageErrors(shown: number): void {
  useEffect(() => {
    count.set(shown)
  }, [shown])
  useEffect(
    () => () => {
      count.set(0)
    },
    [],
  )
}

/** How many errors of the running app the Flutter page shows; none while it is not open. */
export function usePageErrorCount(): number {
  return useStore(count)
}
