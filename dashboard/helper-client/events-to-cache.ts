import type { FirebaseLogin, GhLogin, HelperEvent, JobKind } from '@mosaygent/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from './call.ts'
import { addConsoleLines, loadConsoleHistory } from './console-store.ts'
import { FIREBASE_CLOUD, FIREBASE_HERE, firebaseQueries } from './firebase-queries.ts'
import { jobChanged, jobsFound, jobsNow } from './jobs.ts'
import { addNotice } from './notices.ts'
import { query } from './query.ts'

const everything = { queryKey: ['helper'] }

/** The one place that turns an event into cache and stores. */
export function applyEvent(event: HelperEvent, client: QueryClient): void {
  switch (event.type) {
    case 'hello':
      jobsNow(event.jobs)
      // what ended while nobody listened is in the helper's own list
      void client.invalidateQueries({ queryKey: query('jobs').queryKey })
      loadHistory()
      return
    case 'resync':
      void client.invalidateQueries(everything)
      loadHistory()
      return
    case 'workspace.changed':
      void client.invalidateQueries({ queryKey: query('directory').queryKey })
      void client.invalidateQueries({ queryKey: query('environmentStatus').queryKey })
      void client.invalidateQueries({ queryKey: query('repositoryChoices').queryKey })
      void client.invalidateQueries({ queryKey: FIREBASE_HERE })
      return
    case 'job.changed':
      jobChanged(event.job)
      if (event.job.state !== 'running') jobEnded(event.job.kind, client)
      return
    case 'preview.changed':
      // what is on its way was asked for before this event, so it may be older
      void client.cancelQueries({ queryKey: query('flutterStatus').queryKey })
      client.setQueryData(query('flutterStatus').queryKey, event.status)
      previewRuns(event.status.running, client)
      return
    case 'preview.receipt':
      client.setQueryData(
        query('flutterStatus').queryKey,
        (status) => status && { ...status, receipt: event.receipt },
      )
      void client.invalidateQueries({ queryKey: query('flutterReceipts').queryKey })
      return
    case 'preview.errors':
      void client.invalidateQueries({ queryKey: query('flutterErrors').queryKey })
      return
    case 'console.lines':
      addConsoleLines(event.lines)
      return
    case 'api.changed':
      void client.invalidateQueries({ queryKey: query('apiStatus').queryKey })
      return
    case 'github.changed':
      githubChanged(event.login, client)
      return
    case 'firebase.changed':
      firebaseChanged(event.login, client)
      return
    case 'notice':
      addNotice(event.text)
  }
}

/** The Flutter codebase's card says it, too; somebody else may have started it, or it ended by itself. */
function previewRuns(running: boolean, client: QueryClient): void {
  const { queryKey } = query('environmentStatus')
  const known = client.getQueryData(queryKey)
  if (known !== undefined && known.flutter.running !== running) void client.invalidateQueries({ queryKey })
}

/** What an ended job may have changed is asked for again; also one that failed or was cancelled on its way. */
function jobEnded(kind: JobKind, client: QueryClient): void {
  for (const { queryKey } of changedBy(kind)) void client.invalidateQueries({ queryKey })
}

function changedBy(kind: JobKind) {
  switch (kind) {
    case 'clone':
    case 'pub-get':
    case 'uv-sync':
    case 'install-flutter':
      // which engine Start would run, the SDK's version, and what lies in the folders
      return [query('flutterStatus'), query('flutterSdk'), query('environmentStatus'), query('apiStatus')]
    case 'install-gh':
    case 'gh-login':
      return [query('ghInstalled'), query('ghAuthStatus')]
    // also a login: cancelled from a list, it ends without the call that would have asked again
    case 'firebase-login':
    case 'install-firebase':
      return [{ queryKey: FIREBASE_HERE }, { queryKey: FIREBASE_CLOUD }]
    case 'fetch-firebase':
      return [{ queryKey: FIREBASE_HERE }, query('environmentStatus'), query('flutterStatus')]
  }
}

/** A login that is under way is shown as it comes; anything else is asked for again. */
function githubChanged(login: GhLogin | undefined, client: QueryClient): void {
  const { queryKey } = query('ghAuthStatus')
  if (login !== undefined) {
    // what is on its way was asked for before this event, so it may be older
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (status) => status && { ...status, login })
    if ((login.state === 'starting' || login.state === 'waiting') && client.getQueryData(queryKey)) return
  }
  void client.invalidateQueries({ queryKey: query('ghInstalled').queryKey })
  void client.invalidateQueries({ queryKey })
}

/** A login that is under way is shown as it comes; who is logged in decides what Firebase shows. */
function firebaseChanged(login: FirebaseLogin | undefined, client: QueryClient): void {
  const { queryKey } = firebaseQueries.account
  if (login !== undefined) {
    // what is on its way was asked for before this event, so it may be older
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (account) => account && { ...account, login })
    if (login.state !== 'done' && login.state !== 'failed' && client.getQueryData(queryKey)) return
    if (login.state === 'done') void client.invalidateQueries({ queryKey: FIREBASE_CLOUD })
  }
  void client.invalidateQueries({ queryKey: FIREBASE_HERE })
}

const loadHistory = () => void loadConsoleHistory(async () => (await call('flutterConsole')).lines)

/** Asks for what a stream says at its beginning, for a page that listens to a stream that stands already. */
export function catchUp(client: QueryClient): void {
  loadHistory()
  client
    .fetchQuery({ ...query('jobs'), staleTime: 0 })
    .then(({ jobs }) => {
      jobsFound(jobs)
    })
    // a foreign helper has no such list, and one that is gone says its own when it is back
    .catch(() => undefined)
}

/** Asks for everything again: somebody answers after nobody did. */
export function refreshEverything(client: QueryClient): void {
  void client.invalidateQueries(everything)
}

/** Nobody listens from now on: what is shown again later has to be asked for. */
export function markOld(client: QueryClient): void {
  void client.invalidateQueries({ ...everything, refetchType: 'none' })
}
