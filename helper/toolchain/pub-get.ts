import type { Reply } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import type { JobHandle } from '../jobs/index.ts'
import { type FlutterSdk, runFlutterCommand } from '../tools/index.ts'
import { reportLine } from './job-output.ts'
import { describePubGetFailure } from './pub-get-failure.ts'

export interface PubGet {
  readonly sdk: FlutterSdk | null
  /** The folder with `pubspec.yaml`. */
  readonly project: string
  readonly env: NodeJS.ProcessEnv
  readonly job: JobHandle
}

/** `flutter pub get` in the codebase; its lines are the job's output, its failure one sentence. */
export async function pubGet({ sdk, project, env, job }: PubGet): Promise<Outcome<Reply<'flutterPubGet'>>> {
  if (sdk === null) {
    return refuse('tool-missing', 'No Flutter SDK was found. Install Flutter first.')
  }
  const result = await runFlutterCommand({
    program: { file: sdk.program, leading: [], root: sdk.root },
    args: ['pub', 'get'],
    cwd: project,
    env,
    signal: job.signal,
    onLine: reportLine(job, null),
  })
  switch (result.kind) {
    case 'done':
      return succeed({ message: 'The dependencies are installed.' })
    case 'cancelled':
      return refuse('cancelled', 'Cancelled. What was downloaded stays in the package cache.')
    case 'missing':
      return refuse('tool-missing', `${sdk.program} could not be started. Check the Flutter SDK.`)
    case 'failed':
      return { ok: false, problem: describePubGetFailure(result.output) }
  }
}
