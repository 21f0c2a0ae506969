import type { EndpointName, Endpoints, Reply, RequestBody } from '@mosaygent/contract'
import { queryOptions } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { request } from '../calls/call.ts'

/** The calls that only read. */
type ReadingCall = { [N in EndpointName]: Endpoints[N]['method'] extends 'GET' ? N : never }[EndpointName]

/**
 * `always`: the helper is on this machine, so it answers without a network too. No retry: a failed request is a
 * state to show, and the connection check brings everything back once the helper answers.
 */
const local = { networkMode: 'always', retry: false } as const

/** Any reading call of the contract as query options: `useQuery(query('directory'))`. */
export function query<N extends ReadingCall>(name: N) {
  return queryAt(['helper', name], name)
}

/** The same for a call with a body, or for one whose cached reply is refreshed together with others: `queryKey` says so. */
export function queryAt<N extends EndpointName, K extends QueryKey>(
  queryKey: K,
  name: N,
  body?: RequestBody<N>,
) {
  return queryOptions<Reply<N>, Error, Reply<N>, K>({
    queryKey,
    queryFn: ({ signal }) => request(name, body, { signal }),
    ...local,
  })
}
