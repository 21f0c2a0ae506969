import type { checkEndpoints, toolchainEndpoints } from '@mosaygent/contract'
import type { HandlersOf } from '../handlers/index.ts'
import { showAddress, type LogGit } from '../cloning/index.ts'
import { refuse, succeed } from '../errors/index.ts'
import type { JobBoard } from '../jobs/index.ts'
import {
  findFlutterSdk,
  findGit,
  type FlutterSdk,
  gitTracksFiles,
  installedFlutter,
  repositoryAbove,
} from '../tools/index.ts'
import type { BuildDeps } from './checks/build-web.ts'
import { createChecks } from './checks/checks.ts'
import { FLUTTER_SDK_REPOSITORY, installFlutter } from './install-flutter.ts'
import { addWeb } from './add-web.ts'
import { pubGet } from './pub-get.ts'
import { addedWeb, removeWeb } from './remove-web.ts'

export interface ToolchainDeps extends BuildDeps {
  /** Our state folder; what is installed goes there. */
  readonly home: string
  readonly env: NodeJS.ProcessEnv
  readonly jobs: JobBoard
  /** Where the SDK is cloned from; undefined: the official repository. */
  readonly sdkRepository: string | undefined
  /** The folder of the Flutter codebase, or null while there is none. */
  readonly flutterPath: () => Promise<string | null>
  /** Whether `pub get` has left the packages of this app. */
  readonly packagesInstalled: (app: string) => Promise<boolean>
  /** Why nothing may be taken away from an app that runs, as a sentence; null: it does not run. */
  readonly runs: (app: string) => string | null
  /** Called when files of the codebase or the SDK have changed, so that what was remembered of them is outdated. */
  readonly changed: () => void
  /** Records a file that was written into the codebase, absolute, with all that is in it. */
  readonly wrote: (path: string, content: Buffer) => Promise<void>
  /** Absolute paths of the files below a folder that this product wrote and nobody changed since. */
  readonly ownFiles: (folder: string) => Promise<string[]>
  /** Gets the outcome of the clone of the SDK. */
  readonly logGit: LogGit
  /** For tests: folders to look for an SDK in, instead of the machine's usual ones. */
  readonly sdkFolders?: readonly string[]
}

export interface Toolchain {
  readonly handlers: HandlersOf<typeof toolchainEndpoints & typeof checkEndpoints>
}

/** The Flutter SDK, its installation, the packages of the codebase, and the everyday commands in it. */
export function createToolchain(deps: ToolchainDeps): Toolchain {
  const { home, env, jobs, logGit } = deps
  const target = installedFlutter(env)
  const address = deps.sdkRepository ?? FLUTTER_SDK_REPOSITORY
  const find = async (project: string | null) =>
    findFlutterSdk({ project, env, ...(deps.sdkFolders === undefined ? {} : { folders: deps.sdkFolders }) })

  return {
    handlers: {
      ...createChecks({ ...deps, findSdk: find }),
      async flutterSdk() {
        const sdk = await find(await deps.flutterPath())
        return succeed({
          sdk: sdk === null ? null : factsOf(sdk),
          install: { address: showAddress(address), target },
        })
      },
      async installFlutter() {
        const running = jobs.find('install-flutter')
        if (running)
          return refuse('already-running', `Flutter is being installed already (${running.stage}).`)
        const outcome = await jobs.run({ kind: 'install-flutter' }, (job) =>
          installFlutter({ address, target, home, env, job, logGit }),
        )
        deps.changed()
        if (!outcome.ok) return outcome
        const { version } = outcome.value
        const what = version === null ? 'Flutter' : `Flutter ${version}`
        return succeed({ message: `${what} is installed in ${target}.`, path: target })
      },
      async flutterPubGet() {
        const project = await deps.flutterPath()
        if (project === null) return refuse('no-flutter-codebase', 'There is no Flutter codebase yet.')
        if (jobs.find('pub-get', 'flutter'))
          return refuse('already-running', 'The dependencies are being installed already.')
        if (jobs.find('clean', 'flutter'))
          return refuse('already-running', 'flutter clean takes the packages away. Wait until it is done.')
        const outcome = await jobs.run(
          { kind: 'pub-get', codebase: 'flutter', stage: 'Starting Flutter' },
          async (job) => pubGet({ sdk: await find(project), project, env, job }),
        )
        deps.changed()
        return outcome
      },
      async addWeb() {
        const app = await deps.flutterPath()
        if (app === null) return refuse('no-flutter-codebase', 'There is no Flutter codebase yet.')
        if (jobs.find('add-web', 'flutter'))
          return refuse('already-running', 'web is being added to the app already.')
        const outcome = await jobs.run(
          { kind: 'add-web', codebase: 'flutter', stage: 'Starting Flutter' },
          async (job) => addWeb({ sdk: await find(app), app, home, env, job, wrote: deps.wrote }),
        )
        deps.changed()
        return outcome
      },
      async addedWeb() {
        const app = await deps.flutterPath()
        if (app === null) return succeed({ files: [] })
        const files = await addedWeb({ app, ownFiles: deps.ownFiles }, async (folder, own) => {
          const repository = await repositoryAbove(folder)
          return (
            repository !== null && (await gitTracksFiles(await findGit(env), repository, own)) === 'tracked'
          )
        })
        return succeed({ files })
      },
      async removeWeb() {
        const app = await deps.flutterPath()
        if (app === null) return refuse('no-flutter-codebase', 'There is no Flutter codebase yet.')
        const outcome = await removeWeb({ app, home, ownFiles: deps.ownFiles })
        deps.changed()
        return outcome
      },
    },
  }
}

function factsOf({ root, program, version, channel, foundBy }: FlutterSdk) {
  return { path: root ?? program, version, channel, found_by: foundBy }
}
