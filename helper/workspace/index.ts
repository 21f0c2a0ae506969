export { createWorkspace, type Workspace, type WorkspaceDeps } from './workspace.ts'
