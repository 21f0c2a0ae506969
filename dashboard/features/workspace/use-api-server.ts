import type { ApiServerStatus } from '@mosaygent/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { HelperError, call, errorText, query, useConnection } from '#helper-client'

/** A server that somebody starts or ends elsewhere sends no event: it is looked for this often, ms. */
const LOOK_MS = 5_000

export interface ApiServer {
  /** Undefined until the helper has said, and for a helper that cannot. */
  status: ApiServerStatus | undefined
  /** Asked for the first time, and not answered yet. */
  loading: boolean
  /** Why the last press did nothing; null: it did. */
  problem: string | null
  busy: boolean
  start: (port?: number) => void
  stop: () => void
}

/** The developer's own API server, as the helper sees it. */
export function useApiServer(wanted: boolean): ApiServer {
  const client = useQueryClient()
  const { connected } = useConnection()
  const status = useQuery({
    ...query('apiStatus'),
    enabled: wanted && connected,
    refetchInterval: LOOK_MS,
  })
  const act = useMutation({
    networkMode: 'always',
    mutationFn: (action: { port?: number } | 'stop') =>
      action === 'stop' ? call('apiStop') : call('apiStart', action),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: query('apiStatus').queryKey }),
        client.invalidateQueries({ queryKey: query('environmentStatus').queryKey }),
      ]),
  })
  return {
    // a query that is switched off still gives what another card has asked for
    status: wanted ? status.data : undefined,
    loading: wanted && status.isLoading,
    // a taken port is a fact of the status, and goes when the port is free
    problem: act.isError && !isPortTaken(act.error) ? errorText(act.error) : null,
    busy: act.isPending,
    start: (port) => act.mutate(port === undefined ? {} : { port }),
    stop: () => act.mutate('stop'),
  }
}

function isPortTaken(error: Error): boolean {
  return error instanceof HelperError && error.code === 'port-taken'
}
