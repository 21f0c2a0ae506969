export type { Handlers } from './handlers.ts'
export { type HelperServer, listen } from './server.ts'
export { openSessionTokens } from './session-tokens.ts'
