/** Pieces of several screens that speak of the helper. */
export { JobProgress } from './job-progress.tsx'
export { NotConnected } from './not-connected.tsx'
