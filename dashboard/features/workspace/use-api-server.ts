import type { ApiServerStatus } from '@mosaygent/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { HelperError, call, errorText, query, useConnection } from '#helper-client'
import { readEnvironment } from '#session'

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
  /** Stop, then start: with the command and the values that are chosen now. */
  restart: () => void
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
    mutationFn: (action: { port?: number; restart?: boolean } | 'stop') =>
      action === 'stop' ? call('apiStop') : startApi(action),
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
    restart: () => act.mutate({ restart: true }),
  }
}

function isPortTaken(error: Error): boolean {
  return error instanceof HelperError && error.code === 'port-taken'
}

/** With the file of values of the environment that is selected; the helper cannot know which one that is. */
export async function startApi({ restart = false, ...more }: { port?: number; restart?: boolean } = {}) {
  if (restart) await call('apiStop')
  return call('apiStart', { ...more, environment: readEnvironment() })
}
