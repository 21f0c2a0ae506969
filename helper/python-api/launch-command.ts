import { join } from 'node:path'
import { API_PORT } from '@mosaygent/contract'
import { readForeign, valueOr, whyNotRead } from '../foreign-files/index.ts'
import { hasRequirementsAlone } from './requirements.ts'
import { SERVERS } from './server-modules.ts'

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
}

/** How the server is started, or that nothing says so. */
export interface FoundCommand {
  readonly command: LaunchCommand | null
  /** Why the editor's launch configuration was not read, in one sentence; null: it was, or there is none. */
  readonly note: string | null
}

/** What Start runs: the editor's launch configuration, else the starters' layout. */
export async function readLaunchCommand(codebase: string, uv: string): Promise<FoundCommand> {
  const configured = await fromLaunchFile(codebase)
  const { note } = configured
  const found = configured.command ?? (await fromLayout(codebase))
  if (found === null) return { command: null, note }
  const project = (await hasRequirementsAlone(codebase)) ? ['--no-project'] : []
  return { command: withUv(uv, { ...found, args: ['run', ...project, ...found.args] }), note }
}

/** Arguments of uv are known, its file and how it looks are not. */
type UvCommand = Omit<LaunchCommand, 'program' | 'shown'>

const withUv = (uv: string, command: UvCommand): LaunchCommand => ({
  ...command,
  program: uv,
  shown: `uv ${command.args.join(' ')}`,
})

/** With what has to be known where the file is there and says nothing that we could use. */
async function fromLaunchFile(codebase: string): Promise<{ command: UvCommand | null; note: string | null }> {
  const name = '.vscode/launch.json'
  const windows = process.platform === 'win32'
  const read = await readForeign('launch-file', join(codebase, name), { codebase, windows })
  const file = valueOr(read, null)
  if (file === null) return { command: null, note: whyNotRead(name, read) }
  const args = ['python', ...file.args]
  return {
    command: {
      args,
      cwd: file.cwd,
      env: file.env,
      port: portOf(args) ?? numberOf(file.env['UVICORN_PORT'] ?? file.env['PORT']) ?? API_PORT,
      health: null,
      source: file.name,
    },
    note: null,
  }
}

/** Where FastAPI projects keep their application. */
async function fromLayout(codebase: string): Promise<UvCommand | null> {
  for (const module of ['app.main', 'main', 'src.main', 'app.app', 'app']) {
    const read = await readForeign('python-app', join(codebase, `${module.replaceAll('.', '/')}.py`), null)
    if (!valueOr(read, false)) continue
    return {
      args: [
        'python',
        '-m',
        'uvicorn',
        `${module}:app`,
        '--host',
        '127.0.0.1',
        '--port',
        String(API_PORT),
        '--reload',
      ],
      cwd: codebase,
      env: {},
      port: API_PORT,
      health: null,
      source: `${module.replaceAll('.', '/')}.py`,
    }
  }
  return null
}

/** The same command on another port: where it is named already, else where the common servers look. */
export function onPort(command: LaunchCommand, port: number): LaunchCommand {
  if (port === command.port) return command
  const named = command.args.some((arg, index) => isPortArgument(command.args, arg, index))
  const args = named
    ? command.args.map((arg, index) => {
        if (arg.startsWith('--port=')) return `--port=${port}`
        return isPortValue(command.args, index) ? String(port) : arg
      })
    : command.args.some((arg) => SERVERS.has(arg))
      ? [...command.args, '--port', String(port)]
      : command.args
  const env = { ...command.env, PORT: String(port), UVICORN_PORT: String(port) }
  return withUv(command.program, { ...command, args, env, port })
}

function portOf(args: readonly string[]): number | null {
  const joined = args.find((arg) => arg.startsWith('--port='))
  if (joined !== undefined) return numberOf(joined.slice('--port='.length))
  const index = args.findIndex((_arg, at) => isPortValue(args, at))
  return index === -1 ? null : numberOf(args[index])
}

function isPortValue(args: readonly string[], index: number): boolean {
  return ['--port', '-p'].includes(args[index - 1] ?? '')
}

function isPortArgument(args: readonly string[], arg: string, index: number): boolean {
  return arg.startsWith('--port=') || isPortValue(args, index)
}

function numberOf(text: string | undefined): number | null {
  const port = Number(text)
  return Number.isInteger(port) && port >= 1 && port <= 65_535 ? port : null
}
