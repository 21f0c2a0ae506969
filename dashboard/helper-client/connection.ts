import { askOnce, checkHealth } from './check-health.ts'
import type { ConnectionCause } from './check-health.ts'
import { askByRequest, isBarrier, watchLoopbackPermission } from './loopback-permission.ts'
import { seeHelper } from './see-helper.ts'
import type { Seen } from './see-helper.ts'
import { forgetSession } from './session-token.ts'
import { createStore, useStore } from '#store'

export interface Connection {
  /** False until the first check has answered. */
  readonly connected: boolean
  readonly checking: boolean
  readonly cause: ConnectionCause | null
  /** How long the last check took, in ms; null before the first one. */
  readonly checkedMs: number | null
  /** The version of our helper that answered last; null where none did. */
  readonly version: string | null
  /** What else is known to be on the helper's port, while there is something wrong with the connection. */
  readonly seen: Seen | null
}

export const NOT_CHECKED: Connection = {
  connected: false,
  checking: false,
  cause: null,
  checkedMs: null,
  version: null,
  seen: null,
}

const RECHECK_MS = 3_000
/** A helper that freezes sends nothing that would tell: a connection that stands is looked at again this often, ms. */
const STANDING_MS = 10_000

export const connectionStore = createStore<Connection>(NOT_CHECKED, watch)
let running: Promise<boolean> | null = null

/** Checks the connection and tells whether the helper answers; one check at most is in flight. Never throws. */
export function checkConnection(): Promise<boolean> {
  running ??= check().finally(() => {
    running = null
  })
  return running
}

/**
 * The same because a person pressed a button: on a page that is hosted elsewhere the only moment at which the browser's
 * question may come up. Never throws.
 */
export async function connect(): Promise<boolean> {
  await running
  running ??= askAndCheck().finally(() => {
    running = null
  })
  return running
}

async function askAndCheck(): Promise<boolean> {
  connectionStore.set({ ...connectionStore.get(), checking: true })
  await askByRequest(askOnce)
  return check()
}

/** The state of the connection; while anybody watches, it is checked again by itself until it stands. */
export function useConnection(): Connection {
  return useStore(connectionStore)
}

/** `quiet`: nobody asked for it, so that nothing is shown unless there is news. */
async function check(quiet = false): Promise<boolean> {
  const before = connectionStore.get()
  if (!quiet) connectionStore.set({ ...before, checking: true })
  const startedAt = performance.now()
  const { connected, cause, version } = await checkHealth()
  // whoever answers after a gap may be another helper
  if (connected && !before.connected) forgetSession()
  if (quiet && connected && cause === before.cause && version === before.version) return true
  const checkedMs = Math.round(performance.now() - startedAt)
  const found: Connection = { connected, cause, version, checkedMs, checking: false, seen: null }
  if (cause === null || isBarrier(cause)) {
    connectionStore.set(found)
    return connected
  }
  // said at once; who is to blame may take a moment, and what was known of it is likely still so
  connectionStore.set({ ...found, checking: true, seen: before.cause === cause ? before.seen : null })
  connectionStore.set({ ...found, seen: await seeHelper() })
  return connected
}

/**
 * Focus, coming online and becoming visible check at once; while not connected, every 3 s of a visible page; while
 * connected, without a word, every 10 s.
 */
function watch(): () => void {
  const again = () => {
    if (document.visibilityState === 'visible') void checkConnection()
  }
  const timer = setInterval(() => {
    if (!connectionStore.get().connected) again()
  }, RECHECK_MS)
  const standing = setInterval(() => {
    if (!connectionStore.get().connected || document.visibilityState !== 'visible') return
    running ??= check(true).finally(() => {
      running = null
    })
  }, STANDING_MS)
  window.addEventListener('focus', again)
  window.addEventListener('online', again)
  document.addEventListener('visibilitychange', again)
  const unwatch = watchLoopbackPermission(again)
  again()
  return () => {
    unwatch()
    clearInterval(timer)
    clearInterval(standing)
    window.removeEventListener('focus', again)
    window.removeEventListener('online', again)
    document.removeEventListener('visibilitychange', again)
  }
}
