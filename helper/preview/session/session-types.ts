import type { PreviewStatus, Receipt, Reply } from '@mosaygent/contract'
import type { Outcome } from '../../errors/index.ts'
import type { ConsoleLog } from '../console/console-log.ts'
import type { ErrorList } from '../errors/error-list.ts'
import type { PreviewMemory } from '../memory.ts'
import type { EngineSearch } from './engine.ts'
import type { SessionState } from './state.ts'
import type { Timings } from './timings.ts'

export type Acted = Outcome<Reply<'flutterStart'>>

export interface SessionDeps extends EngineSearch {
  readonly flutterPath: () => Promise<string | null>
  readonly gatewayPort: () => number
  readonly console: ConsoleLog
  readonly errors: ErrorList
  readonly memory: PreviewMemory
  readonly onStatus: (status: PreviewStatus) => void
  /** A source file changed. */
  readonly onSources: () => void
  readonly onReceipt: (receipt: Receipt) => void
  readonly timings: Timings
}

export interface PreviewSession {
  start(): Promise<Acted>
  stop(): Promise<Acted>
  /** While the app is starting, waits until it is there: the first compile may have read the old file. */
  reload(): Promise<Acted>
  restart(): Promise<Acted>
  setReloadOnSave(enabled: boolean): Promise<void>
  receipts(): Receipt[]
  status(): Promise<PreviewStatus>
  state(): SessionState
  /** Where what is shown now answers: the app, or the sketch in its place; null: nowhere. */
  shownPort(): number | null
  close(): Promise<void>
}

/** Says something in the console under the helper's own name; `rule` draws a line there. */
export type Say = (text: string, level?: 'info' | 'warning' | 'error', rule?: string) => void
