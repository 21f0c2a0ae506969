import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Call, callsTo } from './call.ts'
import { helperAt } from './script-token.ts'

const BUNDLE = fileURLToPath(new URL('../launcher/dist/mosaygent.mjs', import.meta.url))

export interface RunOptions {
  readonly command?: 'start' | 'helper' | 'doctor'
  readonly env?: Readonly<Record<string, string>>
  /** Other ports than the stage's own. */
  readonly ports?: readonly number[]
  /** Of Node, before the program. */
  readonly node?: readonly string[]
  /** The command line that runs it, in whose place; by default itself. */
  readonly by?: (line: readonly string[]) => readonly string[]
  /** Where both outputs go; by default they are read. */
  readonly output?: 'ignore' | number
}

export interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<number | null>
  readonly call: Call
  readonly url: string
  output(): string
  answers(): Promise<boolean>
  /** Resolves when the helper answers; rejects with what was printed when it ended before. */
  ready(): Promise<Running>
}

/** Starts the built command as a process of its own. */
export function runCommand(
  options: RunOptions & { readonly environment: NodeJS.ProcessEnv; readonly ports: readonly number[] },
): Running {
  const { command = 'helper', by = (line) => line, output: to = 'pipe' } = options
  const [dashboard, helper, preview] = options.ports.map(String)
  const own = [process.execPath, ...(options.node ?? []), BUNDLE, command, '--no-open']
  const [file = '', ...args] = by(own)
  const child = spawn(file, args, {
    stdio: ['ignore', to, to],
    env: {
      ...options.environment,
      MOSAYGENT_DASHBOARD_PORT: dashboard,
      MOSAYGENT_HELPER_PORT: helper,
      MOSAYGENT_PREVIEW_PORT: preview,
      ...options.env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      output += piece
    })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const url = `http://127.0.0.1:${helper}`
  helperAt(helper ?? '', options.env?.['MOSAYGENT_HOME'] ?? options.environment['MOSAYGENT_HOME'] ?? '')
  const answers = () =>
    fetch(`${url}/health`).then(
      (reply) => reply.ok,
      () => false,
    )
  const running: Running = {
    child,
    ended,
    url,
    call: callsTo(`${url}/mosaygent`),
    output: () => output,
    answers,
    async ready() {
      let over = false
      void ended.then(() => (over = true))
      // the last line of both commands' start
      const last = command === 'start' ? /^Ready {2}http/m : /^(Pair|Dashboard) {2}/m
      while (!(to === 'pipe' ? last.test(output) : await answers())) {
        if (over) throw new Error(`it ended before it was ready:\n${output}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      return running
    },
  }
  return running
}
