/** Pieces of several screens that speak of the helper. */
export { CallFailed } from './call-failed.tsx'
export { elapsed } from './elapsed.ts'
export { ConnectionNotice } from './connection-notice.tsx'
export type { ConnectionWords } from './connection-texts.ts'
export { useConnectionWords } from './use-connection-words.ts'
export { maskSecrets } from './mask-secrets.ts'
export { JobProgress } from './job-progress.tsx'
export { NotConnected } from './not-connected.tsx'
