import type { Worker } from 'node:worker_threads'
import { suspendAwareTimeout, type Clock } from '../processes/index.ts'

/** In ms in which the machine was awake; a thread takes some 50 of them, on a busy machine seconds. */
const START_MS = 10_000

/** Null: the system gives no more threads, or the one that it gave does not run. */
export function startWorker(create: () => Worker, clock: Clock): Promise<Worker | null> {
  const worker = created(create)
  if (worker === null) return Promise.resolve(null)
  return new Promise((resolve) => {
    const settle = (started: Worker | null) => {
      takeBack()
      worker.unref()
      if (started === null) void worker.terminate()
      resolve(started)
    }
    const takeBack = suspendAwareTimeout(START_MS, () => settle(null), clock)
    // an error that nobody listens to would end the helper
    worker.on('error', () => settle(null))
    worker.once('exit', () => settle(null))
    worker.once('online', () => settle(worker))
  })
}

function created(create: () => Worker): Worker | null {
  try {
    return create()
  } catch {
    return null // ERR_WORKER_INIT_FAILED, and whatever else the system says of a thread too many
  }
}
