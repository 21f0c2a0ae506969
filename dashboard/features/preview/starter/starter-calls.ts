import { HelperError, call, errorText } from '#helper-client'
import { STARTER_FOLDER } from './starter-folder.ts'

/** Makes the starter's folder, or takes the one of an earlier time, and makes it the project directory. Its full path. */
export async function makeStarterFolder(): Promise<string> {
  try {
    await call('makeFolder', { path: STARTER_FOLDER })
  } catch (error) {
    if (!(error instanceof HelperError && error.code === 'target-exists')) throw error
  }
  return (await call('setDirectory', { path: STARTER_FOLDER })).path ?? STARTER_FOLDER
}

/**
 * Clones both codebases where they are missing. Rejects when the app could not be cloned; the preview needs no API, so
 * of that one `onApiFailed` is told. What was cancelled before a clone began has none to end: then none begins.
 */
export async function cloneMissing(
  onApiFailed: (why: string) => void,
  cancelled: () => boolean,
): Promise<void> {
  const { api, flutter } = await call('environmentStatus')
  if (cancelled()) return
  const [app, other] = await Promise.allSettled([
    flutter.detected ? null : cloneFlutter(flutter.repository?.taken),
    api.detected || api.repository?.taken !== undefined ? null : call('cloneApi'),
  ])
  if (app.status === 'rejected') throw app.reason
  if (other.status === 'rejected' && !wasCancelled(other.reason)) onApiFailed(errorText(other.reason))
}

function cloneFlutter(taken: string | undefined): Promise<unknown> {
  return taken === undefined ? call('cloneFlutter') : Promise.reject(new Error(taken))
}

const wasCancelled = (error: unknown) => error instanceof HelperError && error.code === 'clone-cancelled'
