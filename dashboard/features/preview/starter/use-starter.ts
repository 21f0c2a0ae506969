import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call, errorText, query, startApp, useConnection, useJobs } from '#helper-client'
import { useProjectDirectory, useRecentDirectories } from '#session'
import { useStore } from '#store'
import { toast } from '#ui'
import { cloneMissing, makeStarterFolder } from './starter-calls.ts'
import { STARTER_FOLDER } from './starter-folder.ts'
import { StarterSetup } from './starter-setup.ts'
import type { StarterState } from './starter-setup.ts'
import { texts } from './texts.ts'

/** One for the whole dashboard: it outlives the page that began it. */
const setup = new StarterSetup()

export interface Starter {
  readonly state: StarterState
  /** Of the clones, 0 to 100; null while it cannot be told. */
  readonly percent: number | null
  /** Where it would go; null: there is no starter to try here. */
  readonly folder: string | null
  readonly begin: () => void
  readonly cancel: () => void
}

/** The starter in one press: a folder where there is none, both clones, then `start`. */
export function useStarter(start: () => void): Starter {
  const client = useQueryClient()
  const state = useStore(setup)
  const { connected } = useConnection()
  // asked by the page that this appears on: asking anew because this appears would make it disappear again
  const asked = { ...query('directory'), enabled: connected, retryOnMount: false }
  const directory = useQuery(asked).data?.path
  const choices = useQuery({ ...query('repositoryChoices'), enabled: connected }).data
  const flutter = useQuery({ ...query('environmentStatus'), enabled: connected }).data?.flutter
  const clones = useJobs().filter(({ kind, state }) => kind === 'clone' && state === 'running')
  const [, setLocal] = useProjectDirectory()
  const { remember } = useRecentDirectories()
  /** The page may be another one by then. */
  const onPage = useRef<(() => void) | null>(start)
  useEffect(() => {
    onPage.current = start
    return () => {
      onPage.current = null
    }
  }, [start])
  const blocked = flutter?.repository?.taken !== undefined || choices?.flutter.from !== 'starter'
  const percents = clones.map(({ percent }) => percent).filter((percent) => percent !== null)
  return {
    state,
    percent:
      percents.length === 0 ? null : percents.reduce((sum, percent) => sum + percent, 0) / percents.length,
    folder: !connected || directory === undefined || blocked ? null : (directory ?? STARTER_FOLDER),
    begin: () => {
      void setup.begin({
        folder: async () => {
          if (typeof directory === 'string') return
          const path = await makeStarterFolder()
          setLocal(path)
          remember(path)
          client.setQueryData(query('directory').queryKey, { path })
        },
        clone: async (cancelled) => {
          await cloneMissing((why) => toast(texts.apiFailed(why)), cancelled)
          await client.invalidateQueries({ queryKey: query('environmentStatus').queryKey })
        },
        start: async () => {
          if (onPage.current === null) await startApp()
          else onPage.current()
        },
        cancelClones: () =>
          Promise.all((['flutter', 'api'] as const).map((codebase) => call('cancelClone', { codebase }))),
        words: errorText,
      })
    },
    cancel: () => {
      setup.cancel()
    },
  }
}
