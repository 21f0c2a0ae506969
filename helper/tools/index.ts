export {
  type FlutterEnding,
  type FlutterProcess,
  type FlutterProgram,
  type FlutterRunOptions,
  startFlutterRun,
} from './flutter-run.ts'
export { findFlutterSdk, type FlutterSdk, type SdkSearch } from './flutter-sdk.ts'
export { findGit, type Git } from './git.ts'
export { gitClone, type CloneRequest, type CloneResult } from './git-clone.ts'
export type { CloneProgress } from './git-clone-progress.ts'
export { gitCommitFolder, gitForgetOrigin } from './git-repository.ts'
export { gitStatus, type GitStatus } from './git-status.ts'
