export { createWorkspace } from './workspace.ts'
export { storedFlutterCodebase } from './stored-workspace.ts'
