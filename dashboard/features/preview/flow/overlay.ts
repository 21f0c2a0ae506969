import type { PreviewStatus, Receipt } from '@mosaygent/contract'
import { sketchMeanwhile } from './preview-flow.ts'
import type { Phase } from './preview-flow.ts'

/** What covers the glass of the phone; exactly one at a time. */
export type Overlay =
  | { kind: 'downloading'; download: Download }
  | { kind: 'offline' }
  | { kind: 'acting'; action: Receipt['action'] }
  | {
      kind: 'starting'
      since: number | null
      stage: string | null
      lastLine: string | null
      advice: string | null
      /** A sketch can be seen meanwhile, so this is a strip above it and covers nothing. */
      strip: boolean
    }
  | { kind: 'ready' }
  | { kind: 'crashed'; message: string; exitCode: number | null; lastLines: readonly string[] }
  /** The first answer is still out. */
  | { kind: 'unknown' }
  | { kind: 'none' }

/** Config files on their way; null: the helper has not told. */
export interface Download {
  readonly stage: string | null
  readonly percent: number | null
}

export interface OverlayFacts {
  readonly download: Download | null
  readonly offline: boolean
  readonly phase: Phase
  readonly status: PreviewStatus | null
}

/** The precedence of the specification: downloading, offline, reloading or restarting, starting, ready, none. */
export function overlayOf({ download, offline, phase, status }: OverlayFacts): Overlay {
  if (download !== null) return { kind: 'downloading', download }
  if (offline) return { kind: 'offline' }
  const action = actionOf(phase, status)
  if (action !== null) return { kind: 'acting', action }
  if (isStarting(phase, status)) return starting(phase, status)
  if (!status) return { kind: 'unknown' }
  if (status.running) return { kind: 'none' }
  if (status.state !== 'crashed') return { kind: 'ready' }
  const { message, exit_code: exitCode = null, last_lines: lastLines = [] } = status
  return { kind: 'crashed', message, exitCode, lastLines }
}

/** Whether the glass is covered: the strip of a start stands above what can be seen already. */
export const covers = (overlay: Overlay): boolean =>
  overlay.kind !== 'none' && !(overlay.kind === 'starting' && overlay.strip)

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
    lastLine: running ? (status.last_line ?? null) : null,
    advice: running ? (status.advice ?? null) : null,
    strip: sketchMeanwhile(status),
  }
}
