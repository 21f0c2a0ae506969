/** The dashboard's only door to the helper. */
export { standingFailures, useActivity } from './jobs/activity.ts'
export type { Activity, LongWork } from './jobs/activity.ts'
export { configureHelper, hasOwnHome, helperUrl, previewUrl } from './connection/address.ts'
export {
  isServedHere,
  loopbackPermission,
  watchLoopbackPermission,
} from './connection/loopback-permission.ts'
export type { LoopbackPermission } from './connection/loopback-permission.ts'
export { call, errorText } from './calls/call.ts'
export { restartApp, startApp, startOnDevice } from './calls/run-app.ts'
export type { CallOptions } from './calls/call.ts'
export type { ConnectionCause } from './connection/check-health.ts'
export { checkConnection, connect, useConnection } from './connection/connection.ts'
export type { Connection } from './connection/connection.ts'
export { addAppLines, addPageLine, useConsoleLines } from './console/console-store.ts'
export type { ShownLine } from './console/console-store.ts'
export { FIREBASE_CLOUD, FIREBASE_FACTS, FIREBASE_HERE, firebaseQueries } from './queries/firebase-queries.ts'
export { useDiagnosis } from './connection/diagnosis.ts'
export type { Diagnosis } from './connection/diagnosis.ts'
export { downloadFile } from './calls/download-file.ts'
export type { Download, DownloadProgress } from './calls/download-file.ts'
export { HelperError } from './calls/helper-error.ts'
export type { HelperErrorKind } from './calls/helper-error.ts'
export { useJobs } from './jobs/jobs.ts'
export { dismissNotice, useNotices } from './notices.ts'
export type { Notice } from './notices.ts'
export { noteProblem, recentProblems, watchPageProblems } from './problem-log.ts'
export type { Problem } from './problem-log.ts'
export { beginClientJob } from './jobs/client-jobs.ts'
export type { ClientJobHandle } from './jobs/client-jobs.ts'
export { configureQueries, queryClient } from './queries/query-client.ts'
export { query, queryAt } from './queries/query.ts'
export { configureSession } from './session/session-settings.ts'
export {
  askForSession,
  pairByCode,
  pairByTyped,
  tryPairingAgain,
  useSessionRefusal,
} from './session/session-token.ts'
export { forgetProject, refreshEverything } from './events/events-to-cache.ts'
export { startEvents } from './events/start-events.ts'
export { laterPartMissing, loadLaterPart } from './later-part.ts'
export { useLongAction } from './jobs/use-long-action.ts'
export type { LongAction, LongActionOptions } from './jobs/use-long-action.ts'
export { useRecentProjects } from './recent-projects.ts'
export type { KnownProject } from './recent-projects.ts'
export { useRefreshOnFocus } from './queries/use-refresh-on-focus.ts'
