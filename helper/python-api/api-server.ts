import { setTimeout as pause } from 'node:timers/promises'
import type { ConsoleLine } from '@mosaygent/contract'
import type { Ending, LongRunning } from '../processes/index.ts'
import { startUv } from '../tools/index.ts'
import type { LaunchCommand } from './launch-command.ts'
import { logLevel } from './log-level.ts'
import type { ServerProbe } from './server-probe.ts'

/** The server that this helper started, or how its last one ended. */
export type OwnServer =
  | { readonly kind: 'none' }
  | { readonly kind: 'alive'; readonly state: 'starting' | 'running' | 'stopping'; readonly run: ServerRun }
  | { readonly kind: 'crashed'; readonly ending: Ending; readonly run: ServerRun }

export interface ServerRun {
  readonly codebase: string
  readonly command: LaunchCommand
  readonly pid: number | null
  /** It has a page that lists its calls. */
  readonly docs: boolean
  /** The last lines of output, oldest first. */
  readonly lines: readonly string[]
}

export interface ApiServerDeps {
  readonly env: NodeJS.ProcessEnv
  readonly probe: ServerProbe
  readonly tell: (level: ConsoleLine['level'], text: string) => void
  /** Something of `own()` is another now. */
  readonly changed: () => void
  /** Writes a process down, so that the next helper can end it if this one is killed; gives what crosses it out. */
  readonly record: (pid: number) => () => Promise<void>
}

export interface ApiServer {
  own(): OwnServer
  start(uv: string, codebase: string, command: LaunchCommand): void
  /** Resolves when nothing of it is left. */
  stop(): Promise<void>
}

const KEPT_LINES = 20
/** How often a server that is starting is asked, in ms. */
const ASK_MS = 200
const GRACE_MS = 5_000

/** One server at a time: started by uv, watched, its output a part of the console. */
export function createApiServer(deps: ApiServerDeps): ApiServer {
  let own: OwnServer = { kind: 'none' }
  let child: LongRunning | null = null
  /** Resolves when the last server's end has been told. */
  let over: Promise<void> = Promise.resolve()
  const isStarting = (mine: LongRunning) => child === mine && own.kind === 'alive' && own.state === 'starting'

  const become = (next: OwnServer) => {
    own = next
    deps.changed()
  }
  const update = (mine: LongRunning, change: (run: ServerRun) => ServerRun) => {
    if (child === mine && own.kind === 'alive') own = { ...own, run: change(own.run) }
  }

  /** Until it answers, or is no more. */
  const watchStart = async (mine: LongRunning, port: number) => {
    while (isStarting(mine)) {
      const answer = await deps.probe.answers(port)
      // it may have ended while it was asked
      if (own.kind !== 'alive' || !isStarting(mine)) return
      if (answer !== null) {
        become({ ...own, state: 'running', run: { ...own.run, docs: answer.docs } })
        return
      }
      await pause(ASK_MS, undefined, { ref: false })
    }
  }

  const watchEnd = async (mine: LongRunning, forget: () => Promise<void>) => {
    const ending = await mine.ended
    await forget()
    if (child !== mine || own.kind !== 'alive') return
    child = null
    if (own.state === 'stopping') {
      deps.tell('info', 'The API has stopped.')
      return become({ kind: 'none' })
    }
    deps.tell('error', `The API ended by itself (${describeEnding(ending)}).`)
    become({ kind: 'crashed', ending, run: own.run })
  }

  return {
    own: () => own,
    start(uv, codebase, command) {
      deps.tell('info', `$ uv ${command.args.join(' ')}`)
      let mine: LongRunning | null = null
      const started = startUv({
        file: uv,
        args: command.args,
        cwd: command.cwd,
        env: deps.env,
        extra: command.env,
        onLine: (line) => {
          deps.tell(logLevel(line), line)
          if (mine !== null)
            update(mine, (run) => ({ ...run, lines: [...run.lines, line].slice(-KEPT_LINES) }))
        },
      })
      mine = started
      child = started
      const pid = started.pid ?? null
      become({ kind: 'alive', state: 'starting', run: { codebase, command, pid, docs: false, lines: [] } })
      void watchStart(started, command.port)
      over = watchEnd(started, pid === null ? async () => undefined : deps.record(pid))
    },
    async stop() {
      const mine = child
      if (mine === null || own.kind !== 'alive') return
      if (own.state !== 'stopping') become({ ...own, state: 'stopping' })
      await mine.stop(GRACE_MS)
      await over
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
