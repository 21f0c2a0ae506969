import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queries, useConnection } from '#helper-client'
import { useProjectDirectory } from '#session'
import { directoryState } from './directory-state.ts'
import type { DirectoryState } from './directory-state.ts'

export interface Directory {
  state: DirectoryState
  /** The helper was asked and has not answered yet. */
  loading: boolean
  connected: boolean
  /**
   * Stores the path in this browser, then tells the helper. When that fails the browser keeps it all the same and
   * `error` says why; resolves to whether the helper took it.
   */
  save: (path: string) => Promise<boolean>
  saving: boolean
  error: Error | null
  /** Why the helper, though connected, could not say which directory it has. */
  readError: Error | null
  readAgain: () => void
  /** Forgets what this browser remembers in favour of the helper's. */
  takeHelpers: () => void
}

/** The project directory: read from both sides, saved to both. */
export function useDirectory(): Directory {
  const client = useQueryClient()
  const { connected, checkedMs } = useConnection()
  const [local, setLocal] = useProjectDirectory()
  const asked = useQuery({ ...queries.directory, enabled: connected })
  const { mutateAsync, ...saving } = useMutation({
    networkMode: 'always',
    mutationFn: (path: string) => call('setDirectory', { path }),
    onSuccess: ({ path }) => {
      setLocal(path)
      client.setQueryData(queries.directory.queryKey, { path })
      void client.invalidateQueries({ queryKey: queries.environmentStatus.queryKey })
    },
  })
  const state = directoryState({ connected, helper: asked.data?.path, local })

  const save = async (path: string) => {
    setLocal(path)
    try {
      await mutateAsync(path)
      return true
    } catch {
      // Shown from the mutation's own state.
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
    takeHelpers: () => {
      if (state.kind === 'shared') setLocal(state.path)
      saving.reset()
    },
  }
}
