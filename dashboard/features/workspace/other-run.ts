import { projectName } from '@mosaygent/contract'
import type { PreviewStatus } from '@mosaygent/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { call, query, startApp, useConnection } from '#helper-client'
import { noteProject, sameDirectory, useChoicesOf, useRunQuestion } from '#session'
import type { RunQuestion } from '#session'
import { fetchRunningProjects } from './running-beside.ts'
import { runningProject } from './running-project.ts'

/** Another directory is chosen, here or elsewhere: asks, where something of the one before still runs and nothing of this one. */
export async function askAboutProject(client: QueryClient, before: string, chosen: string): Promise<void> {
  const running = await fetchRunningProjects(client)
  const left = running.find(({ directory, shown }) => !shown && sameDirectory(directory, before))
  const asks = left !== undefined && !running.some(({ shown }) => shown)
  noteProject(chosen, asks ? left.directory : null)
}

/** What is to be asked about, once the page is with the new project and what it knew of the one before is forgotten. */
export function useAsked(): RunQuestion | null {
  const question = useRunQuestion()
  const shown = useChoicesOf()
  if (question === null || shown === null) return null
  return sameDirectory(question.directory, shown) ? question : null
}

/** An app runs that is not the one of the chosen project. */
export interface OtherRun {
  /** The one that runs is an app of the chosen project, too. */
  readonly sameProject: boolean
  readonly running: string
  /** The app of the chosen project; null: it has none. */
  readonly chosen: string | null
}

/** `none`: nothing runs, or the chosen one does; undefined: not known yet. */
export function useOtherRun(status: PreviewStatus | null | undefined): OtherRun | 'none' | undefined {
  const { connected } = useConnection()
  const directory = useChoicesOf()
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
  const sameProject = directory !== null && runningProject(status, [directory]) !== null
  const nameOf = (path: string) => (sameProject ? nameIn(directory, path) : projectName(path))
  return { sameProject, running: nameOf(status.project), chosen: chosen === null ? null : nameOf(chosen) }
}

/** Two apps of one project are told apart by their folders in it. */
const nameIn = (directory: string, path: string) =>
  path.slice(directory.length).replace(/^[/\\]+/, '') || projectName(path)

const TOLD_ANEW = [query('flutterStatus'), query('environmentStatus'), query('runningProjects')]

/** Stops what runs, then starts the app of the chosen project, where there is one. */
export function useSwitchRun(onDone?: (asked: OtherRun) => void) {
  return useChange(async ({ chosen }: OtherRun) => {
    await call('flutterStop')
    if (chosen !== null) await startApp()
  }, onDone)
}

interface StopAndStart {
  directory: string
  starts: boolean
}

/** Stops the app of one project, then starts the one that is chosen, where there is one. */
export function useStopAndStart(onDone: (asked: StopAndStart) => void) {
  return useChange(async ({ directory, starts }: StopAndStart) => {
    await call('stopProject', { directory })
    if (starts) await startApp()
  }, onDone)
}

/** `onDone` is called although the question may be off the screen by then: another tab may have seen the end first. */
function useChange<T>(mutationFn: (asked: T) => Promise<void>, onDone?: (asked: T) => void) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn,
    onSuccess: (_, asked) => onDone?.(asked),
    onSettled: () => Promise.all(TOLD_ANEW.map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
  })
}
