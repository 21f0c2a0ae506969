import { endpoints } from '@mosaygent/contract'
import type { AppEnvironment, FirebasePlace, Reply, RequestBody } from '@mosaygent/contract'
import { HelperError, call, errorText } from '#helper-client'
import { choicesOf, isStill, readFirebaseSettings, sameDirectory } from '#session'
import type { FirebaseSettings } from '#session'
import { SWITCH } from './texts.ts'

export type Missing = 'project id' | 'bundle id' | 'Flutter codebase'

/** How bringing an environment's files to the app ended; `aborted`: another choice came meanwhile. */
export type Applied =
  | { outcome: 'applied'; reply: Reply<'fetchFirebaseConfigs'> }
  | { outcome: 'skipped'; missing: Missing }
  | { outcome: 'failed'; reason: string; code: string | null }
  | { outcome: 'aborted' }

/** What a download is asked for besides the environment's own files. */
export interface FetchMore {
  /** Which of several web apps. */
  webAppId?: string | undefined
  /** Further files that are to name the same project and app. */
  match?: readonly FirebasePlace[] | undefined
}

interface Options extends FetchMore {
  signal: AbortSignal
}

/**
 * Tells the helper the environment's stored project and downloads its config files. Never throws: a failure leaves
 * the choice as it is. Without a stored project nothing is called.
 */
export async function applyEnvironment(environment: AppEnvironment, options: Options): Promise<Applied> {
  const { signal, ...more } = options
  const settings = readFirebaseSettings(environment)
  if (settings.projectId === null) return { outcome: 'skipped', missing: 'project id' }
  const project = choicesOf()
  try {
    if (!(await worksIn(project, signal))) return { outcome: 'aborted' }
    await setProject(settings.projectId, signal)
    if (settings.bundleId === null) return { outcome: 'skipped', missing: 'bundle id' }
    const { flutter } = await call('environmentStatus', undefined, { signal })
    // another project was chosen meanwhile: these ids are not for its app
    if (!isStill(project, choicesOf())) return { outcome: 'aborted' }
    const body = flutter.detected ? fetchBody(settings, flutter.path, more) : null
    if (body === null) return { outcome: 'skipped', missing: 'Flutter codebase' }
    const reply = await call('fetchFirebaseConfigs', body, { signal })
    return reply.success
      ? { outcome: 'applied', reply: { ...reply, message: reply.message || SWITCH.fetched } }
      : { outcome: 'failed', reason: reply.message || endpoints.fetchFirebaseConfigs.fallback, code: null }
  } catch (error) {
    // `superseded`: a later download took its place, of another tab perhaps
    if (signal.aborted || (error instanceof HelperError && error.code === 'superseded')) {
      return { outcome: 'aborted' }
    }
    console.warn('The environment could not be applied', error)
    return { outcome: 'failed', ...words(error) }
  }
}

/**
 * Whether the helper works in the directory that the stored ids belong to: somebody else may have chosen another one, and
 * this page not heard of it yet. One that does not say works in the one that it was told.
 */
async function worksIn(project: string | null, signal: AbortSignal): Promise<boolean> {
  if (project === null) return true
  try {
    const { path } = await call('directory', undefined, { signal })
    return path === undefined || path === null || sameDirectory(path, project)
  } catch (error) {
    if (!(error instanceof HelperError) || error.kind === 'unreachable') throw error
    return true
  }
}

/** What a download, or the plan of one, is asked with; null while something of it is missing. */
export function fetchBody(
  { projectId, bundleId, iosBundleId, configPath }: FirebaseSettings,
  appPath: string | null,
  { webAppId, match = [] }: FetchMore,
): RequestBody<'fetchFirebaseConfigs'> | null {
  if (projectId === null || bundleId === null || appPath === null) return null
  return {
    project_id: projectId,
    flutter_app_path: appPath,
    bundle_id: bundleId,
    firebase_config_path: configPath,
    ...(iosBundleId === null ? {} : { ios_bundle_id: iosBundleId }),
    ...(webAppId === undefined ? {} : { web_app_id: webAppId }),
    // a helper that knows the documented fields alone is not asked for more of them than it must
    ...(match.length === 0 ? {} : { match: [...match] }),
  }
}

/**
 * Tells the helper the project. A refusal is silent, and keeps no file from being fetched: the download names its
 * project itself, and the page shows which one the helper has.
 */
async function setProject(projectId: string, signal: AbortSignal): Promise<void> {
  try {
    const { success } = await call('setFirebaseProject', { project_id: projectId }, { signal })
    if (!success) console.warn('The helper did not take the project')
  } catch (error) {
    if (!(error instanceof HelperError) || error.kind === 'unreachable') throw error
    console.warn('The helper did not take the project', error)
  }
}

function words(error: unknown): { reason: string; code: string | null } {
  return { reason: errorText(error), code: error instanceof HelperError ? (error.code ?? null) : null }
}
