import type { QueryClient } from '@tanstack/react-query'
import { checkConnection, connectionStore } from './connection.ts'
import { readEvents } from './event-stream.ts'
import { applyEvent, refreshEverything } from './events-to-cache.ts'

/**
 * Follows the helper's events for the life of the page and keeps the cache fresh; returns what ends it.
 * Tabs of one browser could share one stream: this is the place, `readEvents` and `applyEvent` know nothing of it.
 */
export function startEvents(client: QueryClient): () => void {
  const stopped = new AbortController()
  let connected = connectionStore.get().connected
  const unsubscribe = connectionStore.subscribe(() => {
    const before = connected
    connected = connectionStore.get().connected
    if (connected && !before) refreshEverything(client)
  })
  void readEvents(
    {
      onEvent: (event) => {
        applyEvent(event, client)
      },
      // the indicator should know before its next turn
      onLost: () => void checkConnection(),
      wait: waitOrConnected,
    },
    stopped.signal,
  )
  return () => {
    stopped.abort()
    unsubscribe()
  }
}

/** Waits `ms`, less when the connection comes back meanwhile. */
function waitOrConnected(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let connected = connectionStore.get().connected
    const done = () => {
      clearTimeout(timer)
      unsubscribe()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    const unsubscribe = connectionStore.subscribe(() => {
      const before = connected
      connected = connectionStore.get().connected
      if (connected && !before) done()
    })
    signal.addEventListener('abort', done)
  })
}
