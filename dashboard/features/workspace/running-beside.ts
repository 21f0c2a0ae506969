import type { RunningProject } from '@mosaygent/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { call, query, useConnection } from '#helper-client'

const NONE: readonly RunningProject[] = []

/** The projects that run, whichever is chosen; empty as well where the helper does not say. */
export function useRunningProjects(): readonly RunningProject[] {
  const { connected } = useConnection()
  const { data } = useQuery({ ...query('runningProjects'), enabled: connected })
  return connected ? (data?.running ?? NONE) : NONE
}

/** The same as the helper knows it now. */
export async function fetchRunningProjects(client: QueryClient): Promise<readonly RunningProject[]> {
  try {
    return (await client.fetchQuery({ ...query('runningProjects'), staleTime: 0 })).running
  } catch {
    // a helper of another make, which runs one project alone
    return NONE
  }
}

/** Stops the app of one project; the others go on. */
export function useStopProject() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (directory: string) => call('stopProject', { directory }),
    onSettled: () => client.invalidateQueries({ queryKey: query('runningProjects').queryKey }),
  })
}
