export { type EditorAnswer, type FileToOpen, openInEditor } from './editor/editor.ts'
export { openFolder } from './file-manager.ts'
export {
  type FlutterEnding,
  type FlutterProcess,
  type FlutterProgram,
  type FlutterRunOptions,
  startFlutterOnDevice,
  startFlutterRun,
} from './flutter/run.ts'
export { analyzeApp } from './flutter/analyze.ts'
export { listDevices } from './flutter/devices.ts'
export { pubOutdated } from './flutter/outdated.ts'
export { type TestProgress, testApp } from './flutter/test-app.ts'
export { type FlutterCommandResult, runFlutterCommand } from './flutter/command.ts'
export { findFlutterSdk, type FlutterSdk, type SdkSearch } from './flutter/sdk.ts'
export { ghEnvironmentToken, GITHUB_HOST, type Gh } from './gh/gh.ts'
export { type GhAuth, ghAuth, ghHasCredential } from './gh/auth.ts'
export { findGh, type GhFolders, type GhSearch } from './gh/find.ts'
export { type GhInstallPlan, planGhInstall } from './gh/install-plan.ts'
export { installGhBySystem } from './gh/install-system.ts'
export { ghLogin, type GhLoginOutcome, type Patience } from './gh/login.ts'
export { ghRepositories } from './gh/repositories.ts'
export { hasGhRelease, installGhRelease, type ReleaseOutcome } from './gh/release.ts'
export { latestVersion } from './npm/latest-version.ts'
export { findGit, type Git } from './git/git.ts'
export { gitClone, type CloneRequest, type CloneResult } from './git/clone.ts'
export type { CloneProgress } from './git/clone-progress.ts'
export { gitCommitFolder, gitForgetOrigin } from './git/repository.ts'
export type { GitRefusal } from './git/open-for-change.ts'
export { OUT_OF_MEMORY } from './git/memory-limit.ts'
export { repositoryAbove } from './git/open.ts'
export { gitIdentity } from './git/identity.ts'
export { gitRemoteHead } from './git/remote-head.ts'
export { gitBranches, gitLocalChanges, gitRemote } from './git/look.ts'
export { gitFastForward, gitFetch, gitMayNotChange, type GitOutcome, gitSwitch } from './git/sync.ts'
export { gitStatus, type GitStatus } from './git/status.ts'
export { adviceOn, STARTUP_LOCK, stageOf, stageText } from './flutter/stages.ts'
export { gitTracks, gitTracksFiles } from './git/tracks.ts'
export { WRAPPER_MS } from './flutter/version.ts'
export { PACKAGE_CONFIG, packageConfigFolder } from './flutter/package-config.ts'
export { installedFlutter } from './flutter/installed.ts'
export { type Firebase, type FirebaseResult } from './firebase/firebase.ts'
export {
  activeFirebaseProject,
  firebaseAppFile,
  firebaseApps,
  firebaseCreateApp,
  firebaseProjects,
  firebaseWebConfig,
  type WebConfig,
} from './firebase/apps.ts'
export { type FirebaseFailure } from './firebase/failure.ts'
export { findFirebase, type FirebaseFolders, type FirebaseSearch } from './firebase/find.ts'
export { FIREBASE_TOOLS, type FirebaseInstallOutcome, installFirebase } from './firebase/install.ts'
export {
  type FirebaseAccounts,
  firebaseAccounts,
  firebaseEnvironmentCredential,
  firebaseLoginStore,
  finishFirebaseLogin,
  LOGIN_CODE,
  startFirebaseLogin,
} from './firebase/login.ts'
export { findPython, findUv, startUv, uvEnvironmentFolder, uvIsSynced, versionOf } from './uv.ts'
