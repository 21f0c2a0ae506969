import { dirname } from 'node:path'
import {
  checkTarget,
  claimPartialFolder,
  cloneInto,
  describeCloneSystemFailure,
  readRepositoryAddress,
  showAddress,
  logGitOutcome,
  type LogGit,
  logGitOutput,
} from '../cloning/index.ts'
import { type Outcome, type Problem, refuse, succeed } from '../errors/index.ts'
import type { JobHandle } from '../jobs/index.ts'
import { findFlutterSdk, findGit, type FlutterSdk, runFlutterCommand } from '../tools/index.ts'
import { reportLine } from './job-output.ts'
import { thisSystem } from '../operating-system/index.ts'

/** The official repository; `MOSAYGENT_FLUTTER_SDK_REPO` names a mirror. */
export const FLUTTER_SDK_REPOSITORY = 'https://github.com/flutter/flutter.git'

export interface InstallFlutter {
  readonly address: string
  readonly target: string
  /** Our state folder. */
  readonly home: string
  readonly env: NodeJS.ProcessEnv
  readonly job: JobHandle
  /** Gets the outcome of the clone. */
  readonly logGit: LogGit
}

/** The clone's part of the whole; the tool prints no percent for what it downloads afterwards. */
const CLONE_SHARE = 0.9
const CANCELLED = refuse('cancelled', 'The installation was cancelled. Nothing was left behind.')

/**
 * Installs Flutter as its documentation says: a clone of the stable branch, whole or not at all, and then the tool's
 * first run, in which it downloads Dart and builds itself. Where a first run failed, only that is done again.
 */
export async function installFlutter(request: InstallFlutter): Promise<Outcome<FlutterSdk>> {
  const { target, env, job } = request
  try {
    const there = await sdkAt(target, env)
    if (there === null) {
      const cloned = await clone(request)
      if (!cloned.ok) return cloned
    }
    const sdk = await sdkAt(target, env)
    if (sdk === null) {
      await remove(request)
      return refuse(
        'tool-failed',
        `${showAddress(request.address)} holds no Flutter SDK. Nothing was installed.`,
      )
    }
    const ready = await setUp(request, sdk)
    if (!ready.ok) {
      if (!job.signal.aborted) return ready
      if (there !== null) return refuse('cancelled', `Cancelled. Flutter stays in ${target}.`)
      await remove(request)
      return CANCELLED
    }
    return succeed((await sdkAt(target, env)) ?? sdk)
  } catch (error) {
    const problem = describeCloneSystemFailure(error, dirname(target))
    if (problem === null) throw error
    return { ok: false, problem }
  }
}

/** Looks in this folder alone: no pin, no PATH, nothing else on this machine. */
const sdkAt = (root: string, env: NodeJS.ProcessEnv) =>
  findFlutterSdk({ project: null, env: { ...env, PATH: '', Path: '', FLUTTER_ROOT: root }, folders: [] })

async function clone({ address, target, home, env, job, logGit }: InstallFlutter): Promise<Outcome<unknown>> {
  const free = await checkTarget(target)
  if (!free.ok)
    return refuse('target-exists', `${target} is already there and holds no Flutter SDK. Move it away.`)
  const source = readRepositoryAddress(address, thisSystem())
  if (!source.ok) return source
  const git = await findGit(env)
  if (git === null)
    return refuse('tool-missing', 'git was not found. Install git, then install Flutter again.')
  const cloned = await cloneInto({
    git,
    home,
    source: source.value,
    target,
    branch: 'stable',
    gh: null,
    signal: job.signal,
    onFailed: (output) => logGitOutput(logGit, output),
    onProgress: (progress) =>
      job.progress({
        ...progress,
        percent: progress.percent === null ? null : Math.round(progress.percent * CLONE_SHARE),
      }),
  })
  const message = `Cloned ${showAddress(address)}, branch stable, into ${target}.`
  const outcome: Outcome<{ message: string }> = cloned.ok
    ? succeed({ message })
    : { ok: false, problem: inOurWords(cloned.problem, address) }
  logGitOutcome(logGit, 'Flutter SDK, clone', outcome)
  return outcome
}

/** The texts of a clone speak of the user's repositories; these speak of Flutter's. */
function inOurWords(problem: Problem, address: string): Problem {
  const from = showAddress(address)
  switch (problem.code) {
    case 'clone-cancelled':
      return CANCELLED.problem
    case 'network-unreachable':
      return {
        code: problem.code,
        detail: `${from} could not be reached. Check the network connection, then install again.`,
      }
    case 'repository-not-found':
    case 'repository-auth':
      return {
        code: problem.code,
        detail: `There is no repository that git may read at ${from}. Check MOSAYGENT_FLUTTER_SDK_REPO, then install again.`,
      }
    default:
      return problem
  }
}

async function setUp({ target, env, job }: InstallFlutter, sdk: FlutterSdk): Promise<Outcome<null>> {
  const percent = Math.round(CLONE_SHARE * 100)
  job.progress({ stage: 'Preparing Flutter', percent })
  const result = await runFlutterCommand({
    program: { file: sdk.program, leading: [], root: target },
    args: ['--version'],
    cwd: target,
    env,
    signal: job.signal,
    onLine: reportLine(job, percent),
  })
  if (job.signal.aborted) return CANCELLED
  switch (result.kind) {
    case 'done':
      return succeed(null)
    case 'cancelled':
      return CANCELLED
    case 'missing':
      return refuse('tool-failed', `${sdk.program} could not be started.`)
    case 'failed': {
      const why = (result.output.at(-1) ?? 'it said nothing').replace(/\.$/, '')
      return refuse(
        'tool-failed',
        `Flutter is in ${target}, but its first run failed: ${why}. Install again to repeat the first run.`,
      )
    }
  }
}

/** Takes a folder away at once, by its name, and then its contents; what a crash leaves of them goes at the next start. */
async function remove({ home, target }: InstallFlutter): Promise<void> {
  const partial = await claimPartialFolder(home, target)
  try {
    await partial.takeTarget()
  } finally {
    await partial.settle()
  }
}
