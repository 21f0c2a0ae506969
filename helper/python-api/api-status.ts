import { API_PORT, type ApiDependencies, type ApiServerStatus } from '@mosaygent/contract'
import { describeEnding, type OwnServer } from './api-server.ts'
import type { Problem } from '../errors/index.ts'
import type { LaunchCommand } from './launch-command.ts'
import type { Occupant } from './server-probe.ts'

/** All that a status is made of. */
export interface ApiFacts {
  /** Null: there is no codebase. */
  readonly codebase: string | null
  readonly command: LaunchCommand | null
  /** Why it cannot be started; null: it can. */
  readonly problem: Problem | null
  /** Why the launch configuration was not read, in one sentence. */
  readonly note: string | null
  /** Where Start would have it answer. */
  readonly port: number
  readonly own: OwnServer
  /** The program on the port; looked for only while no server of ours runs. */
  readonly occupant: Occupant
  /** A free port, when another program holds that one. */
  readonly freePort: number | null
  readonly dependencies: ApiDependencies | null
  readonly uv: { readonly path: string; readonly version: string | null } | null
}

/** What the page shows, from what was found out. */
export function apiStatus(facts: ApiFacts): ApiServerStatus {
  const { own, occupant, command } = facts
  const still: ApiServerStatus = {
    state: 'stopped',
    running: false,
    started_by: null,
    pid: null,
    port: facts.port,
    command: command?.shown ?? null,
    message: '',
    url: null,
    docs_url: null,
    conflict: null,
    dependencies: facts.dependencies,
    uv: facts.uv,
    exit_code: null,
    last_lines: [],
  }
  if (own.kind === 'alive') {
    const { command: running, pid, docs, failure, lines } = own.run
    const port = running.port ?? API_PORT
    const url = `http://127.0.0.1:${port}`
    return {
      ...still,
      state: own.state,
      running: own.state === 'running',
      started_by: 'helper',
      pid,
      port,
      command: running.shown,
      message: {
        starting: 'Starting',
        failing: `Does not start: ${failure ?? 'its code failed'}`,
        running: `Answers at ${url}`,
        stopping: 'Stopping',
      }[own.state],
      last_lines: own.state === 'failing' ? [...lines] : [],
      ...(own.state === 'running' ? { url, docs_url: docs ? `${url}/docs` : null } : {}),
    }
  }
  if (occupant.kind === 'server') {
    const url = `http://127.0.0.1:${facts.port}`
    return {
      ...still,
      state: 'running',
      running: true,
      started_by: 'elsewhere',
      pid: occupant.pid,
      message: `Answers at ${url}, started elsewhere`,
      url,
      docs_url: occupant.docs ? `${url}/docs` : null,
    }
  }
  const conflict =
    occupant.kind === 'other' && facts.freePort !== null
      ? { holder: occupant.holder, free_port: facts.freePort }
      : null
  if (own.kind === 'crashed') {
    return {
      ...still,
      state: 'crashed',
      conflict,
      message: `Ended by itself (${describeEnding(own.ending)})`,
      exit_code: own.ending.kind === 'exit' ? own.ending.code : null,
      last_lines: [...own.run.lines],
    }
  }
  const message = whyNot(facts) ?? (facts.note === null ? 'Not running' : `Not running. ${facts.note}`)
  return { ...still, conflict, message }
}

/** Why Start cannot work, in one sentence; null: it can. */
export function whyNot({
  codebase,
  command,
  problem,
  note,
}: Pick<ApiFacts, 'codebase' | 'command' | 'problem' | 'note'>): string | null {
  if (codebase === null) return 'There is no API codebase yet. Clone one.'
  if (problem === null) return null
  return command === null && note !== null ? `${note} ${problem.detail}` : problem.detail
}
