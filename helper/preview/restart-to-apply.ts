import type { PreviewStatus, Receipt } from '@mosaygent/contract'

/** The app's Firebase files got new bytes. */
export interface FirebaseFiles {
  /** Whose files they are now. */
  readonly project: string
  /** Whose files they were; null: they did not say. */
  readonly was: string | null
  /** Each file by the digests of its bytes; null: it is, or was, not there. */
  readonly entries: readonly {
    readonly path: string
    readonly before: string | null
    readonly after: string | null
  }[]
}

interface Change extends FirebaseFiles {
  readonly at: string
}

/**
 * Firebase files that came while a run had other ones: a reload does not read them again, a restart does. What counts
 * is what the run has loaded, so files that went and came back leave nothing to apply.
 */
export function createRestartToApply() {
  /** Since the run read its files, oldest first. */
  let changes: readonly Change[] = []
  /** The run they are about, by when it was started. */
  let of: string | null = null

  const differs = () => {
    const now = new Map(changes.flatMap(({ entries }) => entries.map(({ path, after }) => [path, after])))
    const loaded = new Map(
      changes.toReversed().flatMap(({ entries }) => entries.map(({ path, before }) => [path, before])),
    )
    return [...now].some(([path, digest]) => loaded.get(path) !== digest)
  }
  /** A restart that was applied has read what lay there by then. */
  const heard = (receipt: Receipt) => {
    if (hasRestarted(receipt)) changes = changes.filter(({ at }) => at > receipt.code_of)
  }

  return {
    heard,
    /** @param run when the living run was started, ISO 8601; null: none lives, so the next one reads the new files. */
    filesChanged(files: FirebaseFiles, run: string | null): boolean {
      const earlier = run === of ? changes : []
      of = run
      changes = run === null ? [] : [...earlier, { ...files, at: new Date().toISOString() }]
      return differs()
    },
    /** The status with what waits for a restart. */
    addTo(status: PreviewStatus): PreviewStatus {
      if (status.started_at === of && status.receipt) heard(status.receipt)
      const [first] = changes
      const last = changes.at(-1)
      if (first === undefined || last === undefined || status.started_at !== of || !differs())
        return { ...status, restart_to_apply: null }
      const { project: project_id, at } = last
      return { ...status, restart_to_apply: { project_id, at, running_project_id: first.was } }
    },
  }
}

function hasRestarted({ action, how, outcome }: Receipt): boolean {
  // a restart that found no newer source was one all the same
  if (outcome !== 'applied' && outcome !== 'unchanged') return false
  return action === 'restart' || how === 'hot-restart' || how === 'stop-start'
}
