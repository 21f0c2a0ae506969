import { join } from 'node:path'
import type { AppEnvironment } from '@mosaygent/contract'
import { pathExists } from 'path-exists'
import { offersFor } from './offers.ts'
import type { ResolvedRun } from './resolve-run.ts'

/** What an environment runs. */
export interface WantedRun {
  /** Null: none is chosen. */
  readonly name: string | null
  readonly run: ResolvedRun
}

/** The words of each environment in the names of entry points, the plainest first. */
const WORDS: Readonly<Record<AppEnvironment, readonly string[]>> = {
  development: ['development', 'dev', 'develop', 'debug', 'local', 'staging', 'stg'],
  production: ['production', 'prod', 'prd', 'release', 'live', 'staging', 'stg'],
}

/** An app without a configuration: Flutter begins with `lib/main.dart`. */
export const PLAIN: WantedRun = {
  name: null,
  run: { args: [], defines: null, notes: [], secrets: [], fingerprint: 'none' },
}

/** What Flutter begins with. */
const USUAL = 'lib/main.dart'

/** The file that a run of an environment begins with while no configuration is chosen, relative to the app. */
export async function plainTarget(app: string, environment: AppEnvironment): Promise<string> {
  if (await pathExists(join(app, USUAL))) return USUAL
  const { targets } = await offersFor(app)
  const wordsOf = (target: string) => target.toLowerCase().split(/[^a-z]+/)
  const named = WORDS[environment].flatMap((word) => targets.filter((one) => wordsOf(one).includes(word)))
  return named[0] ?? targets.find((one) => /(?:^|\/)main/.test(one)) ?? targets[0] ?? USUAL
}

/**
 * The run of an app for which no configuration is chosen. Templates of today (very_good_cli) have an entry point for
 * each environment and no `lib/main.dart`, with which Flutter would refuse to run.
 */
export async function plainRun(app: string, environment: AppEnvironment): Promise<WantedRun> {
  const target = await plainTarget(app, environment)
  if (target === USUAL) return PLAIN
  const note = `There is no ${USUAL}, so the run begins with ${target}. A run configuration can name another entry point.`
  return {
    name: null,
    run: { ...PLAIN.run, args: [`--target=${target}`], notes: [note], fingerprint: `none ${target}` },
  }
}
