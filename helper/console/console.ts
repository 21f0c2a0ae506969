import type { Reply } from '@mosaygent/contract'
import { type Outcome, succeed } from '../errors/index.ts'
import type { EventHub } from '../events/index.ts'
import { type ConsoleLog, createConsoleLog } from './console-log.ts'

export interface Console {
  /** Every feature adds its lines here. */
  readonly log: ConsoleLog
  readonly handlers: { readonly flutterConsole: () => Promise<Outcome<Reply<'flutterConsole'>>> }
}

/** The console of the whole helper: output of the app, the API, git and the helper itself, in one order. */
export function createConsole(hub: Pick<EventHub, 'publish'>): Console {
  const log = createConsoleLog((lines) => hub.publish({ type: 'console.lines', lines }))
  return { log, handlers: { flutterConsole: async () => succeed({ lines: log.lines() }) } }
}
