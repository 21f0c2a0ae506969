import type { AppEnvironment } from '@mosaygent/contract'
import { onPort as argsOnPort, portVariables } from './commands/port.ts'

/** How the API's server is started, and where it is expected to answer: all that the server itself has to know. */
export interface LaunchCommand {
  /** The file to run, absolute. */
  readonly program: string
  readonly args: readonly string[]
  readonly cwd: string
  /** What it gets besides the environment of the helper; secrets among it, so it is never shown. */
  readonly env: Readonly<Record<string, string>>
  /** As a person would type it, without anything secret. */
  readonly shown: string
  /** Where its command has it answer; null: nothing says. */
  readonly port: number | null
  /** The path that says whether it is well, `/health`; null: any answer counts. */
  readonly health: string | null
  /** Where this was learnt: the launch configuration's name, or that the layout is the usual one. */
  readonly source: string
  /** Which choice it is; absent: it was made for one start. */
  readonly chosen?: {
    readonly id: string
    readonly environment: AppEnvironment
    /** The files with values that it gets; null: none. */
    readonly envFile: string | null
  }
}

/** The same command on another port: where it is named already, else where the common servers look. */
export function onPort(command: LaunchCommand, port: number): LaunchCommand {
  if (port === command.port) return command
  const args = argsOnPort(command.args, port)
  const before = command.args.map(quoted).join(' ')
  const after = args.map(quoted).join(' ')
  return {
    ...command,
    args,
    shown: command.shown.includes(before) ? command.shown.replace(before, () => after) : command.shown,
    env: { ...command.env, ...portVariables(port) },
    port,
  }
}

/** A word as a shell takes it for one. */
export const quoted = (word: string) => (/^[\w@%+=:,./\\~${}-]+$/.test(word) ? word : JSON.stringify(word))
