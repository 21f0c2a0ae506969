import type { FirebaseLogin, GhLogin, HelperEvent, JobKind, PreviewStatus } from '@mosaygent/contract'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { call } from '../calls/call.ts'
import { addConsoleLines, loadConsoleHistory } from '../console/console-store.ts'
import { FIREBASE_CLOUD, FIREBASE_HERE, firebaseQueries } from '../queries/firebase-queries.ts'
import { jobChanged, jobsFound, jobsNow } from '../jobs/jobs.ts'
import { addNotice } from '../notices.ts'
import { query } from '../queries/query.ts'

const everything = { queryKey: ['helper'] }

/** The one place that turns an event into cache and stores. */
export function applyEvent(event: HelperEvent, client: QueryClient): void {
  switch (event.type) {
    case 'hello':
      jobsNow(event.jobs)
      // jobs that ended while no stream was open are in the helper's own list
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
      void client.invalidateQueries({ queryKey: query('projectApps').queryKey })
      void client.invalidateQueries({ queryKey: query('projectChoices').queryKey })
      void client.invalidateQueries({ queryKey: query('recentProjects').queryKey })
      void client.invalidateQueries({ queryKey: FIREBASE_HERE })
      void client.invalidateQueries({ queryKey: query('pluginsWithoutWeb').queryKey })
      void client.invalidateQueries({ queryKey: query('runConfigurations').queryKey })
      // another app may be chosen now
      for (const { queryKey } of CHECKS) void client.invalidateQueries({ queryKey })
      return
    case 'project.changed':
      void client.invalidateQueries({ queryKey: query('projectChoices').queryKey })
      void client.invalidateQueries({ queryKey: query('recentProjects').queryKey })
      return
    case 'project.running':
      void client.invalidateQueries({ queryKey: query('runningProjects').queryKey })
      return
    case 'job.changed':
      jobChanged(event.job)
      if (event.job.state !== 'running') jobEnded(event.job.kind, client)
      return
    case 'preview.changed':
      configurationChosen(event.status, client)
      otherProject(event.status, client)
      // a request that is on its way was sent before this event, so its reply may be older
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
    case 'device.changed':
      void client.cancelQueries({ queryKey: query('deviceRun').queryKey })
      client.setQueryData(query('deviceRun').queryKey, event.run)
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

/** The Flutter codebase's card shows it, too, and another tab may have started or stopped it. */
function previewRuns(running: boolean, client: QueryClient): void {
  const { queryKey } = query('environmentStatus')
  const known = client.getQueryData(queryKey)
  if (known !== undefined && known.flutter.running !== running) void client.invalidateQueries({ queryKey })
}

/** What is known of the reloads and errors of another project says nothing of this one. */
function otherProject({ project }: PreviewStatus, client: QueryClient): void {
  const before = client.getQueryData(query('flutterStatus').queryKey)?.project
  if (typeof project !== 'string' || before === undefined || project === before) return
  for (const { queryKey } of [query('flutterReceipts'), query('flutterErrors')])
    void client.resetQueries({ queryKey })
}

/** The helper tells a choice, which another tab may have made, as news of what runs; a start or a stop is none. */
function configurationChosen(status: PreviewStatus, client: QueryClient): void {
  const before = client.getQueryData(query('flutterStatus').queryKey)
  if (before === undefined || before.state === status.state)
    void client.invalidateQueries({ queryKey: query('runConfigurations').queryKey })
}

/** Refreshes what an ended job may have changed; a failed or cancelled one may have changed a part of it. */
function jobEnded(kind: JobKind, client: QueryClient): void {
  for (const { queryKey } of CHANGED_BY[kind]) void client.invalidateQueries({ queryKey })
}

const PREVIEW_AND_FOLDERS = [
  query('runConfigurations'),
  query('projectApps'),
  query('pluginsWithoutWeb'),
  query('flutterStatus'),
  query('flutterSdk'),
  query('environmentStatus'),
  query('apiStatus'),
]
const CHECKS = [query('flutterChecks')]
const GITHUB = [query('ghInstalled'), query('ghAuthStatus')]
const FIREBASE = [{ queryKey: FIREBASE_HERE }, { queryKey: FIREBASE_CLOUD }]

/** What is asked again at the end of a job; empty for one that changes nothing. A kind without a row is a type error here. */
const CHANGED_BY: Readonly<Record<JobKind, readonly { readonly queryKey: QueryKey }[]>> = {
  // which engine Start would run, the SDK's version, and what lies in the folders
  clone: PREVIEW_AND_FOLDERS,
  'pub-get': [...PREVIEW_AND_FOLDERS, ...CHECKS],
  analyze: CHECKS,
  'add-web': PREVIEW_AND_FOLDERS,
  test: CHECKS,
  'pub-outdated': CHECKS,
  'pub-upgrade': [...PREVIEW_AND_FOLDERS, ...CHECKS],
  clean: [...PREVIEW_AND_FOLDERS, ...CHECKS],
  'build-web': CHECKS,
  'uv-sync': PREVIEW_AND_FOLDERS,
  pytest: [query('apiTests')],
  'install-flutter': PREVIEW_AND_FOLDERS,
  'install-gh': GITHUB,
  'gh-login': GITHUB,
  // a login that is cancelled from the list of jobs ends without the call that would have refreshed it
  'firebase-login': FIREBASE,
  'install-firebase': FIREBASE,
  'fetch-firebase': [{ queryKey: FIREBASE_HERE }, query('environmentStatus'), query('flutterStatus')],
}

/** Shows a running login from the event; anything else is fetched again. */
function githubChanged(login: GhLogin | undefined, client: QueryClient): void {
  const { queryKey } = query('ghAuthStatus')
  if (login !== undefined) {
    // a request that is on its way was sent before this event, so its reply may be older
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (status) => status && { ...status, login })
    if ((login.state === 'starting' || login.state === 'waiting') && client.getQueryData(queryKey)) return
  }
  void client.invalidateQueries({ queryKey: query('ghInstalled').queryKey })
  void client.invalidateQueries({ queryKey })
}

/** Shows a running login from the event; a finished one changes what Firebase shows. */
function firebaseChanged(login: FirebaseLogin | undefined, client: QueryClient): void {
  const { queryKey } = firebaseQueries.account
  if (login !== undefined) {
    // a request that is on its way was sent before this event, so its reply may be older
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (account) => account && { ...account, login })
    if (login.state !== 'done' && login.state !== 'failed' && client.getQueryData(queryKey)) return
    if (login.state === 'done') void client.invalidateQueries({ queryKey: FIREBASE_CLOUD })
  }
  void client.invalidateQueries({ queryKey: FIREBASE_HERE })
}

const loadHistory = () => void loadConsoleHistory(async () => (await call('flutterConsole')).lines)

/** Fetches what a stream sends first, for a page that joins a stream that is open already. */
export function catchUp(client: QueryClient): void {
  loadHistory()
  client
    .fetchQuery({ ...query('jobs'), staleTime: 0 })
    .then(({ jobs }) => {
      jobsFound(jobs)
    })
    // a foreign helper has no such list, and one that is gone sends it when it is back
    .catch(() => undefined)
}

const OF_PROJECT: readonly { readonly queryKey: QueryKey }[] = [
  query('projectChoices'),
  query('projectApps'),
  query('runConfigurations'),
  query('pluginsWithoutWeb'),
  query('environmentStatus'),
  query('repositoryChoices'),
  query('apiStatus'),
  query('flutterSdk'),
  { queryKey: FIREBASE_HERE },
]

/** These go on telling of what runs, which may be of the project before. */
const OF_RUN = [
  query('flutterStatus'),
  query('flutterErrors'),
  query('flutterReceipts'),
  query('runningProjects'),
]

/** Another directory was chosen: what is known of the one before says nothing of it. */
export function forgetProject(client: QueryClient): void {
  for (const { queryKey } of OF_PROJECT) void client.resetQueries({ queryKey })
  for (const { queryKey } of OF_RUN) void client.invalidateQueries({ queryKey })
}

/** Fetches everything again, after the helper was gone. */
export function refreshEverything(client: QueryClient): void {
  void client.invalidateQueries(everything)
}

/** Marks everything as stale: without a stream, what is shown later has to be fetched again. */
export function markStale(client: QueryClient): void {
  void client.invalidateQueries({ ...everything, refetchType: 'none' })
}
