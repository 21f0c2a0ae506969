import type { EndpointName, Reply, RequestBody, sessionEndpoints } from '@mosaygent/contract'
import type { Outcome } from '../errors/index.ts'

/** Answered by the web server itself, because they are about the connection and not about a feature. */
type OwnEndpoint = keyof typeof sessionEndpoints

export type FeatureEndpoint = Exclude<EndpointName, OwnEndpoint>

/**
 * One handler per row of the contract. `signal` aborts when the caller goes away; work that must survive that
 * (a clone, a login) ignores it.
 */
export type Handler<N extends EndpointName> = (
  body: RequestBody<N>,
  signal: AbortSignal,
) => Promise<Outcome<Reply<N>>>

/** A row of the table without its handler does not compile. */
export type Handlers = { readonly [N in FeatureEndpoint]: Handler<N> }
