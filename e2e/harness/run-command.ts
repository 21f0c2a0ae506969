import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Call, callsTo } from './call.ts'
import { helperAt } from './script-token.ts'

export const BUNDLE = fileURLToPath(new URL('../../launcher/dist/mosaygent.mjs', import.meta.url))

export interface RunOptions {
  /** The command and its options; by default the helper alone, without opening a browser. */
  readonly args?: readonly string[]
  /** Besides the environment of this process, and above the ports. */
  readonly env?: NodeJS.ProcessEnv
  /** Of the dashboard, the helper and the preview. */
  readonly ports?: readonly number[]
  /** Options of Node, before the program. */
  readonly node?: readonly string[]
  /** Replaces the command line, for a run inside another program. */
  readonly by?: (line: readonly string[]) => readonly string[]
  readonly input?: 'ignore' | 'pipe'
  /** Where both outputs go; by default they are read. */
  readonly output?: 'ignore' | number
}

export interface Running {
  readonly child: ChildProcess
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>
  readonly call: Call
  /** Of the helper. */
  readonly url: string
  /** Everything it has printed so far. */
  output(): string
  /** The helper answers now. */
  answers(): Promise<boolean>
  /** Resolves when the start is complete; rejects with what was printed when it ended before. */
  ready(): Promise<Running>
  /** Ends it by the signal, unless it has ended, and gives its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts the built command as a process of its own. The only place of the browser tests that does. */
export function runCommand(options: RunOptions): Running {
  const { args = ['helper', '--no-open'], by = (line) => line, output: to = 'pipe' } = options
  const [file = '', ...line] = by([process.execPath, ...(options.node ?? []), BUNDLE, ...args])
  const env = { ...process.env, ...portSettings(options.ports ?? []), ...options.env }
  const child = spawn(file, line, { stdio: [options.input ?? 'ignore', to, to], env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      output += piece
    })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const port = env['MOSAYGENT_HELPER_PORT'] ?? ''
  const url = `http://127.0.0.1:${port}`
  helperAt(port, env['MOSAYGENT_HOME'] ?? '')
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
      const last = args[0] === 'start' ? /^Ready {2}http/m : /^(Pair|Dashboard) {2}/m
      while (!(to === 'pipe' ? last.test(output) : await answers())) {
        if (over) throw new Error(`it ended before it was ready:\n${output}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      return running
    },
    stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      return ended
    },
  }
  return running
}

function portSettings(ports: readonly number[]): Record<string, string> {
  const names = ['MOSAYGENT_DASHBOARD_PORT', 'MOSAYGENT_HELPER_PORT', 'MOSAYGENT_PREVIEW_PORT']
  return Object.fromEntries(ports.map((port, index) => [names[index] ?? '', String(port)]))
}
