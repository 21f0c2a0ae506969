import type { ProjectApp, Reply } from '@mosaygent/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, errorText, query, useConnection } from '#helper-client'
import { askAboutApp, choicesOf } from '#session'
import { announce, createOpenState, toast } from '#ui'
import { texts } from './texts.ts'

/** Opened from the card, the bar and the palette. */
export const pickerState = createOpenState()

export interface Apps {
  /** Null: not known, or a helper that knows the documented calls alone. */
  readonly found: Reply<'projectApps'> | null
  readonly chosen: ProjectApp | null
  readonly choose: (app: ProjectApp) => void
  readonly choosing: boolean
}

const AFTER = [
  query('projectApps'),
  query('environmentStatus'),
  query('flutterStatus'),
  query('flutterSdk'),
  query('runConfigurations'),
].map(({ queryKey }) => queryKey)

/** The apps of the project, and the choice between them. */
export function useApps(): Apps {
  const client = useQueryClient()
  const { connected } = useConnection()
  const found = useQuery({ ...query('projectApps'), enabled: connected }).data ?? null
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: ({ path }: ProjectApp) => call('chooseApp', { path }),
    onSuccess: (_, { name }) => {
      announce(texts.chosen(name))
    },
    onError: (error) => {
      toast(errorText(error))
    },
    async onSettled(_, error) {
      await Promise.all(AFTER.map((queryKey) => client.invalidateQueries({ queryKey })))
      const project = choicesOf()
      // only once it is known here that it is another one than runs
      if (error === null && project !== null) askAboutApp(project)
    },
  })
  return {
    found,
    chosen: found?.apps.find(({ path }) => path === found.chosen) ?? null,
    choose: mutate,
    choosing: isPending,
  }
}
