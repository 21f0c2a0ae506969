/** Who is signed in, and what this browser remembers. The only door to localStorage. */
export { signInKind, signInProblem, signInWithGoogle, signOut, startAuth } from './auth.ts'
export { readAuthState, signedIn, useAuth } from './auth-state.ts'
export type { AuthState } from './auth-state.ts'
export type { SignInProblem } from '#cloud'
export { resetBrowserSettings, changeBrowserSetting, useBrowserSetting } from './browser-setting.ts'
export { readEnvironment, useEnvironment } from './environment.ts'
export { useEnvironmentOf } from './environment-of.ts'
export { readFirebaseSettings, useFirebaseSettings } from './firebase-settings.ts'
export type { FirebaseSettings } from './firebase-settings.ts'
export type { KeptSession } from './helper-session.ts'
export { readLastSwitch, useLastSwitch, writeLastSwitch } from './last-switch.ts'
export { takePairingCode, watchPairingCode } from './pairing-code.ts'
export {
  agreeOnChoices,
  choicesOf,
  exchangeChoices,
  hasUnsentChoices,
  isStill,
  rememberAgreed,
  sameChoices,
  sameDirectory,
  subscribeChoices,
  unsentChoices,
  useChoicesOf,
} from './project-choices.ts'
export { readProjectDirectory, useProjectDirectory } from './project-directory.ts'
export { useRecentDirectories } from './recent-directories.ts'
export { answerRunQuestion, askAboutApp, noteProject, nothingToAsk, useRunQuestion } from './run-question.ts'
export type { RunQuestion } from './run-question.ts'
export { readToken, readUser } from './stored-user.ts'
export type { StoredUser } from './stored-user.ts'
export { readTheme, useMotion, useTheme } from './theme.ts'
export type { Theme } from './theme.ts'
