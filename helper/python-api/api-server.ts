import { setTimeout as pause } from 'node:timers/promises'
import type { ApiLook, ConsoleLine } from '@mosaygent/contract'
import type { LongRunning } from '../processes/index.ts'
import { describeHolder, findPortHolder } from '../ports/index.ts'
import { maskValue, secretsAmong, withoutValues } from '../redaction/index.ts'
import type { ProcessRow } from '../operating-system/index.ts'
import type { ProcessTable } from '../process-table/index.ts'
import { startUv } from '../tools/index.ts'
import type { Address } from './address/address.ts'
import { ask } from './address/ask.ts'
import { whatIsAwaited } from './address/candidates.ts'
import { readPrintedAddress, readTakenPort } from './address/printed-address.ts'
import { type AnswerWatch, createAnswerWatch, type Looked } from './answer-watch.ts'
import type { LaunchCommand } from './launch-command.ts'
import { logLevel } from './log-level.ts'
import { createFailureReader } from './python-failure.ts'
import { isOwnLook, readRequest } from './requests.ts'
import { describeEnding, type OwnServer, type ServerRun } from './server-run.ts'
import {
  afterFailure,
  afterLook,
  afterReload,
  enter,
  nextLookIn,
  type Standing,
  starting,
} from './server-standing.ts'

export interface ApiServerDeps {
  readonly env: NodeJS.ProcessEnv
  readonly table: ProcessTable
  /** A line of the server in this project directory. */
  readonly log: (level: ConsoleLine['level'], text: string, directory: string) => void
  /** Something of `own()` is another now. */
  readonly changed: () => void
  /** Writes a process down, so that the next helper can end it if this one is killed; gives what crosses it out. */
  readonly record: (pid: number) => () => Promise<void>
}

export interface ServerStart {
  readonly codebase: string
  readonly directory: string
  readonly command: LaunchCommand
  /** What the user says of it now. */
  readonly settings: () => ApiLook
}

export interface ApiServer {
  own(): OwnServer
  start(start: ServerStart): void
  /** Resolves when nothing of it is left but what has left its process group. */
  stop(): Promise<void>
  /** Something was mended: how the last one ended is no news any more. */
  forgetCrash(): void
  /** A path of it is about to be asked, so that its line about that is known as none of the user's. */
  asks(path: string): void
  /** What the last one left running. */
  left(): Promise<readonly ProcessRow[]>
}

const KEPT_LINES = 20
const KEPT_REQUESTS = 20
/** What a server that reloads says before it does. */
const RELOADS = /\breloading\b|^\[nodemon\] restarting|^Restarting '/i
const GRACE_MS = 5_000
const AWAITED_MS = 6_000
const DOCS = '/docs'

/** One server of one codebase: started, watched, its output a part of the console. */
export function createApiServer(deps: ApiServerDeps): ApiServer {
  const { table } = deps
  let own: OwnServer = { kind: 'none' }
  let child: LongRunning | null = null
  let watch: AnswerWatch | null = null
  /** Wakes the watch before its time. */
  let wake: () => void = () => undefined
  /** Resolves when the last server's end has been published. */
  let settled: Promise<void> = Promise.resolve()
  let left: readonly ProcessRow[] = []

  const transition = (next: OwnServer) => {
    own = next
    deps.changed()
  }
  const alive = (mine: LongRunning) => (child === mine && own.kind === 'alive' ? own : null)
  const change = (mine: LongRunning, more: Partial<ServerRun>) => {
    const was = alive(mine)
    if (was !== null) own = { ...was, run: { ...was.run, ...more } }
  }
  /** Whether that is news for the page. */
  const stand = (mine: LongRunning, next: Standing): boolean => {
    const was = alive(mine)
    if (was === null) return false
    own = { ...was, standing: next }
    const news = was.standing.state !== next.state || was.standing.failure !== next.failure
    if (news) deps.changed()
    return news
  }

  const take = (mine: LongRunning, looked: Looked, next: Standing, docs: string | null) => {
    const was = alive(mine)
    if (was === null) return
    const late = Date.now() - was.standing.since > AWAITED_MS
    const waits = next.state === 'starting' || next.state === 'unresponsive'
    const awaited = waits && late ? whatIsAwaited(looked.hints) : null
    const at = next.state === 'running' ? (looked.at ?? was.run.at) : was.run.at
    const news = awaited !== was.run.awaited || JSON.stringify(at) !== JSON.stringify(was.run.at)
    change(mine, { awaited, at, docs })
    if (!stand(mine, next) && news) deps.changed()
  }

  /** Who answers now, until it is no more. */
  const follow = async (mine: LongRunning, seen: AnswerWatch, settings: () => ApiLook) => {
    for (let was = alive(mine); was !== null && was.standing.state !== 'stopping'; was = alive(mine)) {
      const calm = was.standing.state === 'running' && nextLookIn(was.standing, Date.now()) > 1_000
      const looked = await seen.look(was.run.docs, calm)
      const running = alive(mine)
      if (running === null) return
      const coming =
        running.standing.state !== 'running' && runs(afterLook(running.standing, looked.look, Date.now()))
      // the page that lists the calls, once for each start and reload
      const docs =
        coming && looked.at !== null
          ? await findDocs(seen, looked.at.address, settings().docs_path ?? DOCS)
          : running.run.docs
      // lines may have come meanwhile
      const now = alive(mine)
      if (now === null) return
      const next = afterLook(now.standing, looked.look, Date.now())
      take(mine, looked, next, docs)
      if (runs(next)) seen.settled()
      const rest = new AbortController()
      wake = () => rest.abort()
      const due = nextLookIn(next, Date.now())
      await pause(due, undefined, { ref: false, signal: rest.signal }).catch(() => undefined) // woken
    }
  }

  const readLine = (mine: LongRunning, line: string, failure: string | null) => {
    const was = alive(mine)
    if (was === null) return
    const request = readRequest(line, new Date().toISOString())
    change(mine, {
      lines: [...was.run.lines, line].slice(-KEPT_LINES),
      ...(request === null ? {} : { requests: [request, ...was.run.requests].slice(0, KEPT_REQUESTS) }),
    })
    const address = readPrintedAddress(line)
    if (address !== null) watch?.printed(address)
    const taken = readTakenPort(line)
    if (taken !== null) void tellHolder(mine, taken === 0 ? was.run.command.port : taken)
    const now = Date.now()
    if (failure !== null) stand(mine, afterFailure(was.standing, failure, now))
    else if (RELOADS.test(line)) stand(mine, afterReload(was.standing, now))
    else if (address === null) return
    wake()
  }

  /** Who has the port that the server could not take. */
  const tellHolder = async (mine: LongRunning, port: number | null) => {
    if (port === null) return
    const holder = await findPortHolder(port)
    const was = alive(mine)
    const name = holder === null ? 'another program' : describeHolder(holder)
    deps.log('error', `Port ${port} is held by ${name}.`, was?.run.directory ?? '')
    if (was !== null) stand(mine, afterFailure(was.standing, `Port ${port} is held by ${name}`, Date.now()))
  }

  const tellLeft = async (run: ServerRun, seen: AnswerWatch, output: string | null) => {
    left = await table.remaining(seen.family(), output)
    for (const { pid, name } of left)
      deps.log(
        'warning',
        `${name} (process ${pid}) goes on: the server started it, and it has left the server’s process group.`,
        run.directory,
      )
  }

  const watchEnd = async (
    mine: LongRunning,
    seen: AnswerWatch,
    output: Promise<string | null>,
    forget: () => Promise<void>,
  ) => {
    const ending = await mine.ended
    await forget()
    const was = alive(mine)
    if (was === null) return
    await tellLeft(was.run, seen, await output)
    const last = alive(mine) ?? was
    child = null
    const { directory } = last.run
    if (last.standing.state === 'stopping') {
      deps.log('info', 'The API has stopped.', directory)
      return transition({ kind: 'none' })
    }
    deps.log('error', `The API ended by itself (${describeEnding(ending)}).`, directory)
    transition({ kind: 'crashed', ending, run: last.run })
  }

  return {
    own: () => own,
    start({ codebase, directory, command, settings }) {
      deps.log('info', `$ ${command.shown}`, directory)
      let mine: LongRunning | null = null
      let seen: AnswerWatch | null = null
      const readFailure = createFailureReader(codebase)
      const secrets = secretsAmong(
        Object.entries(command.env).map(([name, value]) => ({ value, masked: maskValue(name, value) })),
      )
      const started = startUv({
        file: command.program,
        args: command.args,
        cwd: command.cwd,
        env: deps.env,
        extra: command.env,
        onLine: (raw) => {
          if (isOwnLook(raw, seen?.lookedAt() ?? [])) return
          const line = withoutValues(raw, secrets)
          deps.log(logLevel(line), line, directory)
          const failure = readFailure(line)
          if (mine !== null) readLine(mine, line, failure)
        },
      })
      mine = started
      child = started
      left = []
      const pid = started.pid ?? null
      const { port: expected, health } = command
      seen = createAnswerWatch({ pid, expected, health, settings, table })
      watch = seen
      const output = pid === null ? Promise.resolve(null) : table.outputOf(pid)
      const facts = { codebase, directory, command, pid, at: null, docs: null }
      const run = { ...facts, awaited: null, lines: [], requests: [] }
      transition({ kind: 'alive', standing: starting(Date.now()), run })
      void follow(started, seen, settings)
      settled = watchEnd(started, seen, output, pid === null ? async () => undefined : deps.record(pid))
    },
    async stop() {
      const mine = child
      if (mine === null || own.kind !== 'alive') return
      const first = own.standing.state !== 'stopping'
      if (first) stand(mine, enter(own.standing, 'stopping', Date.now()))
      // what it has started until now
      if (first) await watch?.see()
      await mine.stop(GRACE_MS)
      await settled
    },
    forgetCrash() {
      if (own.kind === 'crashed') transition({ kind: 'none' })
    },
    asks: (path) => watch?.asks(path),
    async left() {
      if (left.length > 0) left = await table.remaining(left, null)
      return left
    },
  }
}

const runs = ({ state }: Standing) => state === 'running'

async function findDocs(seen: AnswerWatch, at: Address, path: string): Promise<string | null> {
  seen.asks(path)
  const answer = await ask(at, path)
  return typeof answer === 'object' && answer.status < 400 ? path : null
}
