import type { CodebaseKind } from '@mosaygent/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, query } from '#helper-client'
import { announce } from '#ui'
import { texts } from './texts.ts'

/** Remembers which repository is cloned for a codebase; null: the default again. */
export function useChooseRepository(codebase: CodebaseKind) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (address: string | null) => call('chooseRepository', { codebase, address }),
    onSuccess: (choices) => {
      client.setQueryData(query('repositoryChoices').queryKey, choices)
      announce(texts.choose.saved)
      return client.invalidateQueries({ queryKey: query('environmentStatus').queryKey })
    },
  })
}
