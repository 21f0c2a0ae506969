import type { EndpointName, Endpoints, sessionEndpoints } from '@mosaygent/contract'
import type { HandlersOf } from '../handlers/index.ts'

/** Answered by the web server itself, because they are about the connection and not about a feature. */
type OwnEndpoint = keyof typeof sessionEndpoints

export type FeatureEndpoint = Exclude<EndpointName, OwnEndpoint>

/** A row of the table without its handler does not compile. */
export type Handlers = HandlersOf<Omit<Endpoints, OwnEndpoint>>
