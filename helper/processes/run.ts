import { execa } from 'execa'
import { systemCode } from '../errors/index.ts'
import { suspendAwareTimeout } from './suspend-aware-timeout.ts'
import { requireDescriptors } from './descriptors.ts'
import { endRest, signalGroup } from './group.ts'
import { track } from './tracked.ts'
import { thisSystem } from '../operating-system/index.ts'

/** What became of a short run. Only `exited` says anything about the program's own verdict. */
export type RunResult =
  | { readonly kind: 'exited'; readonly code: number; readonly stdout: string; readonly stderr: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'cancelled'; readonly stderr: string }
  | { readonly kind: 'timed-out'; readonly stderr: string }
  | { readonly kind: 'killed'; readonly signal: string; readonly stderr: string }

export interface RunOptions {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env: Readonly<Record<string, string>>
  /** Ends the whole process group. */
  readonly signal?: AbortSignal
  /** In ms; none: as long as it takes. */
  readonly timeoutMs?: number
  /** Characters of each stream that are read; a program that writes more finds its pipe closed. */
  readonly maxOutput?: number
  /** Nothing it prints on standard output enters our process: `stdout` is then empty. */
  readonly discardStdout?: boolean
  /** Gets pieces of standard output as they come, decoded; the result has all of it as well. */
  readonly onStdout?: (text: string) => void
  /** Pieces of standard error as they come, decoded; for progress. */
  readonly onStderr?: (text: string) => void
  /** Gets the process id, which is also its group's, as soon as there is one. */
  readonly onStart?: (pid: number) => void
}

/**
 * Runs a program to its end: no shell, own process group, nothing on its input. Never throws for what programs do;
 * every ending is a value. Throws what the system says when it has nothing to start one with (EMFILE, EAGAIN).
 */
export async function run(options: RunOptions): Promise<RunResult> {
  if (options.signal?.aborted) return { kind: 'cancelled', stderr: '' }
  requireDescriptors()
  const child = execa(options.file, [...options.args], {
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    env: options.env,
    extendEnv: false,
    detached: thisSystem().processes.groups,
    windowsHide: true,
    reject: false,
    cleanup: false,
    maxBuffer: options.maxOutput ?? 1_000_000,
    stripFinalNewline: false,
    stdin: 'ignore',
    stdout: options.discardStdout === true ? 'ignore' : 'pipe',
  })
  const { pid } = child
  const forget = pid === undefined ? () => undefined : track(pid)
  if (pid !== undefined) options.onStart?.(pid)
  let reason: 'cancelled' | 'timed-out' | null = null
  let hard: NodeJS.Timeout | undefined
  const end = (why: 'cancelled' | 'timed-out') => {
    if (reason !== null || pid === undefined) return
    reason = why
    signalGroup(pid, 'SIGTERM')
    hard = setTimeout(() => signalGroup(pid, 'SIGKILL'), 2_000)
  }
  const cancel = () => end('cancelled')
  options.signal?.addEventListener('abort', cancel, { once: true })
  const withdraw =
    options.timeoutMs === undefined
      ? undefined
      : suspendAwareTimeout(options.timeoutMs, () => end('timed-out'))
  if (options.onStdout) child.stdout?.setEncoding('utf8').on('data', options.onStdout)
  if (options.onStderr) child.stderr.setEncoding('utf8').on('data', options.onStderr)
  try {
    const result = await child
    const { stderr, stdout = '' } = result
    if (reason !== null) {
      if (pid !== undefined) await endRest(pid)
      return { kind: reason, stderr }
    }
    if (result.exitCode !== undefined) return { kind: 'exited', code: result.exitCode, stdout, stderr }
    // the closed pipe ended it (SIGPIPE): what was read until then is the answer
    if (result.isMaxBuffer) return { kind: 'exited', code: 0, stdout, stderr }
    if (result.signal !== undefined) return { kind: 'killed', signal: result.signal, stderr }
    if (systemCode(result.cause) === 'ENOENT' || systemCode(result) === 'ENOENT') return { kind: 'missing' }
    throw result
  } finally {
    forget()
    withdraw?.()
    clearTimeout(hard)
    options.signal?.removeEventListener('abort', cancel)
  }
}
