import { realpath } from 'node:fs/promises'
import {
  BUNDLE_ID,
  BUNDLE_ID_RULE,
  FIREBASE_PROJECT_ID,
  FIREBASE_PROJECT_ID_RULE,
  type FirebasePlace,
  type RequestBody,
} from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { checkConfigPath } from './files/config-path.ts'

/** What a fetch is asked for, checked. */
export interface FetchRequest {
  readonly project: string
  /** The Flutter codebase as the workspace names it, absolute. */
  readonly app: string
  /** Android's package name, and iOS's bundle id unless that is another one. */
  readonly bundleId: string
  readonly iosBundleId: string
  readonly configPath: string
  readonly webApp: string | null
  /** Further files that are to name the same project and app. */
  readonly match: readonly FirebasePlace[]
}

/** @returns the id without blanks around it. */
export function checkProjectId(typed: string): Outcome<string> {
  const id = typed.trim()
  if (FIREBASE_PROJECT_ID.test(id)) return succeed(id)
  return refuse(
    'invalid-project-id',
    `${id === '' ? 'A project id is needed.' : `"${id}" is not a project id.`} It has ${FIREBASE_PROJECT_ID_RULE}; the Firebase console shows it under Project settings.`,
  )
}

/** @returns the id without blanks around it. */
export function checkBundleId(typed: string): Outcome<string> {
  const id = typed.trim()
  if (BUNDLE_ID.test(id)) return succeed(id)
  return refuse(
    'invalid-bundle-id',
    `${id === '' ? 'A bundle id is needed.' : `"${id}" is not a bundle id.`} It has ${BUNDLE_ID_RULE}.`,
  )
}

/** Nothing is asked, read or written before all of this is right. */
export async function parseFetchRequest(
  body: RequestBody<'fetchFirebaseConfigs'>,
  flutterPath: string | null,
): Promise<Outcome<FetchRequest>> {
  const project = checkProjectId(body.project_id)
  if (!project.ok) return project
  const bundle = checkBundleId(body.bundle_id)
  if (!bundle.ok) return bundle
  const ios = body.ios_bundle_id === undefined ? bundle : checkBundleId(body.ios_bundle_id)
  if (!ios.ok) return ios
  const config = checkConfigPath(body.firebase_config_path)
  if (!config.ok) return config
  const webApp = body.web_app_id?.trim() || null
  if (webApp !== null && !/^1:\d+:web:[0-9a-z]+$/i.test(webApp))
    return refuse('firebase-no-app', `"${webApp}" is not the id of a web app.`)
  if (flutterPath === null) return refuse('no-flutter-codebase', 'There is no Flutter codebase.')
  if ((await realOf(body.flutter_app_path)) !== (await realOf(flutterPath)))
    return refuse(
      'path-not-allowed',
      `${body.flutter_app_path} is not the Flutter codebase of the chosen directory, which is ${flutterPath}.`,
    )
  return succeed({
    project: project.value,
    app: flutterPath,
    bundleId: bundle.value,
    iosBundleId: ios.value,
    configPath: config.value,
    webApp,
    match: [...new Set(body.match)],
  })
}

function realOf(path: string): Promise<string | null> {
  return realpath(path).catch(() => null) // not there, or not to be read: it is not the codebase
}
