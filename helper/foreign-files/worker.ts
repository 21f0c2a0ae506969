import { parentPort } from 'node:worker_threads'
import { answerTo } from './answer.ts'
import type { ForeignRequest } from './request.ts'
import type { ForeignKind } from './kinds.ts'

// A library that complains of a file would write on the helper's own output.
for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) console[name] = () => undefined

parentPort?.on('message', (ask: ForeignRequest<ForeignKind>) => parentPort?.postMessage(answerTo(ask), []))
