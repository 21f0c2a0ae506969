import { join } from 'node:path'
import type { GhInstallPlan as ShownPlan, Reply } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import type { JobHandle } from '../jobs/index.ts'
import {
  type GhInstallPlan,
  hasGhRelease,
  installGhBySystem,
  installGhRelease,
  planGhInstall,
  type ReleaseOutcome,
} from '../tools/index.ts'
import { thisSystem } from '../operating-system/index.ts'

export interface InstallTarget {
  readonly home: string
  readonly env: NodeJS.ProcessEnv
  /** Where the official releases are; tests have their own. */
  readonly releases?: string | undefined
  readonly isRoot?: boolean | undefined
}

const CANCELLED = refuse('cancelled', 'The installation was cancelled. Nothing was installed.')

/** What the page says before Install is pressed. */
export async function describePlan({ env, isRoot }: InstallTarget): Promise<ShownPlan> {
  const { installer, command } = await planGhInstall(env, thisSystem(), isRoot)
  const typed = command === null ? {} : { command }
  if (installer !== null) {
    const words = `Install runs ${installer.name} on this computer. You can also type the command yourself:`
    return { way: 'system', words, ...typed }
  }
  if (hasGhRelease(thisSystem(), process.arch)) {
    const words =
      command === null
        ? 'Install downloads the official release from GitHub, for you alone and without a password.'
        : 'Install downloads the official release from GitHub, for you alone and without a password. For all users of this computer it needs your password, which this page never asks for; type this in a terminal:'
    return { way: 'archive', words, ...typed }
  }
  const words = 'This computer has no way to install it without you. Type this in a terminal:'
  return { way: 'command', words, command: command ?? 'https://github.com/cli/cli#installation' }
}

/** The system's own way where it needs no password, else the official release for this user alone. */
export async function installGh(target: InstallTarget, job: JobHandle): Promise<Outcome<Reply<'installGh'>>> {
  const { env } = target
  const plan = await planGhInstall(env, thisSystem(), target.isRoot)
  let before = ''
  if (plan.installer !== null) {
    job.progress({ stage: `Installing with ${plan.installer.name}`, percent: null })
    const onLine = (line: string) => job.output(line)
    const end = await installGhBySystem(plan.installer, { env, signal: job.signal, onLine })
    switch (end.kind) {
      case 'installed':
        return succeed({ message: `Installed with ${plan.installer.name}.` })
      case 'cancelled':
        return CANCELLED
      case 'unknown-package':
        before = `${plan.installer.name} does not know gh. `
        break
      case 'failed':
        before = `${plan.installer.name} could not install it (${end.output}). `
    }
  }
  const end = await installGhRelease({
    folder: join(target.home, 'tools', 'gh'),
    env,
    signal: job.signal,
    onProgress: (stage, percent, transferred) =>
      job.progress({ stage, percent, ...(transferred === undefined ? {} : { transferred }) }),
    ...(target.releases === undefined ? {} : { releases: target.releases }),
  })
  return describeOutcome(end, before, plan)
}

function describeOutcome(
  end: ReleaseOutcome,
  before: string,
  { command }: GhInstallPlan,
): Outcome<Reply<'installGh'>> {
  const typed = command === null ? '' : ` You can also type this in a terminal: ${command}`
  switch (end.kind) {
    case 'installed':
      return succeed({ message: `Installed the official release ${end.version}.` })
    case 'cancelled':
      return CANCELLED
    case 'unsupported':
      return refuse('tool-failed', `${before}There is no official release for this kind of computer.${typed}`)
    case 'offline':
      return refuse(
        'network-unreachable',
        `${before}The official release could not be downloaded from GitHub. Check the network connection, then try again.${typed}`,
      )
    case 'wrong-checksum':
      return refuse(
        'tool-failed',
        `${before}What was downloaded is not what GitHub published, so it was thrown away. Try again.${typed}`,
      )
    case 'failed':
      return refuse('tool-failed', `${before}The official release could not be used: ${end.output}.${typed}`)
  }
}
