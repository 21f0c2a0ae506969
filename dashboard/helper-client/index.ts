/** The dashboard's only door to the helper. */
export { standingFailures, useActivity } from './activity.ts'
export type { Activity, LongWork } from './activity.ts'
export { configureHelper, helperUrl, previewUrl } from './address.ts'
export { isServedHere, loopbackPermission, watchLoopbackPermission } from './loopback-permission.ts'
export type { LoopbackPermission } from './loopback-permission.ts'
export { call, errorText } from './call.ts'
export type { CallOptions } from './call.ts'
export type { ConnectionCause } from './check-health.ts'
export { checkConnection, connect, useConnection } from './connection.ts'
export type { Connection } from './connection.ts'
export { addAppLines, addPageLine, useConsoleLines } from './console-store.ts'
export type { ShownLine } from './console-store.ts'
export { FIREBASE_CLOUD, FIREBASE_FACTS, FIREBASE_HERE, firebaseQueries } from './firebase-queries.ts'
export { useDiagnosis } from './diagnosis.ts'
export type { Diagnosis } from './diagnosis.ts'
export { downloadFile } from './download-file.ts'
export type { Download, DownloadProgress } from './download-file.ts'
export { HelperError } from './helper-error.ts'
export type { HelperErrorKind } from './helper-error.ts'
export { useJobs } from './jobs.ts'
export { dismissNotice, useNotices } from './notices.ts'
export type { Notice } from './notices.ts'
export { noteProblem, recentProblems, watchPageProblems } from './problem-log.ts'
export type { Problem } from './problem-log.ts'
export { beginPageWork } from './page-work.ts'
export type { PageWorkHandle } from './page-work.ts'
export { query, queryAt } from './query.ts'
export {
  askForSession,
  configureSession,
  pairByCode,
  pairByTyped,
  tryPairingAgain,
  useSessionRefusal,
} from './session-token.ts'
export { refreshEverything } from './events-to-cache.ts'
export { startEvents } from './start-events.ts'
export { useLongAction } from './use-long-action.ts'
export type { LongAction, LongActionOptions } from './use-long-action.ts'
export { useRefreshOnFocus } from './use-refresh-on-focus.ts'
