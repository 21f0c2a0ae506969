import type { Reply } from '@mosaygent/contract'
import { type Outcome, type Problem, refuse, succeed } from '../errors/index.ts'
import type { JobHandle } from '../jobs/index.ts'
import { startUv } from '../tools/index.ts'

export interface Sync {
  readonly uv: string
  readonly codebase: string
  readonly env: NodeJS.ProcessEnv
  readonly job: JobHandle
}

const KEPT_LINES = 60

/** `uv sync --all-groups` in the codebase; its lines are the job's output, its failure one sentence. */
export async function syncPackages({ uv, codebase, env, job }: Sync): Promise<Outcome<Reply<'apiSync'>>> {
  if (job.signal.aborted) return cancelled()
  const said: string[] = []
  const child = startUv({
    file: uv,
    args: ['sync', '--all-groups'],
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
  if (ending.kind === 'exit' && ending.code === 0)
    return succeed({ message: 'The dependencies are installed.' })
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

/** What a failed `uv sync` means for a person. `said`: its last lines, oldest first. */
export function describeSyncFailure(said: readonly string[]): Problem {
  const text = said.join('\n')
  if (/No space left on device/i.test(text))
    return { code: 'disk-full', detail: 'The disk is full. Free some space, then install again.' }
  if (
    /error sending request|dns error|failed to (fetch|download)|connection (refused|reset)|network is unreachable|timed out/i.test(
      text,
    )
  )
    return {
      code: 'network-unreachable',
      detail: 'The package registry could not be reached. Check the network connection, then install again.',
    }
  const python =
    /No interpreter found for [^\n]*|requires-python[^\n]*|Python[^\n]* is incompatible[^\n]*/i.exec(
      text,
    )?.[0]
  if (python !== undefined)
    return failed(`No Python fits this project: ${sentence(python)} \`uv python install\` brings one.`)
  if (/No solution found/.test(text)) {
    const cause = /Because [^]*?(?=\n\n|\nhint|$)/.exec(text)?.[0] ?? text
    return failed(
      `The packages in pyproject.toml do not fit together: ${sentence(cause.replaceAll(/\s+/g, ' '))}`,
    )
  }
  const toml = /(?:TOML parse error|Failed to parse)[^\n]*/.exec(text)?.[0]
  if (toml !== undefined) return failed(`pyproject.toml cannot be read: ${sentence(toml)}`)
  const last = said.findLast((line) => /^(error|  ×|cause)/i.test(line)) ?? said.at(-1)
  return failed(last === undefined ? 'uv sync failed and said nothing.' : sentence(last))
}

const failed = (detail: string): Problem => ({ code: 'tool-failed', detail })

function sentence(text: string): string {
  const trimmed = text.trim().slice(0, 500)
  return /[.?]$/.test(trimmed) ? trimmed : `${trimmed}.`
}
