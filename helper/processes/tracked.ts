import { setTimeout as pause } from 'node:timers/promises'
import { endRest, groupAlive, signalGroup } from './group.ts'

/** The groups that we started and that have not ended. */
const living = new Set<number>()
let listening = false

/** Writes a group down; gives what crosses it out. */
type Recorder = (pid: number) => () => Promise<void>
let recorder: Recorder | null = null
const crossings = new Set<Promise<void>>()
/** Most of what is started is over by then, and a helper killed meanwhile leaves it running for no longer than that. */
const MOMENT_MS = 1_000

/** What lives longer than a moment is written down from now on, so that the next helper can end it if we are killed. */
export function recordLongLiving(record: Recorder): void {
  recorder = record
}

/** Remembers a group so that it ends with us, however we end short of SIGKILL. */
export function track(pid: number): () => void {
  if (!listening) process.once('exit', endAll)
  listening = true
  living.add(pid)
  let unregister: (() => Promise<void>) | undefined
  const timer = setTimeout(() => (unregister = recorder?.(pid)), MOMENT_MS)
  timer.unref()
  return () => {
    living.delete(pid)
    clearTimeout(timer)
    if (unregister === undefined) return
    const crossing = unregister()
    crossings.add(crossing)
    void crossing.finally(() => crossings.delete(crossing))
  }
}

/**
 * Ends whatever was started and still runs, when nothing else will be: told first, so that git takes its lock files away,
 * and killed after `graceMs`. Resolves when it is gone.
 */
export async function endChildren(graceMs = 1_500): Promise<void> {
  const groups = [...living]
  for (const pid of groups) signalGroup(pid, 'SIGTERM')
  const limit = performance.now() + graceMs
  while (groups.some(groupAlive) && performance.now() < limit) await pause(20)
  await Promise.all(groups.map(endRest))
  // who started them hears of it a moment later, and then they are crossed out
  for (let look = 0; look < 25 && living.size > 0; look += 1) await pause(20)
  await Promise.allSettled(crossings)
  recorder = null
}

function endAll(): void {
  for (const pid of living) signalGroup(pid, 'SIGKILL')
  living.clear()
}
