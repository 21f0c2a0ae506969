import { answerTo } from './answer.ts'
import type { ForeignRequest } from './request.ts'
import type { ForeignKind, ForeignRead } from './kinds.ts'
import { within } from './within.ts'

/** Longer than the helper waits: it is for the one that was killed meanwhile. In ms. */
const MOST_MS = 10_000

process.on('message', (ask: ForeignRequest<ForeignKind>) => {
  const answers: ForeignRead<unknown>[] = []
  within(MOST_MS, () => void answers.push(answerTo(ask)))
  process.send?.(answers[0])
})
