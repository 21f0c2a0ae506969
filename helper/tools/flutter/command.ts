import { startLongRunning } from '../../processes/index.ts'
import { createOutputReader } from '../../redaction/index.ts'
import { flutterEnvironment } from './environment.ts'
import type { FlutterProgram } from './run.ts'

export interface FlutterCommand {
  readonly program: FlutterProgram
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** Ends the whole process group. */
  readonly signal: AbortSignal
  /** Each line of both outputs as it comes, without colours; a progress bar's states are lines too. */
  readonly onLine: (line: string) => void
  /** Gets standard output as it comes in place of `onLine`: a document or a protocol, which is no text to show. */
  readonly onStdout?: (bytes: Buffer) => void
}

/**
 * A failure has its exit code (null: a signal ended it), the last lines of each stream and of both in the order in which
 * they came, oldest first. `missing`: the program could not be started at all.
 */
export type FlutterCommandResult =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'failed'
      readonly exitCode: number | null
      readonly stdout: readonly string[]
      readonly stderr: readonly string[]
      readonly output: readonly string[]
    }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'missing' }

const KEPT_LINES = 60

/** Runs a Flutter command that ends by itself, such as `pub get`. Never throws for what the tool does. */
export function runFlutterCommand(command: FlutterCommand): Promise<FlutterCommandResult> {
  return runSdkCommand({ ...command, args: ['--suppress-analytics', ...command.args] })
}

/** The same for any program of the SDK, with these arguments alone. */
export async function runSdkCommand(command: FlutterCommand): Promise<FlutterCommandResult> {
  const { program, signal, onLine } = command
  if (signal.aborted) return { kind: 'cancelled' }
  const lines: { stdout: string[]; stderr: string[]; output: string[] } = {
    stdout: [],
    stderr: [],
    output: [],
  }
  const readerOf = (stream: 'stdout' | 'stderr') =>
    createOutputReader((text) => {
      for (const kept of [lines[stream], lines.output]) {
        kept.push(text)
        if (kept.length > KEPT_LINES) kept.shift()
      }
      onLine(text)
    })
  const stdout = readerOf('stdout')
  const stderr = readerOf('stderr')
  const child = startLongRunning({
    file: program.file,
    args: [...program.leading, ...command.args],
    cwd: command.cwd,
    env: flutterEnvironment(program, command.env),
    onStdout: command.onStdout ?? stdout.push,
    onStderr: stderr.push,
  })
  const cancel = () => void child.stop()
  signal.addEventListener('abort', cancel, { once: true })
  const ending = await child.ended
  signal.removeEventListener('abort', cancel)
  stdout.end()
  stderr.end()
  if (ending.kind === 'missing') return { kind: 'missing' }
  if (ending.kind === 'exit' && ending.code === 0) return { kind: 'done' }
  if (signal.aborted) return { kind: 'cancelled' }
  return { kind: 'failed', exitCode: ending.kind === 'exit' ? ending.code : null, ...lines }
}
