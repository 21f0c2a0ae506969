import { projectName } from '@mosaygent/contract'
import type { PreviewStatus, RunningProject } from '@mosaygent/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { call, query, startApp, useConnection } from '#helper-client'
import { sameDirectory, useChoicesOf } from '#session'
import { createStore, useStore } from '#store'
import { fetchRunningProjects } from './running-beside.ts'

/** What runs of the project before, while nobody has said yet what becomes of it; `chosen`: the directory of now. */
const asking = createStore<{ readonly chosen: string; readonly before: RunningProject } | null>(null)

export const answered = (): void => asking.set(null)

/** Another directory was chosen in this tab: asks, where something of the one before still runs and nothing of this one. */
export async function askAboutRun(client: QueryClient, before: string, chosen: string): Promise<void> {
  const running = await fetchRunningProjects(client)
  const left = running.find(({ directory, shown }) => !shown && sameDirectory(directory, before))
  if (left !== undefined && !running.some(({ shown }) => shown)) asking.set({ chosen, before: left })
}

/** What is to be asked about, once the page is with the new project and what it knew of the one before is forgotten. */
export function useAsked(): RunningProject | null {
  const asked = useStore(asking)
  const shown = useChoicesOf()
  return asked !== null && shown !== null && sameDirectory(asked.chosen, shown) ? asked.before : null
}

/** An app runs that is not the one of the chosen project. */
export interface OtherRun {
  readonly running: string
  /** The app of the chosen project; null: it has none. */
  readonly chosen: string | null
}

/** `none`: nothing runs, or the chosen one does; undefined: not known yet. */
export function useOtherRun(status: PreviewStatus | null | undefined): OtherRun | 'none' | undefined {
  const { connected } = useConnection()
  const enabled = connected && status?.running === true
  const app = useQuery({ ...query('environmentStatus'), enabled }).data?.flutter
  if (status === null || status === undefined) return undefined
  if (!status.running || typeof status.project !== 'string') return 'none'
  if (app === undefined) return undefined
  const chosen = app.detected ? app.path : null
  if (chosen === status.project) return 'none'
  // on a branch without the app the chosen project has none, and what runs may well be its own
  const trouble = status.watch_trouble?.code
  if (chosen === null && (trouble === 'gone' || trouble === 'closed')) return 'none'
  return { running: projectName(status.project), chosen: chosen === null ? null : projectName(chosen) }
}

const TOLD_ANEW = [query('flutterStatus'), query('environmentStatus'), query('runningProjects')]

/** Stops what runs, then starts the app of the chosen project, where there is one. */
export function useSwitchRun() {
  return useChange(async ({ chosen }: OtherRun) => {
    await call('flutterStop')
    if (chosen !== null) await startApp()
  })
}

/** Stops the app of one project, then starts the one that is chosen, where there is one. */
export function useStopAndStart() {
  return useChange(async ({ directory, starts }: { directory: string; starts: boolean }) => {
    await call('stopProject', { directory })
    if (starts) await startApp()
  })
}

function useChange<T>(mutationFn: (asked: T) => Promise<void>) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn,
    onSettled: () => Promise.all(TOLD_ANEW.map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
  })
}
