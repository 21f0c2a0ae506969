export { createWorkspace } from './workspace.ts'
export { dependenciesInstalled } from './packages/installed-packages.ts'
export { storedFolders } from './stored-workspace.ts'
