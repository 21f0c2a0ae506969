import type { PreviewStatus } from '@mosaygent/contract'

interface Waiting {
  readonly project_id: string
  readonly at: string
  /** The run that had read the old files already, by when it was started. */
  readonly run: string
}

/** Firebase files that came while a run had the old ones: a reload does not read them again, a restart does. */
export function createRestartToApply() {
  let waiting: Waiting | null = null
  return {
    /** @param run when the living run was started, ISO 8601; null: none lives, so the next one reads the new files. */
    filesChanged(project_id: string, run: string | null): boolean {
      waiting = run === null ? null : { project_id, at: new Date().toISOString(), run }
      return waiting !== null
    },
    /** The status with what waits for a restart. */
    addTo(status: PreviewStatus): PreviewStatus {
      if (waiting === null || status.started_at !== waiting.run || isApplied(status, waiting))
        return { ...status, restart_to_apply: null }
      const { project_id, at } = waiting
      return { ...status, restart_to_apply: { project_id, at } }
    },
  }
}

function isApplied({ receipt }: PreviewStatus, { at }: Waiting): boolean {
  // a restart that found no newer source was one all the same
  if (receipt?.outcome !== 'applied' && receipt?.outcome !== 'unchanged') return false
  const restarted =
    receipt.action === 'restart' || receipt.how === 'hot-restart' || receipt.how === 'stop-start'
  return restarted && receipt.code_of >= at
}
