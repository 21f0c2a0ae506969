import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { requireDescriptors } from './descriptors.ts'
import { signalGroup } from './group.ts'
import { trackUnrecorded } from './tracked.ts'
import { thisSystem } from '../operating-system/index.ts'

/** How it ended. `out-of-memory`: it came to its bound, which no program survives. */
export type NodeEnd = 'out-of-memory' | 'ended'

/** What became of a question. */
export type Answered<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'over'; readonly end: NodeEnd }

/** A Node beside this one, with a bound of memory. It keeps no process alive, and ends with the one that started it. */
export interface OwnNode {
  /**
   * The first question is a program, as text of CommonJS: it is answered once it has run. It listens to
   * `process.on('message')`, and answers each further question by one `process.send`. One question at a time.
   */
  ask<Answer>(question: string | object): Promise<Answered<Answer>>
  /** Never rejects. */
  readonly ended: Promise<NodeEnd>
  /** Ends it at once, whatever it does. */
  end(): void
}

/** The program comes as a message: it is too long for a command line, and there is no file beside the helper. */
const BOOT =
  "process.once('message', (program) => { require('node:vm').runInThisContext(program); process.send('ready') })"

/** Of what it says on its error output, in characters. Node tells why it ends in some 2,000. */
const LAST_WORDS = 8_000
const OUT_OF_MEMORY = /^FATAL ERROR: .*(?:out of memory|Allocation failed)/m

/**
 * Starts one, in a group of its own, that knows nothing of this process: neither its environment nor its input. One
 * that could not be started has ended. Throws EMFILE or ENFILE where there are too few descriptors, and only that.
 * @param name under which the system lists it
 * @param memoryMb what the program may keep; Node itself needs some 10
 */
export function startOwnNode(name: string, memoryMb: number): OwnNode {
  requireDescriptors()
  const options = [`--max-old-space-size=${memoryMb}`, '--input-type=commonjs', '--eval', BOOT]
  const child = spawn(process.execPath, options, {
    argv0: name,
    env: {},
    detached: thisSystem().processes.groups,
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
  const { pid, stderr, channel } = child
  const forget = pid === undefined ? () => undefined : trackUnrecorded(pid)
  let lastWords = ''
  stderr?.setEncoding('utf8').on('data', (piece: string) => {
    lastWords = (lastWords + piece).slice(-LAST_WORDS)
  })
  let over: NodeEnd | null = null
  let onEnd = (_end: NodeEnd): void => undefined
  const ended = new Promise<NodeEnd>((resolve) => {
    const settle = () => {
      forget()
      over = OUT_OF_MEMORY.test(lastWords) ? 'out-of-memory' : 'ended'
      onEnd(over)
      resolve(over)
    }
    if (pid === undefined) child.once('error', settle)
    else child.once('close', settle)
  })
  // what goes wrong with a message is told by the end
  child.on('error', () => undefined)
  child.unref()
  channel?.unref()
  if (stderr instanceof Socket) stderr.unref()

  return {
    ended,
    ask<Answer>(question: string | object) {
      return new Promise<Answered<Answer>>((resolve) => {
        const answered = (answer: Answer) => resolve({ kind: 'answered', answer })
        onEnd = (end) => {
          child.off('message', answered)
          resolve({ kind: 'over', end })
        }
        if (over !== null) return onEnd(over)
        child.once('message', answered)
        child.send(question, () => undefined)
      })
    },
    end() {
      if (pid !== undefined && over === null) signalGroup(pid, 'SIGKILL')
    },
  }
}
