import type { JobKind } from '@mosaygent/contract'
import { type Outcome, refuse } from '../../errors/index.ts'
import type { JobBoard, JobHandle } from '../../jobs/index.ts'
import type { FlutterSdk } from '../../tools/index.ts'
import type { BuildDeps } from './build-web.ts'

export interface CheckDeps extends BuildDeps {
  readonly env: NodeJS.ProcessEnv
  readonly jobs: JobBoard
  /** The folder of the chosen app, or null while there is none. */
  readonly flutterPath: () => Promise<string | null>
  /** Whether `pub get` has left the packages of this app. */
  readonly packagesInstalled: (app: string) => Promise<boolean>
  readonly findSdk: (app: string) => Promise<FlutterSdk | null>
  /** Why nothing may be taken away from an app that runs, as a sentence; null: it does not run. */
  readonly runs: (app: string) => string | null
}

/** What a command works with. */
export interface AppCommand {
  readonly app: string
  readonly sdk: FlutterSdk
  readonly env: NodeJS.ProcessEnv
  readonly job: JobHandle
}

interface Command<T> {
  readonly kind: JobKind
  /** As people type it. */
  readonly name: string
  readonly needsPackages: boolean
  /** What it is about, where it is not the whole app. */
  readonly subject?: string | undefined
  readonly work: (command: AppCommand) => Promise<Outcome<T>>
}

/** Runs a command in the chosen app as a job, one of its kind at a time; what it lacks is said before anything starts. */
export async function runInApp<T>(deps: CheckDeps, command: Command<T>): Promise<Outcome<T>> {
  const { env, jobs } = deps
  const { kind, name, needsPackages, subject, work } = command
  const app = await deps.flutterPath()
  if (app === null) return refuse('no-flutter-codebase', 'There is no Flutter codebase yet.')
  const sdk = await deps.findSdk(app)
  if (sdk === null) return refuse('tool-missing', 'No Flutter SDK was found. Install Flutter first.')
  if (needsPackages && !(await deps.packagesInstalled(app)))
    return refuse('packages-missing', 'The packages of this app are not installed. Install them first.')
  if (jobs.find(kind, 'flutter')) return refuse('already-running', `${name} is running already.`)
  if (jobs.find('clean', 'flutter'))
    return refuse('already-running', 'flutter clean takes away what this needs. Wait until it is done.')
  return jobs.run(
    {
      kind,
      codebase: 'flutter',
      stage: `Starting ${name}`,
      ...(subject === undefined ? {} : { subject }),
    },
    (job) => work({ app, sdk, env, job }),
  )
}
