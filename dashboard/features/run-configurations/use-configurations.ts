import type { AppEnvironment, Reply } from '@mosaygent/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, errorText, query, useConnection } from '#helper-client'
import { announce, createOpenState, toast } from '#ui'
import { texts } from './texts.ts'

/** Opened from the bar and the palette. */
export const configurationsOpen = createOpenState()

export type Found = Reply<'runConfigurations'>

/** The configurations of the chosen app; null: not known, or a helper that knows the documented calls alone. */
export function useConfigurations(): Found | null {
  const { connected } = useConnection()
  // an editor beside the browser may have changed them
  return (
    useQuery({ ...query('runConfigurations'), enabled: connected, refetchOnWindowFocus: 'always' }).data ??
    null
  )
}

/** Chooses the configuration of an environment, by id; null: none. */
export function useChoose() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (choice: { environment: AppEnvironment; id: string | null }) =>
      call('chooseRunConfiguration', choice),
    onSuccess: ({ message }) => {
      announce(message)
    },
    onError: (error) => {
      toast(errorText(error))
    },
    onSettled: () =>
      Promise.all(
        [query('runConfigurations').queryKey, query('flutterStatus').queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

/** Which code and which values an environment runs, in a few words; undefined: no configuration is known. */
export function runWords(found: Found | null, environment: AppEnvironment): string | undefined {
  if (found === null || found.configurations.length === 0) return undefined
  const id = found.chosen[environment]
  if (id === null) return texts.runsPlain(found.plain?.[environment] ?? texts.usual)
  const one = found.configurations.find((each) => each.id === id)
  if (one === undefined) return texts.notFound
  const values = Object.keys({ ...one.file_values, ...one.dart_defines })
  return texts.runs(one.name, one.target ?? texts.usual, values.length)
}

/** What an environment's choice is called. */
export function chosenName({ configurations, chosen }: Found, environment: AppEnvironment): string {
  const id = chosen[environment]
  if (id === null) return texts.none
  return configurations.find((one) => one.id === id)?.name ?? texts.notFound
}
