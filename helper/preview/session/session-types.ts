import type {
  AppEnvironment,
  ConsoleLine,
  PageNews,
  PreviewStatus,
  Receipt,
  Reply,
  ConsoleLevel,
} from '@mosaygent/contract'
import type { ConsoleLog } from '../../console/index.ts'
import type { Outcome } from '../../errors/index.ts'
import type { ErrorList } from '../errors/error-list.ts'
import type { PreviewMemory } from '../memory.ts'
import type { EngineSearch } from './engine.ts'
import type { SessionState } from './state.ts'
import type { Timings } from './timings.ts'
import type { RunSource } from './wanted-run.ts'

export type Acted = Outcome<Reply<'flutterStart'>>

export interface SessionDeps extends EngineSearch {
  /** The app that is chosen, for what Start would run. */
  readonly flutterPath: () => Promise<string | null>
  readonly runSource: RunSource
  readonly gatewayPort: () => number
  readonly console: ConsoleLog
  readonly errors: ErrorList
  readonly memory: PreviewMemory
  /** Whether a saved file reloads the app of this project. */
  readonly reloadOnSave: () => boolean
  readonly onStatus: (status: PreviewStatus) => void
  /** A source file changed. */
  readonly onSources: () => void
  readonly onReceipt: (receipt: Receipt) => void
  /** How many pages listen to the helper's events. */
  readonly eventReaders: () => number
  /** A time for a receipt that no other one has: `at` identifies it. */
  readonly nextMoment: () => Date
  readonly timings: Timings
}

export interface PreviewSession {
  /** With the run configuration of an environment. `app`: its folder; null: there is none. */
  start(environment: AppEnvironment, app: string | null): Promise<Acted>
  stop(): Promise<Acted>
  /** While the app starts, waits until it is ready: the first compile may have read the old file. */
  reload(): Promise<Acted>
  /** `environment`: that of the run where it is left out. */
  restart(environment?: AppEnvironment): Promise<Acted>
  /** An open dashboard reports the state of its frame. */
  receivePageNews(news: PageNews): void
  /** A source was edited from here: the sketch draws it at once. `file`: relative to the codebase. */
  sourceEdited(file: string): void
  /** Reload on save was switched: what is due now is done. */
  reloadOnSaveChanged(): void
  /** Allows service workers of that codebase's app, or blocks them from the next page on. */
  setOwnWorkers(project: string, enabled: boolean): Promise<void>
  receipts(): Receipt[]
  /** The folder of the SDK that Start would run for a codebase; null: there is none, or it is not known. */
  sdkRoot(project: string): Promise<string | null>
  status(): Promise<PreviewStatus>
  state(): SessionState
  /** Whose configuration runs, or ran last; null: nothing was started. */
  environment(): AppEnvironment | null
  /** An app runs, is about to, or is between its end and its next start. */
  isBusy(): boolean
  /** Recorded at a start: the helper before this one ended while a preview ran. */
  endedWithHelper(): void
  /** Nobody looks at it any more: no page is open, and none decides about a receipt. */
  leave(): void
  /** The port of the app, or of the sketch that is shown in its place; null: nothing is shown. */
  shownPort(): number | null
  close(): Promise<void>
}

/** Adds a line of the helper to the console. */
export type Log = (
  text: string,
  level?: Exclude<ConsoleLevel, 'debug'>,
  data?: Pick<ConsoleLine, 'rule' | 'project' | 'section' | 'receipt' | 'configuration'>,
) => void
