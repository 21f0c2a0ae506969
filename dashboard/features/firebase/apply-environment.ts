import type { AppEnvironment } from '@mosaygent/contract'
import { call, errorText } from '#helper-client'
import { readFirebaseSettings } from '#session'

/** How bringing an environment's files to the app ended; `aborted`: another choice came meanwhile. */
export type Applied =
  | { outcome: 'applied'; message: string }
  | { outcome: 'skipped'; missing: 'project id' | 'bundle id' | 'Flutter codebase' }
  | { outcome: 'failed'; reason: string }
  | { outcome: 'aborted' }

/**
 * Tells the helper the environment's stored project and downloads its config files. Never throws: a failure leaves
 * the choice as it is. Without a stored project nothing is called.
 */
export async function applyEnvironment(environment: AppEnvironment, signal: AbortSignal): Promise<Applied> {
  const { projectId, bundleId, configPath } = readFirebaseSettings(environment)
  if (projectId === null) return { outcome: 'skipped', missing: 'project id' }
  try {
    const { success } = await call('setFirebaseProject', { project_id: projectId }, { signal })
    if (!success) return { outcome: 'failed', reason: 'The helper did not accept the project' }
    if (bundleId === null) return { outcome: 'skipped', missing: 'bundle id' }
    const { flutter } = await call('environmentStatus', undefined, { signal })
    if (!flutter.detected || flutter.path === null) return { outcome: 'skipped', missing: 'Flutter codebase' }
    const fetched = await call(
      'fetchFirebaseConfigs',
      {
        project_id: projectId,
        flutter_app_path: flutter.path,
        bundle_id: bundleId,
        firebase_config_path: configPath,
      },
      { signal },
    )
    return fetched.success
      ? { outcome: 'applied', message: fetched.message }
      : { outcome: 'failed', reason: fetched.message }
  } catch (error) {
    if (signal.aborted) return { outcome: 'aborted' }
    console.warn('The environment could not be applied', error)
    return { outcome: 'failed', reason: errorText(error) }
  }
}
