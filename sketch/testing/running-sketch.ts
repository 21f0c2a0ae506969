import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inject, onTestFinished, vi } from 'vitest'

interface Message {
  readonly event?: string
  readonly id?: unknown
  readonly result?: unknown
  readonly error?: string
  readonly params?: Readonly<Record<string, unknown>>
}

export interface RunningSketch {
  readonly lines: string[]
  readonly messages: Message[]
  stderr(): string
  exited(): Promise<number | null>
  /** The first message of that event, once it has come. */
  event(name: string): Promise<Message>
  /** Writes raw text to the program. */
  write(text: string | Uint8Array): void
  request(id: string, method: string, params: object): Promise<Message>
  restart(id: string, fullRestart: boolean): Promise<Message>
  url(): Promise<string>
  signal(name: NodeJS.Signals): void
}

/** The bundled program as a real process in `directory`. */
export function runSketch(directory: string, ...flags: readonly string[]): RunningSketch {
  const args = ['--suppress-analytics', 'run', '--machine', '-d', 'web-server', '--web-hostname', '127.0.0.1']
  const port = flags.includes('--web-port') ? [] : ['--web-port', '0']
  const child = spawn(process.execPath, [inject('sketchBundle'), ...args, ...port, ...flags], {
    cwd: directory,
  })
  const exit = once(child, 'close').then(([code]): number | null => (typeof code === 'number' ? code : null))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exit
  })
  let out = ''
  let err = ''
  const lines: string[] = []
  const messages: Message[] = []
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    out += piece
    const complete = out.split('\n')
    out = complete.pop() ?? ''
    for (const line of complete) {
      lines.push(line)
      if (line.startsWith('[{')) messages.push(messageIn(line))
    }
  })
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    err += piece
  })
  const find = async (matches: (message: Message) => boolean): Promise<Message> =>
    await vi.waitUntil(() => messages.find(matches), { timeout: 15_000, interval: 10 })
  const sketch: RunningSketch = {
    lines,
    messages,
    stderr: () => err,
    exited: async () => await exit,
    event: async (name) => await find((message) => message.event === name),
    write: (text) => void child.stdin.write(text),
    async request(id, method, params) {
      child.stdin.write(`[${JSON.stringify({ id, method, params })}]\n`)
      return await find((message) => message.id === id)
    },
    async restart(id, fullRestart) {
      const start = await sketch.event('app.start')
      return await sketch.request(id, 'app.restart', { appId: start.params?.['appId'], fullRestart })
    },
    async url() {
      await sketch.event('app.started')
      const launched = await sketch.event('app.webLaunchUrl')
      return String(launched.params?.['url'])
    },
    signal: (name) => void child.kill(name),
  }
  return sketch
}

function messageIn(line: string): Message {
  const parsed: unknown = JSON.parse(line)
  const message: unknown = Array.isArray(parsed) ? parsed[0] : null
  if (!isMessage(message)) throw new Error(`Not a message: ${line}`)
  return message
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null
}
