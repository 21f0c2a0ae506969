import { Worker } from 'node:worker_threads'
import type { FromThread, StoryRun, ToThread } from './thread-messages.ts'

/** Why a thread has ended by itself. */
export type ThreadEnd = 'out-of-memory' | 'failed'

export interface StartedThread {
  post(message: ToThread): void
  /** At once, in the middle of a step; `ended` is not called then. */
  end(): Promise<void>
}

export interface ThreadHears {
  told(message: Exclude<FromThread, { kind: 'full' }>): void
  ended(why: ThreadEnd): void
}

/** The bound that Node holds: twice of what the thread holds itself to (`full-heap.ts`). */
const MEMORY_MB = 2048

/**
 * Starts the thread that draws the storyboard.
 * @param program what runs in it.
 */
export function startStoryThread(
  program: string | URL,
  run: StoryRun,
  hears: ThreadHears,
  memory: number = MEMORY_MB,
): StartedThread {
  const worker = new Worker(program, {
    workerData: run,
    // a debugger's port and such are the main thread's
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
  let isOver = false
  const end = (why: ThreadEnd): void => {
    if (isOver) return
    isOver = true
    hears.ended(why)
  }
  worker.on('message', (message: FromThread) => {
    if (isOver) return
    if (message.kind !== 'full') return hears.told(message)
    end('out-of-memory')
    void worker.terminate()
  })
  worker.on('error', (error) => {
    end('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out-of-memory' : 'failed')
  })
  worker.on('exit', () => end('failed'))
  return {
    post: (message) => worker.postMessage(message, []),
    async end() {
      isOver = true
      await worker.terminate()
    },
  }
}
