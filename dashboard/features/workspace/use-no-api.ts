import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, query } from '#helper-client'
import { toast } from '#ui'

/** Says that this project has no API, or that it has one; the helper remembers it for the directory. */
export function useNoApi() {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (no_api: boolean) => call('setNoApi', { no_api }),
    onError: (error) => {
      toast(errorText(error))
    },
    onSettled: () => client.invalidateQueries({ queryKey: query('environmentStatus').queryKey }),
  })
  return { say: mutate, saying: isPending }
}
