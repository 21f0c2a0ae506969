export { createWorkspace } from './workspace.ts'
export { storedFolders } from './stored-workspace.ts'
