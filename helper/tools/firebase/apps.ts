import * as z from 'zod/mini'
import type { FirebaseApp, FirebasePlatform, FirebaseProject, MobilePlatform } from '@mosaygent/contract'
import { type Firebase, type FirebaseResult, runFirebase } from './firebase.ts'

const Projects = z.array(
  z.object({
    projectId: z.string(),
    displayName: z.optional(z.string()),
    projectNumber: z.optional(z.string()),
  }),
)

const Platform = z.enum(['ANDROID', 'IOS', 'WEB'])
const App = z.object({
  appId: z.string(),
  displayName: z.optional(z.string()),
  platform: z.optional(z.string()),
  /** Package name, bundle id, or an opaque id of a web app. */
  namespace: z.optional(z.string()),
  packageName: z.optional(z.string()),
  bundleId: z.optional(z.string()),
})

const Config = z.object({ fileName: z.string(), fileContents: z.string() })

/** The values of a web app; those that a project does not have are absent. */
export const WebConfig = z.object({
  projectId: z.string(),
  appId: z.string(),
  apiKey: z.string(),
  authDomain: z.optional(z.string()),
  databaseURL: z.optional(z.string()),
  storageBucket: z.optional(z.string()),
  messagingSenderId: z.optional(z.string()),
  measurementId: z.optional(z.string()),
})
export type WebConfig = z.infer<typeof WebConfig>
const WithWebConfig = z.object({ sdkConfig: WebConfig })

export async function firebaseProjects(
  firebase: Firebase,
  signal?: AbortSignal,
): Promise<FirebaseResult<FirebaseProject[]>> {
  const answer = parse(await runFirebase(firebase, { args: ['projects:list', '--json'], signal }), Projects)
  return map(answer, (projects) =>
    projects.map(({ projectId, displayName, projectNumber }) => ({
      project_id: projectId,
      ...(displayName ? { display_name: displayName } : {}),
      ...(projectNumber ? { project_number: projectNumber } : {}),
    })),
  )
}

/** The apps of a project, of all platforms that we know, in one call. `project` has the pattern of an id. */
export async function firebaseApps(
  firebase: Firebase,
  project: string,
  signal?: AbortSignal,
): Promise<FirebaseResult<FirebaseApp[]>> {
  const args = ['apps:list', '--project', project, '--json']
  const answer = parse(await runFirebase(firebase, { args, signal }), z.array(App))
  return map(answer, (apps) => apps.flatMap((app) => shown(app) ?? []))
}

function shown(app: z.infer<typeof App>): FirebaseApp | null {
  const platform = Platform.safeParse(app.platform)
  if (!platform.success) return null
  const identifier = app.packageName ?? app.bundleId ?? app.namespace
  return {
    app_id: app.appId,
    platform: LOWER[platform.data],
    ...(app.displayName ? { display_name: app.displayName } : {}),
    ...(platform.data !== 'WEB' && identifier !== undefined ? { identifier } : {}),
  }
}

const LOWER = { ANDROID: 'android', IOS: 'ios', WEB: 'web' } as const
const UPPER = { android: 'ANDROID', ios: 'IOS', web: 'WEB' } as const

interface ConfigOf {
  readonly project: string
  readonly appId: string
  readonly signal?: AbortSignal | undefined
}

/** The text of `google-services.json` or `GoogleService-Info.plist`. */
export async function firebaseAppFile(
  firebase: Firebase,
  platform: MobilePlatform,
  { project, appId, signal }: ConfigOf,
): Promise<FirebaseResult<string>> {
  const args = ['apps:sdkconfig', UPPER[platform], '--project', project, '--json', '--', appId]
  const answer = parse(await runFirebase(firebase, { args, signal }), Config)
  return map(answer, ({ fileContents }) => fileContents)
}

export async function firebaseWebConfig(
  firebase: Firebase,
  { project, appId, signal }: ConfigOf,
): Promise<FirebaseResult<WebConfig>> {
  const args = ['apps:sdkconfig', 'WEB', '--project', project, '--json', '--', appId]
  return map(
    parse(await runFirebase(firebase, { args, signal }), WithWebConfig),
    ({ sdkConfig }) => sdkConfig,
  )
}

export interface NewFirebaseApp {
  readonly project: string
  readonly platform: FirebasePlatform
  readonly displayName: string
  /** Package name or bundle id, with the pattern of one; not for the web. */
  readonly identifier?: string | undefined
}

/** Makes an app in the project. Called only when a person asked for exactly this. */
export async function firebaseCreateApp(
  firebase: Firebase,
  { project, platform, displayName, identifier }: NewFirebaseApp,
): Promise<FirebaseResult<FirebaseApp>> {
  const named =
    identifier === undefined || platform === 'web'
      ? []
      : [platform === 'android' ? '--package-name' : '--bundle-id', identifier]
  const args = ['apps:create', UPPER[platform], ...named, '--project', project, '--json', '--', displayName]
  const answer = parse(await runFirebase(firebase, { args, timeoutMs: 120_000 }), App)
  return map(answer, (app) => ({
    app_id: app.appId,
    platform,
    display_name: app.displayName ?? displayName,
    ...(identifier === undefined ? {} : { identifier }),
  }))
}

function parse<T>(result: FirebaseResult<unknown>, schema: z.ZodMiniType<T>): FirebaseResult<T> {
  if (result.kind === 'failed') return result
  const parsed = schema.safeParse(result.value)
  if (parsed.success) return { kind: 'answer', value: parsed.data }
  const place = parsed.error.issues[0]?.path.join('.') ?? ''
  return { kind: 'failed', failure: { kind: 'bad-reply', output: place === '' ? null : `without ${place}` } }
}

function map<A, B>(result: FirebaseResult<A>, change: (value: A) => B): FirebaseResult<B> {
  return result.kind === 'failed' ? result : { kind: 'answer', value: change(result.value) }
}

/**
 * The project that `firebase use` would name for the folder of this `firebase.json`; null: none. Asks no network, but
 * wants somebody logged in.
 */
export async function activeFirebaseProject(
  firebase: Firebase,
  config: string,
): Promise<FirebaseResult<string | null>> {
  const answer = await runFirebase(firebase, {
    args: ['use', '--json', '--config', config],
    timeoutMs: 30_000,
  })
  if (answer.kind === 'answer') return parse(answer, z.string())
  if (answer.failure.kind === 'failed' && /No active project/i.test(answer.failure.output))
    return { kind: 'answer', value: null }
  return answer
}
