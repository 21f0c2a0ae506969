export { createWorkspace } from './workspace.ts'
