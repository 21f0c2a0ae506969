import type { PreviewStatus, Receipt } from '@mosaygent/contract'
import { sketchMeanwhile } from './controller-state.ts'
import type { Phase } from './controller-state.ts'

/** What covers the glass of the phone; exactly one at a time. */
export type Overlay =
  | { kind: 'downloading'; download: Download }
  | { kind: 'offline' }
  /** `strip`: the app can be seen and used meanwhile. `replied`: it is done, and said for a moment more. */
  | { kind: 'acting'; action: Receipt['action']; strip: boolean; replied: boolean }
  /** The helper is lost while a reload is out: whether the code seen is the new one is not known. */
  | { kind: 'unconfirmed'; action: Receipt['action']; strip: true }
  | {
      kind: 'starting'
      since: number | null
      stage: string | null
      /** The stage is the compiler's. */
      compiling: boolean
      lastLine: string | null
      advice: string | null
      /** How many errors the compiler has named: this start is going to fail. */
      errors: number
      /** A sketch can be seen meanwhile, so this is a strip above it and covers nothing. */
      strip: boolean
    }
  | { kind: 'ready' }
  /** The helper ended without being asked to, and the preview with it. */
  | { kind: 'ended-with-helper' }
  | {
      kind: 'crashed'
      message: string
      exitCode: number | null
      lastLines: readonly string[]
      /** How many errors the code of a start has; null: it ended for another reason. */
      compileErrors: number | null
    }
  /** An answer is still out: the first one, or (`reconnected`) the first of a helper that is back. */
  | { kind: 'unknown'; reconnected: boolean }
  | { kind: 'none' }

/** Config files on their way; null: the helper has not told. */
export interface Download {
  readonly stage: string | null
  readonly percent: number | null
}

export interface OverlayFacts {
  readonly download: Download | null
  readonly offline: boolean
  /** Offline, or it does not answer in time: what it said last may be true no more. */
  readonly lost: boolean
  /** The helper is back, and what is known of the preview is of before. */
  readonly asking: boolean
  readonly phase: Phase
  readonly status: PreviewStatus | null
  /** Something of the app is on the glass. */
  readonly seen: boolean
}

/** The precedence of the specification: downloading, offline, reloading or restarting, starting, ready, none. */
export function overlayOf({ download, offline, lost, asking, phase, status, seen }: OverlayFacts): Overlay {
  if (download !== null) return { kind: 'downloading', download }
  const action = actionOf(phase, status)
  // a helper that hangs takes nothing from an app that is seen; everything else waits for it
  if (offline || (lost && !(seen && status?.running === true && !isStarting(phase, status))))
    return { kind: 'offline' }
  if (lost && action !== null) return { kind: 'unconfirmed', action, strip: true }
  if (asking) return { kind: 'unknown', reconnected: true }
  if (action !== null) {
    const replied = phase.kind === 'acting' && phase.replied
    // a reload leaves the app as it is; a restart begins it anew
    return { kind: 'acting', action, strip: seen && action === 'reload', replied }
  }
  if (isStarting(phase, status)) return starting(phase, status)
  if (!status) return { kind: 'unknown', reconnected: false }
  if (status.running) return { kind: 'none' }
  if (status.state !== 'crashed')
    return { kind: status.ended_with_helper === true ? 'ended-with-helper' : 'ready' }
  const { message, exit_code: exitCode = null, last_lines: lastLines = [] } = status
  const compileErrors = status.compile_errors ?? null
  return { kind: 'crashed', message, exitCode, lastLines, compileErrors }
}

/** Whether the glass is covered: a strip stands above what can be seen already. */
export const covers = (overlay: Overlay): boolean =>
  overlay.kind !== 'none' && !('strip' in overlay && overlay.strip)

/** Whether the preview is on its way up: by this page's Start, by another's, or from before the page was opened. */
export function isStarting(phase: Phase, status: PreviewStatus | null): boolean {
  // one that is being stopped, here or elsewhere, is not ready either
  if (phase.kind === 'stopping' || status?.state === 'stopping') return false
  return phase.kind === 'starting' || (status?.running === true && status.ready === false)
}

function actionOf(phase: Phase, status: PreviewStatus | null): Receipt['action'] | null {
  if (phase.kind === 'acting') return phase.action
  if (status?.state === 'reloading') return 'reload'
  return status?.state === 'restarting' ? 'restart' : null
}

function starting(phase: Phase, status: PreviewStatus | null): Overlay {
  const since = phase.kind === 'starting' ? phase.since : Date.parse(status?.started_at ?? '')
  const running = status?.running === true
  return {
    kind: 'starting',
    since: Number.isNaN(since) ? null : since,
    // before the start call has answered, the status speaks of the run before
    stage: running ? (status.stage ?? null) : null,
    compiling: running && status.stage_code === 'compiling',
    lastLine: running ? (status.last_line ?? null) : null,
    advice: running ? (status.advice ?? null) : null,
    errors: running ? (status.compile_errors ?? 0) : 0,
    strip: sketchMeanwhile(status),
  }
}
