/** Runs the helper as a child and keeps it running. */
export { spawnHelper } from './helper-child.ts'
export { HelperMessage, ParentMessage } from './messages.ts'
export { supervise } from './supervisor.ts'
