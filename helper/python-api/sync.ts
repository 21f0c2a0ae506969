import { basename } from 'node:path'
import type { Reply } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import type { JobHandle } from '../jobs/index.ts'
import { startUv, uvEnvironmentFolder } from '../tools/index.ts'
import { type MadeEnvironments, rememberEnvironment } from './made-environments.ts'
import type { InstallPlan } from './environments/model.ts'
import { describeSyncFailure } from './sync-failure.ts'

export interface Installation {
  readonly steps: InstallPlan['steps']
  /** Where uv installs; null: another tool does. */
  readonly uv: string | null
  readonly codebase: string
  readonly env: NodeJS.ProcessEnv
  readonly environments: MadeEnvironments
  readonly job: JobHandle
}

const KEPT_LINES = 60

/** Installs the codebase's packages; the lines of its tool are the job's output, its failure one sentence. */
export async function installPackages(installation: Installation): Promise<Outcome<Reply<'apiSync'>>> {
  for (const step of installation.steps) {
    const outcome = await runStep(step, installation)
    if (!outcome.ok) return outcome
  }
  if (installation.uv !== null) await remember({ ...installation, uv: installation.uv })
  return succeed({ message: 'The dependencies are installed.' })
}

/** Records that this environment was approved; one that cannot be recorded is asked about again. */
async function remember({
  uv,
  codebase,
  env,
  environments,
}: Installation & { readonly uv: string }): Promise<void> {
  const folder = await uvEnvironmentFolder(uv, codebase, env)
  // one of another name, by the user's own variable, is nothing that we could look for in a repository
  const known = folder !== null && basename(folder) === '.venv' ? folder : null
  await rememberEnvironment(environments, codebase, known).catch(() => undefined)
}

async function runStep(
  { program, args }: InstallPlan['steps'][number],
  { codebase, env, job }: Installation,
): Promise<Outcome<undefined>> {
  if (job.signal.aborted) return cancelled()
  const lines: string[] = []
  const child = startUv({
    file: program,
    args,
    cwd: codebase,
    env,
    onLine: (line) => {
      lines.push(line)
      if (lines.length > KEPT_LINES) lines.shift()
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
  if (ending.kind === 'missing') return refuse('tool-missing', `${program} could not be started.`)
  return { ok: false, problem: describeSyncFailure(lines) }
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
