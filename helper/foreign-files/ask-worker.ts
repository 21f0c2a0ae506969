import type { Worker } from 'node:worker_threads'
import { systemCode } from '../errors/index.ts'
import { suspendAwareTimeout } from '../processes/index.ts'
import type { ForeignRequest } from './request.ts'
import type { ForeignKind, ForeignRead, ValueOf } from './kinds.ts'

interface Asked<K extends ForeignKind> {
  readonly answer: ForeignRead<ValueOf<K>>
  /** The worker waits for its next file. */
  readonly usable: boolean
}

/** What a thread answers, or became of it. */
export function askWorker<K extends ForeignKind>(
  worker: Worker,
  ask: ForeignRequest<K>,
  deadlineMs: number,
): Promise<Asked<K>> {
  return new Promise((resolve) => {
    const settle = (asked: Asked<K>) => {
      takeBack()
      worker.off('message', answered).off('error', broken).off('exit', ended)
      resolve(asked)
    }
    const answered = (answer: ForeignRead<ValueOf<K>>) => settle({ answer, usable: true })
    const broken = (error: unknown) =>
      settle({
        answer: {
          kind: systemCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? 'took-too-much-memory' : 'reader-ended',
        },
        usable: false,
      })
    const ended = () => settle({ answer: { kind: 'reader-ended' }, usable: false })
    const takeBack = suspendAwareTimeout(deadlineMs, () =>
      settle({ answer: { kind: 'took-too-long' }, usable: false }),
    )
    worker.on('message', answered).on('error', broken).on('exit', ended)
    worker.postMessage(ask, [])
  })
}
