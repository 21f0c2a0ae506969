/** What a command begins with: Python itself, a program of the Python environment (`gunicorn`), or any other one. */
export type Runner = 'python' | 'environment' | 'program'

/** A way to start an API as a file has it: paths and variables as they are written. */
export interface FoundApiCommand {
  readonly name: string
  readonly runner: Runner
  /** Empty for Python itself. */
  readonly program: string
  readonly args: readonly string[]
  /** Null: it does not say. */
  readonly cwd: string | null
  readonly env: Readonly<Record<string, string>>
  /** Files with further values, the later one wins. */
  readonly envFiles: readonly string[]
  /** `server`: it is one by its words. `unlikely`: tests, migrations and the like. */
  readonly likely: 'server' | 'maybe' | 'unlikely'
  readonly leftOut: readonly { readonly what: string; readonly why: string }[]
  /** Why it is shown and never started, as a sentence; null: it can be. */
  readonly problem: string | null
}

export interface FoundApiCommands {
  readonly commands: readonly FoundApiCommand[]
  /** What of the file was passed over, in one sentence; null: nothing. */
  readonly note: string | null
}

/** More than anybody chooses from. */
export const MOST_COMMANDS = 100

export const NO_COMMANDS: FoundApiCommands = { commands: [], note: null }

/** A command of which only program and arguments are known. */
export function plainCommand(
  name: string,
  runner: Runner,
  [program = '', ...args]: readonly string[],
  likely: FoundApiCommand['likely'] = 'server',
): FoundApiCommand {
  const rest = { cwd: null, env: {}, envFiles: [], likely, leftOut: [], problem: null }
  return runner === 'python'
    ? { name, runner, program: '', args: program === '' ? args : [program, ...args], ...rest }
    : { name, runner, program, args, ...rest }
}
