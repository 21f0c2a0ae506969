import { setTimeout as pause } from 'node:timers/promises'
import { API_PORT, type ConsoleLine } from '@mosaygent/contract'
import type { Ending, LongRunning } from '../processes/index.ts'
import { startUv } from '../tools/index.ts'
import type { LaunchCommand } from './launch-command.ts'
import { logLevel } from './log-level.ts'
import { createFailureReader } from './python-failure.ts'
import type { ServerProbe } from './server-probe.ts'

/** `failing`: its code failed, and it waits for a change, as a server that reloads does. */
type AliveState = 'starting' | 'failing' | 'running' | 'stopping'

/** The server that this helper started, or how its last one ended. */
export type OwnServer =
  | { readonly kind: 'none' }
  | { readonly kind: 'alive'; readonly state: AliveState; readonly run: ServerRun }
  | { readonly kind: 'crashed'; readonly ending: Ending; readonly run: ServerRun }

export interface ServerRun {
  readonly codebase: string
  readonly command: LaunchCommand
  readonly pid: number | null
  /** It has a page that lists its calls. */
  readonly docs: boolean
  /** While it is `failing`: with which exception, and where. */
  readonly failure: string | null
  /** The last lines of output, oldest first. */
  readonly lines: readonly string[]
}

export interface ApiServerDeps {
  readonly env: NodeJS.ProcessEnv
  readonly probe: ServerProbe
  readonly log: (level: ConsoleLine['level'], text: string) => void
  /** Something of `own()` is another now. */
  readonly changed: () => void
  /** Writes a process down, so that the next helper can end it if this one is killed; gives what crosses it out. */
  readonly record: (pid: number) => () => Promise<void>
}

export interface ApiServer {
  own(): OwnServer
  start(codebase: string, command: LaunchCommand): void
  /** Resolves when nothing of it is left. */
  stop(): Promise<void>
}

const KEPT_LINES = 20
/** How often a server that is starting is asked, in ms. */
const ASK_MS = 200
/** The same for one whose code failed: it waits for a person. */
const ASK_FAILING_MS = 1_000
/** What a server that reloads says before it does: until the new code answers, nothing does. */
const RELOADS = /\bReloading\b/
const GRACE_MS = 5_000

/** One server at a time: started by uv, watched, its output a part of the console. */
export function createApiServer(deps: ApiServerDeps): ApiServer {
  let own: OwnServer = { kind: 'none' }
  let child: LongRunning | null = null
  /** Resolves when the last server's end has been published. */
  let settled: Promise<void> = Promise.resolve()
  const isComing = (mine: LongRunning) =>
    child === mine && own.kind === 'alive' && (own.state === 'starting' || own.state === 'failing')

  const transition = (next: OwnServer) => {
    own = next
    deps.changed()
  }
  const update = (mine: LongRunning, change: (run: ServerRun) => ServerRun) => {
    if (child === mine && own.kind === 'alive') own = { ...own, run: change(own.run) }
  }

  /** Until it answers, or is no more. */
  const watchStart = async (mine: LongRunning, port: number) => {
    while (isComing(mine)) {
      const answer = await deps.probe.answers(port)
      // it may have ended while it was asked
      if (own.kind !== 'alive' || !isComing(mine)) return
      if (answer !== null) {
        transition({ ...own, state: 'running', run: { ...own.run, docs: answer.docs, failure: null } })
        return
      }
      await pause(own.state === 'failing' ? ASK_FAILING_MS : ASK_MS, undefined, { ref: false })
    }
  }

  /** A server that answers may print a traceback, too: of one call, which is no news of the server. */
  const readLine = (mine: LongRunning, line: string, failure: string | null) => {
    update(mine, (run) => ({ ...run, lines: [...run.lines, line].slice(-KEPT_LINES) }))
    if (child !== mine || own.kind !== 'alive') return
    if (isComing(mine) && failure !== null)
      transition({ ...own, state: 'failing', run: { ...own.run, failure } })
    else if (RELOADS.test(line) && own.state === 'failing')
      transition({ ...own, state: 'starting', run: { ...own.run, failure: null } })
    else if (RELOADS.test(line) && own.state === 'running') {
      transition({ ...own, state: 'starting' })
      void watchStart(mine, own.run.command.port ?? API_PORT)
    }
  }

  const watchEnd = async (mine: LongRunning, forget: () => Promise<void>) => {
    const ending = await mine.ended
    await forget()
    if (child !== mine || own.kind !== 'alive') return
    child = null
    if (own.state === 'stopping') {
      deps.log('info', 'The API has stopped.')
      return transition({ kind: 'none' })
    }
    deps.log('error', `The API ended by itself (${describeEnding(ending)}).`)
    transition({ kind: 'crashed', ending, run: own.run })
  }

  return {
    own: () => own,
    start(codebase, command) {
      deps.log('info', `$ ${command.shown}`)
      let mine: LongRunning | null = null
      const readFailure = createFailureReader(codebase)
      const started = startUv({
        file: command.program,
        args: command.args,
        cwd: command.cwd,
        env: deps.env,
        extra: command.env,
        onLine: (line) => {
          deps.log(logLevel(line), line)
          const failure = readFailure(line)
          if (mine !== null) readLine(mine, line, failure)
        },
      })
      mine = started
      child = started
      const pid = started.pid ?? null
      const run = { codebase, command, pid, docs: false, failure: null, lines: [] }
      transition({ kind: 'alive', state: 'starting', run })
      void watchStart(started, command.port ?? API_PORT)
      settled = watchEnd(started, pid === null ? async () => undefined : deps.record(pid))
    },
    async stop() {
      const mine = child
      if (mine === null || own.kind !== 'alive') return
      if (own.state !== 'stopping') transition({ ...own, state: 'stopping' })
      await mine.stop(GRACE_MS)
      await settled
    },
  }
}

/** `exit code 1` */
export function describeEnding(ending: Ending): string {
  switch (ending.kind) {
    case 'exit':
      return `exit code ${ending.code}`
    case 'signal':
      return `signal ${ending.signal}`
    case 'missing':
      return ending.message
  }
}
