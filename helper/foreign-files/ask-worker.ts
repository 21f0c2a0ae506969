import { type OwnNode, suspendAwareTimeout } from '../processes/index.ts'
import type { ForeignRequest } from './request.ts'
import type { ForeignKind, ForeignRead, ValueOf } from './kinds.ts'

interface Asked<K extends ForeignKind> {
  readonly answer: ForeignRead<ValueOf<K>>
  /** The worker waits for its next file. */
  readonly usable: boolean
}

/** What a worker answers, or became of it. */
export function askWorker<K extends ForeignKind>(
  worker: OwnNode,
  ask: ForeignRequest<K>,
  deadlineMs: number,
): Promise<Asked<K>> {
  return new Promise((resolve) => {
    const takeBack = suspendAwareTimeout(deadlineMs, () =>
      resolve({ answer: { kind: 'took-too-long' }, usable: false }),
    )
    void worker.ask<ForeignRead<ValueOf<K>>>(ask).then((answered) => {
      takeBack()
      if (answered.kind === 'answered') return resolve({ answer: answered.answer, usable: true })
      const kind = answered.end === 'out-of-memory' ? 'took-too-much-memory' : 'reader-ended'
      resolve({ answer: { kind }, usable: false })
    })
  })
}
