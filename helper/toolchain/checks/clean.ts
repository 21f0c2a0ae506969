import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import { runFlutterCommand } from '../../tools/index.ts'
import { reportLine } from '../job-output.ts'
import { cleanable } from './cleanable.ts'
import { lastWords } from './last-words.ts'
import type { AppCommand } from './run-in-app.ts'

/**
 * `flutter clean`: answers with what is gone. The tool ends well also where it could not remove something, so that it is
 * looked for afterwards.
 */
export async function clean({ app, sdk, env, job }: AppCommand): Promise<Outcome<string[]>> {
  const before = await cleanable(app)
  job.progress({ stage: 'Cleaning', percent: null })
  const result = await runFlutterCommand({
    program: { file: sdk.program, leading: [], root: sdk.root },
    args: ['clean'],
    cwd: app,
    env,
    signal: job.signal,
    onLine: reportLine(job, null),
  })
  switch (result.kind) {
    case 'done': {
      const left = await cleanable(app)
      if (left.length > 0)
        return refuse(
          'tool-failed',
          `${listed(left)} could not be removed. Another program may use what is in it.`,
        )
      return succeed(before)
    }
    case 'cancelled':
      return refuse('cancelled', 'Cancelled. What was removed until then is gone.')
    case 'missing':
      return refuse('tool-missing', `${sdk.program} could not be started. Check the Flutter SDK.`)
    case 'failed':
      return refuse('tool-failed', `flutter clean failed: ${lastWords(result)}.`)
  }
}

/** `build/, .dart_tool/ and .packages`. */
export function listed(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`
}
