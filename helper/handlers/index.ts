import type { EndpointName, Reply, RequestBody } from '@mosaygent/contract'
import type { Outcome } from '../errors/index.ts'

/**
 * Answers one row of the contract. `signal` aborts when the caller goes away; work that must survive that (a clone,
 * a login) ignores it.
 */
export type Handler<N extends EndpointName> = (
  body: RequestBody<N>,
  signal: AbortSignal,
) => Promise<Outcome<Reply<N>>>

/** The handlers of a feature, computed from its part of the contract: a row without one does not compile. */
export type HandlersOf<Table> = { readonly [N in keyof Table & EndpointName]: Handler<N> }
