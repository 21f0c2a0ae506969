import type { Session } from '@mosaygent/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, query } from '#helper-client'
import { toast } from '#ui'

/** Whose session to end: one other browser's, all others', or this one's. */
export type EndWhich = Session | 'others'

/** Ends sessions; what the helper says about it is shown, and the list is asked for again however it went. */
export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (which: EndWhich) => {
      if (which === 'others') return call('revokeOthers')
      return which.current ? call('revoke') : call('revokeOne', { id: which.id })
    },
    onSuccess: ({ message }, which) => {
      // of its own end the page hears by its next call, and says so wherever it came from
      if (which === 'others' || !which.current) toast(message)
    },
    onError: (error) => {
      toast(errorText(error))
    },
    onSettled: () => client.invalidateQueries({ queryKey: query('sessionList').queryKey }),
  })
}
