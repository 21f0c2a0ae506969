import type {
  FirebaseApp,
  FirebaseDifference,
  FirebaseFileChange,
  FirebasePlaceChange,
  MobilePlatform,
} from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import {
  type Firebase,
  firebaseAppFile,
  firebaseApps,
  type FirebaseFailure,
  type FirebaseResult,
  firebaseWebConfig,
} from '../tools/index.ts'
import { readForeignText, valueOr, whyNotRead } from '../foreign-files/index.ts'
import { type AppSnapshot, takeSnapshot } from './app-snapshot.ts'
import type { FetchRequest } from './parse-request.ts'
import { describeFailure } from './firebase-problem.ts'
import type { Located } from '../file-transaction/index.ts'
import { notEditable, notEdited, readText, type Target } from './files/targets.ts'
import { findMatchedFiles } from './match/find-matched-files.ts'
import { appName, pickByIdentifier, pickWebApp } from './pick-apps.ts'
import type { FileSwap } from '../file-transaction/index.ts'

/** A fetch that only has to be carried out. */
export interface Prepared {
  readonly files: FirebaseFileChange[]
  /** Only where it was asked for. */
  readonly matches: FirebasePlaceChange[]
  /** Those whose bytes change. */
  readonly swaps: FileSwap[]
  /** The web app that was taken, where there is one. */
  readonly webApp: string | null
  /** What it was prepared from. */
  readonly before: AppSnapshot
}

export interface PrepareDeps {
  readonly firebase: Firebase
  readonly rememberedWebApp: string | null
  readonly signal: AbortSignal
  readonly progress: (stage: string, percent: number) => void
  /** A plan goes on with the other files where one is in the way; a fetch is all or nothing. */
  readonly plan: boolean
  /** Gets the result of each call to Firebase. */
  readonly onResult: (failure: FirebaseFailure | null) => void
}

type FileTarget = Extract<Target, { kind: 'file' }>
interface Content {
  readonly bytes: Buffer
  readonly differences: FirebaseDifference[]
}

/**
 * Looks at the app's files, finds the apps in the project, downloads their configurations side by side and checks that
 * each is what was asked for. Touches nothing.
 */
export async function prepare(request: FetchRequest, deps: PrepareDeps): Promise<Outcome<Prepared>> {
  const { firebase, signal, progress } = deps
  const { project } = request
  const before = await takeSnapshot(request.app, request.configPath)
  const { targets } = before
  for (const target of targets) {
    if (!deps.plan && target.kind === 'blocked') return { ok: false, problem: target.problem }
  }
  const matches = await findMatchedFiles(request, request.match)
  for (const { problem } of matches) if (!deps.plan && problem !== null) return { ok: false, problem }
  const wanted = targets.filter((target) => target.kind === 'file')
  const elsewhere = matches.some(({ swap }) => swap !== null)
  if (wanted.length === 0 && !elsewhere && !targets.some(({ kind }) => kind === 'blocked'))
    return refuse(
      'path-not-found',
      `There is nothing to write: ${targets.map((target) => (target.kind === 'skipped' ? target.reason : '')).join(' ')}`,
    )

  progress(`Looking for the apps of ${project}`, 10)
  const listed = await firebaseApps(firebase, project, signal)
  deps.onResult(listed.kind === 'failed' ? listed.failure : null)
  if (listed.kind === 'failed') return describeFailure(listed.failure, { project })
  const picked: { target: FileTarget; app: FirebaseApp }[] = []
  for (const target of wanted) {
    const app = pickFor(target, listed.value, request, deps.rememberedWebApp)
    if (!app.ok) return app
    picked.push({ target, app: app.value })
  }

  progress(
    picked.length === 1 ? 'Downloading a config file' : `Downloading ${picked.length} config files`,
    40,
  )
  const contents = await Promise.all(
    picked.map(({ target, app }) => download(target, app, { firebase, project, signal })),
  )
  progress('Checking what came', 80)
  const changes: FirebaseFileChange[] = []
  const swaps: FileSwap[] = []
  for (const [index, content] of contents.entries()) {
    const one = picked[index]
    if (one === undefined) continue
    if (!content.ok) return content
    const { path, target, bytes: was } = one.target.located
    const { bytes: after, differences } = content.value
    const change = was === null ? 'created' : was.equals(after) ? 'unchanged' : 'changed'
    changes.push({ platform: one.target.platform, path, change, app_id: one.app.app_id, differences })
    if (change !== 'unchanged') swaps.push({ path, target, before: was, after })
  }
  const rest = targets.flatMap((target) => (target.kind === 'file' ? [] : [untouched(target)]))
  const webApp = picked.find(({ app }) => app.platform === 'web')?.app.app_id ?? null
  for (const { swap } of matches) if (swap !== null) swaps.push(swap)
  return succeed({
    files: [...changes, ...rest],
    matches: matches.map(({ change }) => change),
    swaps,
    webApp,
    before,
  })
}

function untouched(target: Exclude<Target, FileTarget>): FirebaseFileChange {
  const { platform, path } = target
  return target.kind === 'skipped'
    ? { platform, path, change: 'skipped', reason: target.reason }
    : { platform, path, change: 'blocked', reason: target.problem.detail }
}

function pickFor(
  { platform, appId }: FileTarget,
  apps: readonly FirebaseApp[],
  request: FetchRequest,
  remembered: string | null,
): Outcome<FirebaseApp> {
  switch (platform) {
    case 'android':
      return pickByIdentifier(apps, platform, request.bundleId, request.project)
    case 'ios':
      return pickByIdentifier(apps, platform, request.iosBundleId, request.project)
    case 'web':
      return pickWebApp(apps, { asked: request.webApp, remembered, current: appId }, request.project)
  }
}

interface Download {
  readonly firebase: Firebase
  readonly project: string
  readonly signal: AbortSignal
}

async function download(
  { platform, located }: FileTarget,
  app: FirebaseApp,
  { firebase, project, signal }: Download,
): Promise<Outcome<Content>> {
  const of = { project, appId: app.app_id, signal }
  // reads property lists: a quarter of the helper's own code, which no start needs
  const { checkGoogleServices, checkServiceInfo, checkWebConfig } = await import('./files/check-content.ts')
  if (platform === 'web') {
    const config = valueOf(await firebaseWebConfig(firebase, of), { project, app, file: located.path })
    if (!config.ok) return config
    const options = checkWebConfig(config.value, { project, app })
    if (!options.ok) return options
    const text = readText(located.bytes ?? Buffer.alloc(0)) ?? ''
    const read = await readForeignText('dart-edit', text, options.value)
    if (read.kind !== 'read')
      return {
        ok: false,
        problem: notEdited(whyNotRead(located.path, read) ?? `${located.path} cannot be read.`),
      }
    const edited = read.value
    if (edited.kind !== 'edited') return { ok: false, problem: notEditable(located.path, edited) }
    return succeed({ bytes: Buffer.from(edited.text, 'utf8'), differences: edited.differences })
  }
  const text = valueOf(await firebaseAppFile(firebase, platform, of), { project, app, file: located.path })
  if (!text.ok) return text
  const check = platform === 'android' ? checkGoogleServices : checkServiceInfo
  const bytes = check(text.value, { project, app })
  if (!bytes.ok) return bytes
  return succeed({ bytes: bytes.value, differences: await compare(platform, app, located, bytes.value) })
}

interface ReplyContext {
  readonly project: string
  readonly app: FirebaseApp
  /** What was to be written with it, from the app's folder on. */
  readonly file: string
}

function valueOf<T>(result: FirebaseResult<T>, { project, app, file }: ReplyContext): Outcome<T> {
  if (result.kind === 'answer') return succeed(result.value)
  switch (result.failure.kind) {
    case 'not-found':
      return refuse(
        'firebase-no-app',
        `There is nothing to write into ${file}: the ${appName(app.platform)} ${app.app_id} is not in the project ${project} any more. It can be brought back in the Firebase console (Project settings). Nothing was changed.`,
      )
    case 'bad-reply': {
      const { output } = result.failure
      return refuse(
        'firebase-bad-reply',
        `What Firebase answered for ${file} came only in part, or is not what is documented${output === null ? '' : ` (${output})`}. Try again; if it stays like this, update the Firebase CLI. Nothing was changed.`,
      )
    }
    default:
      return describeFailure(result.failure, { project })
  }
}

async function compare(
  platform: MobilePlatform,
  app: FirebaseApp,
  { bytes }: Located,
  next: Buffer,
): Promise<FirebaseDifference[]> {
  const values = async (file: Buffer | null): Promise<Readonly<Record<string, string>>> => {
    const text = file?.toString('utf8') ?? ''
    if (platform === 'ios')
      return valueOr(await readForeignText('service-info', text, null), null)?.values ?? {}
    const packageName = app.identifier ?? null
    return valueOr(await readForeignText('google-services', text, { packageName }), null)?.values ?? {}
  }
  const [before, after] = await Promise.all([values(bytes), values(next)])
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }))
}
