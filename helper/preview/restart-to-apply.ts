import type { PreviewStatus, Receipt } from '@mosaygent/contract'

/** A change of the app's Firebase files. */
export interface FirebaseFiles {
  /** The Firebase project of the files now. */
  readonly project: string
  /** Their project before; null: they named none. */
  readonly was: string | null
  /** The digests of each file's content; null: there is, or was, no such file. */
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
 * Firebase files that changed during a run: a restart reads them again, a reload does not. They are compared with what
 * the run has loaded, so files that are changed back leave nothing to apply.
 */
export function createRestartToApply() {
  /** Changes since the run read its files, oldest first. */
  let changes: readonly Change[] = []
  /** Their run, by its start time. */
  let of: string | null = null

  const differs = () => {
    const now = new Map(changes.flatMap(({ entries }) => entries.map(({ path, after }) => [path, after])))
    const loaded = new Map(
      changes.toReversed().flatMap(({ entries }) => entries.map(({ path, before }) => [path, before])),
    )
    return [...now].some(([path, digest]) => loaded.get(path) !== digest)
  }
  /** A restart that was applied has read the files of that moment. */
  const onReceipt = (receipt: Receipt) => {
    if (hasRestarted(receipt)) changes = changes.filter(({ at }) => at > receipt.code_of)
  }

  return {
    onReceipt,
    /** @param run the start time of the current run, ISO 8601; null: none runs, and the next one reads the new files. */
    filesChanged(files: FirebaseFiles, run: string | null): boolean {
      const earlier = run === of ? changes : []
      of = run
      changes = run === null ? [] : [...earlier, { ...files, at: new Date().toISOString() }]
      return differs()
    },
    /** The status with what waits for a restart. */
    addTo(status: PreviewStatus): PreviewStatus {
      if (status.started_at === of && status.receipt) onReceipt(status.receipt)
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
  // a restart that found no newer source has read the files as well
  if (outcome !== 'applied' && outcome !== 'unchanged') return false
  return action === 'restart' || how === 'hot-restart' || how === 'stop-start'
}
