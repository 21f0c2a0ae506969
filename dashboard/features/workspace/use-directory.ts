import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { HelperError, call, query, useConnection } from '#helper-client'
import { exchangeChoices, useBrowserSetting, useProjectDirectory, useRecentDirectories } from '#session'
import { directoryState } from './directory-state.ts'
import type { DirectoryState } from './directory-state.ts'

/** The last refusal outlives the page: without it a refused directory looks like one that nobody was asked about. */
const Refusal = z.nullable(z.object({ path: z.string(), why: z.string() }))

interface Wanted {
  path: string
  settingsOf?: string | undefined
}

export interface Directory {
  state: DirectoryState
  /** The helper was asked and has not answered yet. */
  loading: boolean
  connected: boolean
  /**
   * Stores the path in this browser, then tells the helper. When that fails the browser keeps it all the same and
   * `error` says why; resolves to whether the helper took it. `settingsOf`: the project that is there now, whose own
   * folder is gone.
   */
  save: (path: string, settingsOf?: string) => Promise<boolean>
  saving: boolean
  error: Error | null
  /** Why the helper, though connected, could not say which directory it has. */
  readError: Error | null
  readAgain: () => void
  /** Forgets what this browser remembers in favour of the helper's, which may be none. */
  forget: () => void
}

/** The project directory: read from both sides, saved to both. */
export function useDirectory(): Directory {
  const client = useQueryClient()
  const { connected, checkedMs } = useConnection()
  const [local, setLocal] = useProjectDirectory()
  const { remember } = useRecentDirectories()
  const [refused, setRefused] = useBrowserSetting('refused_directory', Refusal, null)
  const asked = useQuery({ ...query('directory'), enabled: connected })
  const helper = asked.data?.path
  const unsaid = asked.data !== undefined && helper === undefined
  const state = directoryState({ connected, helper, unsaid, local, refused })
  const { mutateAsync, ...saving } = useMutation({
    networkMode: 'always',
    mutationFn: ({ path, settingsOf }: Wanted) =>
      settingsOf === undefined
        ? call('setDirectory', { path })
        : call('findProject', { path: settingsOf, to: path }),
    onSuccess: ({ path: said }, { path: asked }) => {
      const path = said ?? asked
      setLocal(path)
      // the one of before as well: it may be from before this list was kept
      remember(path, ...(state.kind === 'shared' ? [state.path] : []))
      setRefused(null)
      client.setQueryData(query('directory').queryKey, { path })
      void client.invalidateQueries({ queryKey: query('environmentStatus').queryKey })
      void client.invalidateQueries({ queryKey: query('recentProjects').queryKey })
    },
  })

  const save = async (path: string, settingsOf?: string) => {
    setLocal(path)
    try {
      await mutateAsync({ path, settingsOf })
      return true
    } catch (error) {
      // nobody else says which one it is: what is chosen from now on is for this one
      if (error instanceof HelperError && error.kind === 'unreachable') exchangeChoices(path)
      // Shown from the mutation's own state; what the helper itself said is remembered.
      if (error instanceof HelperError && error.kind === 'refused') setRefused({ path, why: error.message })
      return false
    }
  }

  return {
    state,
    loading: checkedMs === null || (connected && asked.isPending),
    connected,
    save,
    saving: saving.isPending,
    error: saving.error,
    readError: connected ? asked.error : null,
    readAgain: () => {
      void asked.refetch()
    },
    forget: () => {
      setLocal(state.kind === 'shared' ? state.path : null)
      setRefused(null)
      saving.reset()
    },
  }
}
