import { type Clock, type OwnNode, startOwnNode, SYSTEM_CLOCK } from '../processes/index.ts'
import type { ForeignRequest } from './request.ts'
import { askWorker } from './ask-worker.ts'
import { createBackOff } from './back-off.ts'
import type { ForeignKind, ForeignRead, ValueOf } from './kinds.ts'
import { startWorker } from './start-worker.ts'

export interface WorkerPoolOptions {
  /** The worker's program, in one piece: a megabyte, which nothing has to hold before the first file is read. */
  readonly program: () => Promise<string>
  /** For one file, in ms in which the machine was awake. Starting a process does not count. */
  readonly deadlineMs?: number
  /** How many files are read at a time. */
  readonly size?: number
  /** Of one worker, in MB. */
  readonly memory?: number
  readonly clock?: Clock
  /** A parameter so that tests can have processes that do not start. */
  readonly create?: (memory: number) => OwnNode
}

/** Every reader takes milliseconds; a machine that is busy takes its time to let one run. */
const DEADLINE_MS = 5_000
const SIZE = 2
const MEMORY_MB = 192
/** Processes in a row that do not start or end by themselves. What a file costs too much counts against that file. */
const FREE_ENDS = 8
const FIRST_REST_MS = 1_000
const LONGEST_REST_MS = 60_000
const ENDS = 'processes'

export type RunForeign = <K extends ForeignKind>(ask: ForeignRequest<K>) => Promise<ForeignRead<ValueOf<K>>>

/**
 * Processes that read one file after the other. They are kept once started, keep the helper from no end, and end with
 * it; one that goes over its deadline or its memory is ended, and the next file gets a new one. Where they do not start,
 * or end by themselves, no new one is tried for a while.
 */
export function createWorkerPool(options: WorkerPoolOptions): RunForeign {
  const { program, deadlineMs = DEADLINE_MS, size = SIZE, memory = MEMORY_MB } = options
  const { clock = SYSTEM_CLOCK, create = startReader } = options
  const idle = new Set<OwnNode>()
  const backOff = createBackOff<true>({
    clock,
    first: FIRST_REST_MS,
    most: LONGEST_REST_MS,
    free: FREE_ENDS,
  })
  const waiting: (() => void)[] = []
  let free = size

  const turn = async () => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const giveBack = () => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }
  const start = async () => {
    if (backOff.rests(ENDS) !== null) return null
    // not there any more where the product was replaced under us
    const text = await program().catch(() => null)
    const worker = text === null ? null : await startWorker(() => create(memory), text, clock)
    if (worker === null) backOff.failed(ENDS, true)
    else void worker.ended.then(() => idle.delete(worker))
    return worker
  }

  return async (ask) => {
    await turn()
    try {
      const [warm] = idle
      const worker = warm ?? (await start())
      if (worker === null) return { kind: 'no-reader' }
      idle.delete(worker)
      const { answer, usable } = await askWorker(worker, ask, deadlineMs)
      if (usable) idle.add(worker)
      else worker.end() // its end is not waited for: a disk may hold it
      if (usable) backOff.worked(ENDS)
      else if (answer.kind === 'reader-ended') backOff.failed(ENDS, true)
      return answer
    } finally {
      giveBack()
    }
  }
}

const startReader = (memory: number) => startOwnNode('mosaygent-reader', memory)
