export type { FeatureEndpoint, Handler, Handlers } from './handlers.ts'
export { type HelperServer, listen, type ServerDeps } from './server.ts'
export { openSessionTokens, type SessionTokens } from './session-tokens.ts'
