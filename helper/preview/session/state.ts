import type { AppEnvironment, PreviewStatus, Receipt, Stale, WatchTrouble } from '@mosaygent/contract'
import type { Engine } from './engine.ts'
import type { Run } from './run.ts'
import { adviceOn, stageText } from '../../tools/index.ts'

/** The state of the preview. Late events of an earlier run are dropped by comparing runs, never by the state alone. */
export type SessionState =
  /** `endedWithHelper`: the run ended because the earlier helper ended unexpectedly. */
  | { readonly kind: 'stopped'; readonly endedWithHelper?: true }
  | { readonly kind: 'starting'; readonly run: Run }
  | { readonly kind: 'running'; readonly run: Run }
  | { readonly kind: 'reloading'; readonly run: Run }
  | { readonly kind: 'restarting'; readonly run: Run }
  | { readonly kind: 'stopping'; readonly run: Run }
  | {
      readonly kind: 'crashed'
      readonly run: Run
      readonly message: string
      readonly exitCode: number | null
      /** How many errors a start that did not compile left; null: it ended for another reason. */
      readonly compileErrors: number | null
      readonly lastLines: readonly string[]
    }

/** The run whose process is alive, or null. */
export function livingRun(state: SessionState): Run | null {
  return state.kind === 'stopped' || state.kind === 'crashed' ? null : state.run
}

/** True when the app can be shown. */
export function isReady(state: SessionState): boolean {
  return state.kind === 'running' || state.kind === 'reloading' || state.kind === 'restarting'
}

export interface StatusFacts {
  readonly state: SessionState
  readonly gatewayPort: number
  readonly receipt: Receipt | null
  readonly stale: Stale | null
  readonly watchTrouble: WatchTrouble | null
  readonly reloadOnSave: boolean
  /** Codebases whose app may have service workers. */
  readonly ownWorkers: readonly string[]
  /** The sketch is shown while the app compiles. */
  readonly sketching: boolean
  /** Of the current start. */
  readonly compileErrors: number
  readonly environment: AppEnvironment | null
  /** The run has other values than its environment now. */
  readonly configurationChanged: boolean
  /** What Start would run, while nothing does. */
  readonly idle: Pick<Engine, 'kind' | 'version' | 'channel'> | null
}

export function statusOf(facts: StatusFacts): PreviewStatus {
  const { state } = facts
  const run = livingRun(state)
  const engine = run?.engine ?? facts.idle
  return {
    running: run !== null,
    pid: run?.pid ?? null,
    message: sentence(state, facts.compileErrors),
    state: state.kind,
    port: facts.gatewayPort,
    ready: isReady(state),
    ...(engine === null ? {} : { engine: engine.kind }),
    version: engine?.version ?? null,
    channel: engine?.channel ?? null,
    stage: run === null ? null : stageText(run.stage()),
    stage_code: run === null ? null : run.stage(),
    advice: state.kind === 'starting' ? adviceOn(state.run.stage()) : null,
    ...(state.kind === 'starting' ? { compile_errors: facts.compileErrors } : {}),
    last_line: run === null ? null : run.lastLine(),
    project: run === null ? null : run.project,
    configuration: run === null ? null : run.wanted.name,
    environment: facts.environment,
    configuration_changed: run !== null && facts.configurationChanged,
    started_at: run === null ? null : run.startedAt,
    ready_at: run === null ? null : run.readyAt(),
    receipt: facts.receipt,
    ...(state.kind === 'stopped' && state.endedWithHelper === true ? { ended_with_helper: true } : {}),
    exit_code: state.kind === 'crashed' ? state.exitCode : null,
    ...(state.kind === 'crashed' ? { last_lines: [...state.lastLines] } : {}),
    ...(state.kind === 'crashed' && state.compileErrors !== null
      ? { compile_errors: state.compileErrors }
      : {}),
    showing: isReady(state)
      ? engine?.kind === 'sketch'
        ? 'sketch'
        : 'app'
      : facts.sketching
        ? 'sketch'
        : null,
    stale: facts.stale,
    watch_trouble: facts.watchTrouble,
    reload_on_save: facts.reloadOnSave,
    own_workers: run !== null && facts.ownWorkers.includes(run.project),
    devtools_url: run?.devtoolsUrl() ?? null,
  }
}

function sentence(state: SessionState, compileErrors: number): string {
  switch (state.kind) {
    case 'stopped':
      return state.endedWithHelper === true
        ? 'The helper ended and took the preview with it.'
        : 'The preview is stopped.'
    case 'starting':
      if (compileErrors > 0)
        return `The app does not compile: ${compileErrors === 1 ? '1 error' : `${compileErrors} errors`}. Save a corrected file to start again.`
      return [`${stageText(state.run.stage())}.`, adviceOn(state.run.stage())].filter(Boolean).join(' ')
    case 'running':
      return 'The preview is running.'
    case 'reloading':
      return 'Reloading.'
    case 'restarting':
      return 'Restarting.'
    case 'stopping':
      return 'Stopping.'
    case 'crashed':
      return state.message
  }
}
