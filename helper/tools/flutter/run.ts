import { type Ending, type LongRunning, startLongRunning } from '../../processes/index.ts'
import { flutterEnvironment } from './environment.ts'

/** What can be started as `flutter run`: the SDK's own program, or one that takes the same arguments. */
export interface FlutterProgram {
  readonly file: string
  /** Before Flutter's own arguments: a script for `file` to run. */
  readonly leading: readonly string[]
  /** Becomes FLUTTER_ROOT, so that a stale value of the user's cannot win; null: left as it is. */
  readonly root: string | null
  /** What it alone is told beside the user's environment. */
  readonly env?: Readonly<Record<string, string>>
}

export interface FlutterRunOptions {
  readonly program: FlutterProgram
  /** The folder with `pubspec.yaml`. */
  readonly project: string
  readonly webPort: number
  /** Of the user's: entry point, flavor, define files and further options. */
  readonly args: readonly string[]
  /** The sketch answers only requests with this key; Flutter's own server has none. Not an argument, which every user could read. */
  readonly sketchKey: string
  readonly env: NodeJS.ProcessEnv
  readonly onStdout: (bytes: Buffer) => void
  readonly onStderr: (bytes: Buffer) => void
}

export type FlutterEnding = Ending
export type FlutterProcess = LongRunning

/** Loopback only, canvas engine from disk instead of a CDN; the old hot reload flag ends newer tools with 64. */
function flutterRunArguments(webPort: number): string[] {
  const web = ['-d', 'web-server', '--web-hostname', '127.0.0.1', '--web-port', String(webPort)]
  return ['--suppress-analytics', 'run', '--machine', ...web, '--no-web-resources-cdn']
}

/** Starts `flutter run --machine` on a device; its options say which of them. */
export function startFlutterOnDevice(
  options: Pick<FlutterRunOptions, 'program' | 'project' | 'env' | 'onStdout' | 'onStderr'> & {
    /** As `flutter devices` names it. */
    readonly device: string
    /** Of the user's: entry point, flavor, define files and further options. */
    readonly args: readonly string[]
  },
): FlutterProcess {
  const { program } = options
  return startLongRunning({
    file: program.file,
    args: [
      ...program.leading,
      '--suppress-analytics',
      'run',
      '--machine',
      '-d',
      options.device,
      ...options.args,
    ],
    cwd: options.project,
    env: flutterEnvironment(program, options.env),
    onStdout: options.onStdout,
    onStderr: options.onStderr,
  })
}

/** Starts `flutter run --machine`; what the tool leaves behind in its group ends with it. */
export function startFlutterRun(options: FlutterRunOptions): FlutterProcess {
  const { program } = options
  // the Node that runs us runs the sketch; an SDK has a root of its own
  const key: Record<string, string> = program.root === null ? { MOSAYGENT_SKETCH_KEY: options.sketchKey } : {}
  return startLongRunning({
    file: program.file,
    args: [...program.leading, ...flutterRunArguments(options.webPort), ...options.args],
    cwd: options.project,
    env: flutterEnvironment(program, options.env, key),
    onStdout: options.onStdout,
    onStderr: options.onStderr,
  })
}
