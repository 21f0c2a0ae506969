import { setTimeout as pause } from 'node:timers/promises'
import { endRest, groupAlive, signalGroup } from './group.ts'

/** The groups that we started and that have not ended. */
const living = new Set<number>()
let listening = false

/** Registers a group; returns a function that unregisters it. */
type Recorder = (pid: number) => () => Promise<void>
let recorder: Recorder | null = null
const unregistering = new Set<Promise<void>>()
/** Most of what is started is over by then, and a helper killed meanwhile leaves it running for no longer than that. */
const MOMENT_MS = 1_000

/** From now on registers groups that run longer than a moment, so that the next helper can end them if we are killed. */
export function recordLongLiving(record: Recorder): void {
  recorder = record
}

/** The same for a group that is not written down, because it ends by itself once we are gone. */
export function trackUnrecorded(pid: number): () => void {
  if (!listening) process.once('exit', endAll)
  listening = true
  living.add(pid)
  return () => void living.delete(pid)
}

/** Remembers a group so that it ends with us, however we end short of SIGKILL. */
export function track(pid: number): () => void {
  const forget = trackUnrecorded(pid)
  let unregister: (() => Promise<void>) | undefined
  const timer = setTimeout(() => (unregister = recorder?.(pid)), MOMENT_MS)
  timer.unref()
  return () => {
    forget()
    clearTimeout(timer)
    if (unregister === undefined) return
    const running = unregister()
    unregistering.add(running)
    void running.finally(() => unregistering.delete(running))
  }
}

/**
 * Ends everything that was started and still runs: by SIGTERM first, so that git removes its lock files, and by SIGKILL
 * after `graceMs`. Resolves when nothing runs.
 */
export async function endChildren(graceMs = 1_500): Promise<void> {
  const groups = [...living]
  for (const pid of groups) signalGroup(pid, 'SIGTERM')
  const limit = performance.now() + graceMs
  while (groups.some(groupAlive) && performance.now() < limit) await pause(20)
  await Promise.all(groups.map(endRest))
  // their callers learn of it a moment later and unregister them
  for (let look = 0; look < 25 && living.size > 0; look += 1) await pause(20)
  await Promise.allSettled(unregistering)
  recorder = null
}

function endAll(): void {
  for (const pid of living) signalGroup(pid, 'SIGKILL')
  living.clear()
}
