import type { CodebaseStatus } from '@mosaygent/contract'
import { isStarting } from './overlay.ts'
import type { OverlayFacts } from './overlay.ts'
import { texts } from './texts.ts'

/** Why Start cannot be pressed; null when it can. */
export function startReason(facts: OverlayFacts, codebase: CodebaseStatus | null): string | null {
  if (facts.download !== null) return texts.downloading
  if (facts.lost) return texts.offline
  if (!facts.status || facts.asking) return texts.waiting
  if (facts.phase.kind === 'stopping') return texts.stopping
  if (codebase?.detected === false) return texts.noCodebase
  return null
}

/** Why Restart and Reload cannot be pressed; null when they can. */
export function actReason(facts: OverlayFacts): string | null {
  const { phase, status } = facts
  if (facts.lost) return texts.offline
  if (facts.asking) return texts.waiting
  if (isStarting(phase, status)) return texts.starting
  if (phase.kind === 'stopping') return texts.stopping
  if (status?.running !== true) return texts.startFirst
  if (facts.download !== null) return texts.downloading
  return null
}
