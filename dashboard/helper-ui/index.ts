/** Pieces of several screens that speak of the helper. */
export { CallFailed } from './call-failed.tsx'
export { elapsed } from './elapsed.ts'
export { JobProgress } from './job-progress.tsx'
export { NotConnected } from './not-connected.tsx'
