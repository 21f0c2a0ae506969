import type { Outdated } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import { pubOutdated, runFlutterCommand } from '../../tools/index.ts'
import { reportLine } from '../job-output.ts'
import { describePubGetFailure } from '../pub-get-failure.ts'
import type { AppCommand } from './run-in-app.ts'

/** Which packages have newer versions. */
export async function outdated({ app, sdk, env, job }: AppCommand): Promise<Outcome<Outdated>> {
  job.progress({ stage: 'Resolving dependencies', percent: null })
  const began = performance.now()
  const result = await pubOutdated(sdk, { cwd: app, env, signal: job.signal, onLine: reportLine(job, null) })
  switch (result.kind) {
    case 'outdated':
      return succeed({
        packages: result.packages,
        at: new Date().toISOString(),
        duration_ms: Math.round(performance.now() - began),
      })
    case 'cancelled':
      return refuse('cancelled', 'The look for newer packages was cancelled.')
    case 'missing':
      return refuse('tool-missing', `${sdk.program} could not be started. Check the Flutter SDK.`)
    case 'failed':
      return { ok: false, problem: describePubGetFailure(result.output) }
  }
}

/** Upgrades the packages within what `pubspec.yaml` allows, then looks what is left; null: that look failed. */
export async function upgrade(command: AppCommand): Promise<Outcome<Outdated | null>> {
  const { app, sdk, env, job } = command
  const result = await runFlutterCommand({
    program: { file: sdk.program, leading: [], root: sdk.root },
    args: ['pub', 'upgrade'],
    cwd: app,
    env,
    signal: job.signal,
    onLine: reportLine(job, null),
  })
  switch (result.kind) {
    case 'done': {
      const left = await outdated(command)
      return succeed(left.ok ? left.value : null)
    }
    case 'cancelled':
      return refuse('cancelled', 'The upgrade was cancelled. Look again to see which packages are outdated.')
    case 'missing':
      return refuse('tool-missing', `${sdk.program} could not be started. Check the Flutter SDK.`)
    case 'failed':
      return { ok: false, problem: describePubGetFailure(result.output) }
  }
}
