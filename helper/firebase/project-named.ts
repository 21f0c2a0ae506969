import { DEFAULT_FIREBASE_CONFIG_PATH, type FirebaseFact } from '@mosaygent/contract'
import { readFacts } from './facts/facts.ts'
import type { SwapRecord } from '../file-transaction/index.ts'

/** The app's files got new bytes. */
export interface FilesChange {
  /** Whose files they are now. */
  readonly project: string
  /** Whose files they were; null: they did not say. */
  readonly was: string | null
  readonly entries: SwapRecord['entries']
}

export const projectNamed = async (
  app: string,
  configPath: string = DEFAULT_FIREBASE_CONFIG_PATH,
): Promise<string | null> => projectIn(await readFacts(app, configPath))

/** The project that the app's config files name: as the web options say it, since the preview runs on the web. */
export function projectIn(facts: readonly FirebaseFact[]): string | null {
  for (const wanted of ['dart', 'google-services', 'plist'] as const) {
    const project = facts.find(({ source, project_id }) => source === wanted && project_id)?.project_id
    if (project !== undefined) return project
  }
  return null
}
