import type { Reply, RequestBody } from '@mosaygent/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { HelperError, call, errorText, query, useConnection } from '#helper-client'
import { announce, createOpenState, toast } from '#ui'

/** Opened from the card and the palette. */
export const apiStartOpen = createOpenState()

export type Found = Reply<'apiCommands'>

const CHANGED = [query('apiCommands'), query('apiStatus'), query('environmentStatus')]

/** Every way to start the API; null: not known yet, or a helper that cannot tell. */
export function useApiCommands(wanted: boolean) {
  const { connected } = useConnection()
  // an editor beside the browser may have changed them
  const asked = useQuery({
    ...query('apiCommands'),
    enabled: wanted && connected,
    refetchOnWindowFocus: 'always',
  })
  return { found: asked.data ?? null, loading: asked.isLoading }
}

/** Remembers a choice for the project. */
export function useChooseStart() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (choice: RequestBody<'chooseApiStart'>) => call('chooseApiStart', choice),
    onSuccess: ({ message }) => {
      announce(message)
    },
    onError: (error) => {
      toast(errorText(error))
    },
    onSettled: () => Promise.all(CHANGED.map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
  })
}

/** What is wrong with what was entered, by field. */
export interface FieldErrors {
  readonly command?: string
  readonly folder?: string
}

/** Saves a command of the user's own. */
export function useSaveCommand(onSaved: () => void) {
  const client = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: (body: RequestBody<'saveApiCommand'>) => call('saveApiCommand', body),
    onSuccess: ({ message }) => {
      announce(message)
      onSaved()
    },
    onSettled: () => Promise.all(CHANGED.map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
  })
  return { save: mutate, saving: isPending, errors: error === null ? {} : fieldErrors(error), reset }
}

function fieldErrors(error: Error): FieldErrors {
  const ofFolder =
    error instanceof HelperError &&
    (error.code?.startsWith('path-') === true || error.code === 'not-a-directory')
  return ofFolder ? { folder: errorText(error) } : { command: errorText(error) }
}
