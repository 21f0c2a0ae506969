import type { CodebaseStatus } from '@mosaygent/contract'
import { isStarting } from './overlay.ts'
import type { OverlayFacts } from './overlay.ts'

/** Why Start cannot be pressed; null when it can. */
export function startReason(facts: OverlayFacts, codebase: CodebaseStatus | null): string | null {
  if (facts.download !== null) return 'Firebase configs are downloading'
  if (facts.offline) return 'The helper is not connected'
  if (!facts.status) return 'Waiting for the helper'
  if (facts.phase.kind === 'stopping') return 'The preview is stopping'
  if (codebase?.detected === false) return 'No Flutter codebase in the project directory'
  return null
}

/** Why Restart and Reload cannot be pressed; null when they can. */
export function actReason(facts: OverlayFacts): string | null {
  const { phase, status } = facts
  if (facts.offline) return 'The helper is not connected'
  if (isStarting(phase, status)) return 'The app is still starting'
  if (phase.kind === 'stopping') return 'The preview is stopping'
  if (status?.running !== true) return 'Start the preview first'
  if (facts.download !== null) return 'Firebase configs are downloading'
  return null
}
