import { projectName } from '@mosaygent/contract'
import type { PreviewStatus } from '@mosaygent/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, query, startApp, useConnection } from '#helper-client'
import { sameDirectory, useChoicesOf } from '#session'
import { createStore, useStore } from '#store'

/** The directory that this tab has chosen, while nobody has said yet what becomes of what runs of another one. */
const asking = createStore<string | null>(null)

export const askAboutRun = (directory: string): void => asking.set(directory)
export const answered = (): void => asking.set(null)

/** Whether it is to be asked: the page is with the new project, and what it knew of the one before is forgotten. */
export function useAsking(): boolean {
  const directory = useStore(asking)
  const shown = useChoicesOf()
  return directory !== null && shown !== null && sameDirectory(directory, shown)
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

/** Stops what runs, then starts the app of the chosen project, where there is one. */
export function useSwitchRun() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ chosen }: OtherRun) => {
      await call('flutterStop')
      if (chosen !== null) await startApp()
    },
    onSettled: () =>
      Promise.all(
        [query('flutterStatus'), query('environmentStatus')].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
