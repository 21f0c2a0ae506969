import type { FirebaseFact, FirebaseFlavour } from '@mosaygent/contract'
import { readFacts } from './facts/facts.ts'
import { findFlavours } from './facts/flavours.ts'
import { findTargets, type Target } from './files/targets.ts'

/** The app's Firebase files at one moment: read once for a fetch or a plan, and passed on. */
export interface AppSnapshot {
  /** The three files of a download, and what is in the way of each. */
  readonly targets: readonly Target[]
  /** What each file of the app says. */
  readonly facts: readonly FirebaseFact[]
  readonly flavours: readonly FirebaseFlavour[]
}

/** Reads only. `configPath` was checked; see `files/config-path.ts`. */
export async function takeSnapshot(app: string, configPath: string): Promise<AppSnapshot> {
  const [targets, facts, flavours] = await Promise.all([
    findTargets(app, configPath),
    readFacts(app, configPath),
    findFlavours(app),
  ])
  return { targets, facts, flavours }
}
