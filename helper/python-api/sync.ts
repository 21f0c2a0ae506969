import type { Reply } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import type { JobHandle } from '../jobs/index.ts'
import { startUv } from '../tools/index.ts'
import { installSteps } from './requirements.ts'
import { describeSyncFailure } from './sync-failure.ts'

export interface Sync {
  readonly uv: string
  readonly codebase: string
  readonly env: NodeJS.ProcessEnv
  readonly job: JobHandle
}

const KEPT_LINES = 60

/** What uv installs the codebase's packages by; its lines are the job's output, its failure one sentence. */
export async function syncPackages(sync: Sync): Promise<Outcome<Reply<'apiSync'>>> {
  for (const args of await installSteps(sync.codebase)) {
    const outcome = await runStep(args, sync)
    if (!outcome.ok) return outcome
  }
  return succeed({ message: 'The dependencies are installed.' })
}

async function runStep(
  args: readonly string[],
  { uv, codebase, env, job }: Sync,
): Promise<Outcome<undefined>> {
  if (job.signal.aborted) return cancelled()
  const said: string[] = []
  const child = startUv({
    file: uv,
    args,
    cwd: codebase,
    env,
    onLine: (line) => {
      said.push(line)
      if (said.length > KEPT_LINES) said.shift()
      job.output(line)
      const stage = stageOf(line)
      if (stage !== null) job.progress({ stage, percent: null })
    },
  })
  const cancel = () => void child.stop()
  job.signal.addEventListener('abort', cancel, { once: true })
  const ending = await child.ended
  job.signal.removeEventListener('abort', cancel)
  if (ending.kind === 'exit' && ending.code === 0) return succeed(undefined)
  if (job.signal.aborted) return cancelled()
  if (ending.kind === 'missing') return refuse('tool-missing', `${uv} could not be started.`)
  return { ok: false, problem: describeSyncFailure(said) }
}

function cancelled() {
  return refuse('cancelled', 'Cancelled. What was downloaded stays in uv’s cache.')
}

function stageOf(line: string): string | null {
  if (/^Using CPython|^Creating virtual environment/.test(line)) return 'Making the environment'
  if (line.startsWith('Resolved ')) return 'Downloading packages'
  if (/^Prepared |^Building |^\s*Built /.test(line)) return 'Installing packages'
  return null
}
