import { createSingleFlight } from '#async'
import { askOnce, checkHealth } from './check-health.ts'
import type { ConnectionCause } from './check-health.ts'
import { askByRequest, isBarrier, watchLoopbackPermission } from './loopback-permission.ts'
import { probeHelper } from './probe-helper.ts'
import type { HelperProbe } from './probe-helper.ts'
import { forgetSession } from '../session/session-token.ts'
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
  /** What was found on the helper's port, while something is wrong with the connection. */
  readonly seen: HelperProbe | null
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
/** A frozen helper sends nothing, so an open connection is checked again this often, ms. */
const OPEN_RECHECK_MS = 10_000

export const connectionStore = createStore<Connection>(NOT_CHECKED, watch)
const checks = createSingleFlight<boolean>()

/** Checks the connection and returns whether the helper answers; at most one check is in flight. Never throws. */
export function checkConnection(): Promise<boolean> {
  return checks.run(() => check())
}

/**
 * The same because the user pressed a button: on a page that is hosted elsewhere, the only moment at which the browser
 * may ask for its permission. Never throws.
 */
export async function connect(): Promise<boolean> {
  await checks.current()
  return checks.run(askAndCheck)
}

async function askAndCheck(): Promise<boolean> {
  connectionStore.set({ ...connectionStore.get(), checking: true })
  await askByRequest(askOnce)
  return check()
}

/** The state of the connection; while a component watches it, it is checked again and again. */
export function useConnection(): Connection {
  return useStore(connectionStore)
}

/** `quiet`: no user asked for it, so nothing is shown unless something changed. */
async function check(quiet = false): Promise<boolean> {
  const before = connectionStore.get()
  if (!quiet) connectionStore.set({ ...before, checking: true })
  const startedAt = performance.now()
  const { connected, cause, version } = await checkHealth()
  // after a gap another helper may answer
  if (connected && !before.connected) forgetSession()
  if (quiet && connected && cause === before.cause && version === before.version) return true
  const checkedMs = Math.round(performance.now() - startedAt)
  const found: Connection = { connected, cause, version, checkedMs, checking: false, seen: null }
  if (cause === null || isBarrier(cause)) {
    connectionStore.set(found)
    return connected
  }
  // shown at once; the probe takes a moment, and its last result for the same cause is likely still true
  connectionStore.set({ ...found, checking: true, seen: before.cause === cause ? before.seen : null })
  connectionStore.set({ ...found, seen: await probeHelper() })
  return connected
}

/**
 * Checks at once on focus, on coming online and on becoming visible; every 3 s while not connected and visible; every
 * 10 s quietly while connected.
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
    void checks.run(() => check(true))
  }, OPEN_RECHECK_MS)
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
