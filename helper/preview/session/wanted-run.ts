import type { AppEnvironment } from '@mosaygent/contract'
import { type Outcome, succeed } from '../../errors/index.ts'

/** What an environment runs: a configuration that has become arguments. */
export interface WantedRun {
  /** The configuration’s name; null: none is chosen. */
  readonly name: string | null
  readonly run: {
    /** Behind our own arguments of `flutter run`. */
    readonly args: readonly string[]
    /** What a person should know of it, each in one sentence. */
    readonly notes: readonly string[]
    /** Values that must not be seen in any output. */
    readonly secrets: readonly string[]
    /** The same for the same entry point, arguments and values. */
    readonly fingerprint: string
  }
}

type Ask = (environment: AppEnvironment, app: string, version: string | null) => Promise<Outcome<WantedRun>>

/** Where the configurations come from. */
export interface RunSource {
  /** What a start would run now; nothing is written. */
  readonly wanted: Ask
  /** The same for a run that begins now. */
  readonly prepare: Ask
}

const PLAIN: WantedRun = {
  name: null,
  run: { args: [], notes: [], secrets: [], fingerprint: 'none' },
}

/** A plain `flutter run`. */
export const NO_CONFIGURATIONS: RunSource = {
  wanted: async () => succeed(PLAIN),
  prepare: async () => succeed(PLAIN),
}

/** Whether a run has the entry point, the arguments and the values of another. */
export function isSameRun(one: WantedRun, other: WantedRun): boolean {
  return one.name === other.name && one.run.fingerprint === other.run.fingerprint
}

/** Why another start is needed, as a sentence without its full stop. */
export function whyAnotherStart(now: WantedRun, before: WantedRun): string {
  if (now.name === before.name)
    return `${now.name ?? 'The configuration'} has other values now, so the app was stopped and started`
  return now.name === null
    ? 'No run configuration is chosen now, so the app was stopped and started'
    : `The run configuration is ${now.name} now, so the app was stopped and started`
}
