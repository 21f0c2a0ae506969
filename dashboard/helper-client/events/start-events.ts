import type { QueryClient } from '@tanstack/react-query'
import { helperUrl } from '../connection/address.ts'
import { checkConnection, connectionStore } from '../connection/connection.ts'
import { readEvents } from './event-stream.ts'
import { applyEvent, catchUp, markStale, refreshEverything } from './events-to-cache.ts'
import { requireProof, sessionRefusal } from '../session/session-token.ts'
import { shareEvents } from './shared-events.ts'
import type { SharedPorts } from './shared-events.ts'
import { openTabChannel } from './tab-channel.ts'

/**
 * Follows the helper's events and keeps the cache fresh; returns what ends it. The tabs of
 * one browser share one stream, where the browser has locks and channels; otherwise each has its own.
 */
export function startEvents(client: QueryClient): () => void {
  const stopped = new AbortController()
  let connected = connectionStore.get().connected
  const unsubscribe = connectionStore.subscribe(() => {
    const before = connected
    connected = connectionStore.get().connected
    if (connected && !before) refreshEverything(client)
  })
  const unsubscribeSession = followSession(client)
  let lost = false
  const hooks = {
    onEvent: (event: Parameters<typeof applyEvent>[0]) => {
      // a greeting after a loss may come from another helper or its next run, so the cache is stale
      if (event.type === 'hello' && lost) refreshEverything(client)
      if (event.type === 'hello') lost = false
      applyEvent(event, client)
    },
    onJoined: () => {
      catchUp(client)
    },
    onGap: () => {
      applyEvent({ type: 'resync' }, client)
      catchUp(client)
    },
    onLost: () => {
      lost = true
      // another program may have the port by the next call
      requireProof()
      // the indicator should not wait for its next check
      void checkConnection()
    },
  }
  const ports = sharedPorts()
  void (ports === null
    ? readEvents(
        {
          ...hooks,
          onEvent: (_id, event) => {
            if (event) hooks.onEvent(event)
          },
          wait: waitOrConnected,
        },
        stopped.signal,
      )
    : shareEvents(ports, hooks, stopped.signal))
  return () => {
    stopped.abort()
    unsubscribe()
    unsubscribeSession()
    markStale(client)
  }
}

/** Refreshes everything when the session was ended, and when the user asked for another one. */
function followSession(client: QueryClient): () => void {
  let ended = false
  return sessionRefusal.subscribe(() => {
    const before = ended
    ended = sessionRefusal.get()?.why === 'ended'
    if (before !== ended) refreshEverything(client)
  })
}

/** Null where tabs cannot share. The name carries the version of their messages. */
function sharedPorts(): SharedPorts | null {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return null
  const name = `mosaygent events 1 ${helperUrl()}`
  const { locks } = navigator
  return {
    name,
    locks: { request: (...args) => locks.request(...args) },
    channel: openTabChannel(name),
    read: readEvents,
    life: watchLife,
    wait: waitOrConnected,
  }
}

/** Only browsers that freeze hidden pages fire `freeze`. */
const watchLife: SharedPorts['life'] = ({ onShown, onFrozen }, signal) => {
  const shown = () => {
    if (document.visibilityState === 'visible') onShown()
  }
  document.addEventListener('visibilitychange', shown, { signal })
  document.addEventListener('resume', shown, { signal })
  document.addEventListener('freeze', onFrozen, { signal })
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
