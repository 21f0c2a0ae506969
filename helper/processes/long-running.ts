import { execa } from 'execa'
import { messageOf, systemCode } from '../errors/index.ts'
import { requireDescriptors } from './descriptors.ts'
import { endRest, signalGroup } from './group.ts'
import { track } from './tracked.ts'
import { thisSystem } from '../operating-system/index.ts'

/** How a long-running child ended. `missing`: it could not be started at all. */
export type Ending =
  | { readonly kind: 'exit'; readonly code: number }
  | { readonly kind: 'signal'; readonly signal: string }
  | { readonly kind: 'missing'; readonly message: string }

export interface LongRunning {
  /** Undefined when the program could not be started. */
  readonly pid: number | undefined
  /**
   * Settles when the process is gone and its pipes are drained, or were left open by what has left its group: that is
   * not waited for, and is not read any more. Never rejects.
   */
  readonly ended: Promise<Ending>
  /** Writes one whole piece (a line) to its standard input; false once that is closed. */
  write(text: string): boolean
  /** SIGTERM to the whole group, SIGKILL after `graceMs`; resolves when it is gone. */
  stop(graceMs?: number): Promise<Ending>
}

export interface LongRunningOptions {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** Raw bytes as they come: a character may be cut in two between calls. */
  readonly onStdout: (bytes: Buffer) => void
  readonly onStderr: (bytes: Buffer) => void
}

/** How long what a program started may outlive it, in ms. */
const STRAGGLER_MS = 500
/** How long the pipes may be held open after that by what is no longer in the group, in ms. */
const DRAIN_MS = 500

/**
 * Starts a program that outlives the call: own process group, no shell, both pipes always read (a full pipe would
 * block the tool). Throws EMFILE or ENFILE, and only that: everything else is an ending.
 */
export function startLongRunning(options: LongRunningOptions): LongRunning {
  requireDescriptors()
  const child = execa(options.file, [...options.args], {
    cwd: options.cwd,
    env: options.env,
    extendEnv: false,
    detached: thisSystem().processes.groups,
    windowsHide: true,
    buffer: false,
    reject: false,
    cleanup: false,
    encoding: 'buffer',
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  child.stdout.on('data', options.onStdout)
  child.stderr.on('data', options.onStderr)
  // A tool that closed its input is on its way out; its end is reported by `ended`.
  child.stdin.on('error', () => undefined)
  const { pid } = child
  const forget = pid === undefined ? () => undefined : track(pid)
  // What outlives the program in its group would hold the pipes open, and `ended` would never come.
  let stragglers: NodeJS.Timeout | undefined
  let over = false
  // What has left the group holds them open for as long as it likes: the end of the process counts.
  const abandoned = new Promise<Ending>((resolve) => {
    child.once('exit', (code, signal) => {
      stragglers = setTimeout(() => {
        if (pid !== undefined) signalGroup(pid, 'SIGKILL')
        stragglers = setTimeout(() => {
          child.stdout.destroy()
          child.stderr.destroy()
          resolve(code === null ? { kind: 'signal', signal: signal ?? 'SIGKILL' } : { kind: 'exit', code })
        }, DRAIN_MS)
      }, STRAGGLER_MS)
    })
  })
  const settle = async () => {
    over = true
    clearTimeout(stragglers)
    if (pid !== undefined) await endRest(pid)
    forget()
  }

  const drained = child.then(
    async (result): Promise<Ending> => {
      await settle()
      if (result.exitCode !== undefined) return { kind: 'exit', code: result.exitCode }
      if (result.signal !== undefined) return { kind: 'signal', signal: result.signal }
      return { kind: 'missing', message: describeStartFailure(result.cause, options.file) }
    },
    async (error: unknown): Promise<Ending> => {
      await settle()
      return { kind: 'missing', message: describeStartFailure(error, options.file) }
    },
  )
  const left = abandoned.then(async (ending) => {
    await settle()
    return ending
  })
  const ended = Promise.race([left, drained])

  return {
    pid,
    ended,
    write: (text) => child.stdin.writable && (child.stdin.write(text), true),
    async stop(graceMs = 4_000) {
      // once it is over, its process id may be somebody else's
      if (pid === undefined || over) return ended
      signalGroup(pid, 'SIGTERM')
      const hard = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs)
      const ending = await ended
      clearTimeout(hard)
      return ending
    },
  }
}

function describeStartFailure(cause: unknown, file: string): string {
  if (systemCode(cause) === 'ENOENT') return `${file} was not found`
  return messageOf(cause)
}
