import {
  API_PORT,
  type ApiDependencies,
  type ApiLook,
  type ApiServerState,
  type ApiServerStatus,
} from '@mosaygent/contract'
import type { Problem } from '../errors/index.ts'
import { describeEnding, type OwnServer, type ServerRun, urlOfRun } from './server-run.ts'
import type { LaunchCommand } from './launch-command.ts'
import type { Occupant } from './server-probe.ts'
import type { Standing } from './server-standing.ts'

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
  readonly look: ApiLook
  readonly left: ApiServerStatus['left_running']
  readonly others: ApiServerStatus['others']
}

type Ended = Extract<OwnServer, { kind: 'crashed' }>

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
    since: null,
    has_answered: false,
    awaited: null,
    address_from: null,
    look: facts.look,
    requests: [],
    left_running: [...facts.left],
    others: [...facts.others],
  }
  if (own.kind === 'alive') return { ...still, ...aliveStatus(own.standing, own.run) }
  if (occupant.kind === 'server') {
    const { url, docs, pid } = occupant
    return {
      ...still,
      state: 'running',
      running: true,
      started_by: 'elsewhere',
      pid,
      message: `Answers at ${url}, started elsewhere`,
      url,
      docs_url: docs,
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
      message: whyEnded(own, facts.dependencies),
      exit_code: own.ending.kind === 'exit' ? own.ending.code : null,
      last_lines: [...own.run.lines],
    }
  }
  const message = whyNot(facts) ?? (facts.note === null ? 'Not running' : `Not running. ${facts.note}`)
  return { ...still, conflict, message }
}

/** What a shell ends with where it does not find the program of its command. */
const COMMAND_NOT_FOUND = 127

/** A program or module that was not there comes with the packages, where those are not installed yet. */
function whyEnded({ ending, run }: Ended, dependencies: ApiDependencies | null): string {
  const lacks =
    ending.kind === 'missing' ||
    (ending.kind === 'exit' && ending.code === COMMAND_NOT_FOUND) ||
    missingModule(run.lines) !== ''
  if (lacks && dependencies === 'missing') return 'Not installed yet: press Install, then Start'
  return `Ended by itself (${describeEnding(ending)})${missingModule(run.lines)}`
}

/** What Node says of a package that is not there; a path (`./routes`) is the project's own matter. Its trace follows. */
const NODE_PACKAGE =
  /Error(?: \[ERR_MODULE_NOT_FOUND\])?: Cannot find (?:module|package) '((?![./\\]|[A-Za-z]:)[^']+)'/

/** The rest of such an error, and what npm, pnpm or Yarn say of a script that ended. */
const AFTER_NODE_ERROR = /^(?:\s|$|Require stack:|- |[}\]]|Node\.js v|npm |ELIFECYCLE|error |info )/

/** `: the module uvicorn is not installed`, where that is why it ended; else nothing. */
function missingModule(lines: readonly string[]): string {
  const [, python] = /No module named '?([\w.-]+)'?\s*$/.exec(lines.at(-1) ?? '') ?? []
  // an error that was survived is no reason: only what belongs to it may follow
  const last = lines.findLast((line) => !AFTER_NODE_ERROR.test(line)) ?? ''
  const name = python ?? NODE_PACKAGE.exec(last)?.[1]
  return name === undefined ? '' : `: there is no module ${name} where it runs`
}

function aliveStatus(standing: Standing, run: ServerRun): Partial<ApiServerStatus> {
  const { state, since, answered } = standing
  const url = urlOfRun(run)
  return {
    state,
    running: state === 'running',
    started_by: 'helper',
    pid: run.pid,
    port: run.at?.address.port ?? run.command.port ?? API_PORT,
    command: run.command.shown,
    message: messageOf(state, standing, url),
    last_lines: state === 'failing' || state === 'unresponsive' ? [...run.lines] : [],
    since: new Date(since).toISOString(),
    has_answered: answered,
    awaited: run.awaited,
    requests: [...run.requests],
    ...(state === 'running' && url !== null
      ? {
          url,
          docs_url: run.docs === null ? null : `${url}${run.docs}`,
          address_from: run.at?.from ?? null,
        }
      : {}),
  }
}

function messageOf(state: ApiServerState, { answered, failure }: Standing, url: string | null): string {
  const why = failure?.text ?? 'its code failed'
  switch (state) {
    case 'starting':
      return 'Starting'
    case 'failing':
      return answered ? `Does not answer since its code failed: ${why}` : `Does not start: ${why}`
    case 'reloading':
      return 'Reloading'
    case 'unresponsive':
      return 'It runs and does not answer'
    case 'running':
      return `Answers at ${url ?? 'its address'}`
    case 'stopping':
      return 'Stopping'
    case 'stopped':
    case 'crashed':
      return 'Not running'
  }
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
