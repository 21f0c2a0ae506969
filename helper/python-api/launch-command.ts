import { join } from 'node:path'
import { parse } from 'jsonc-parser'
import * as z from 'zod/mini'
import { API_PORT } from '@mosaygent/contract'
import { textOf } from '../state/index.ts'
import { hasRequirementsAlone } from './requirements.ts'

/** How the API's server is started: arguments for `uv`, and where it then answers. */
export interface LaunchCommand {
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly port: number
  /** Where this was learnt: the launch configuration's name, or that the layout is the usual one. */
  readonly source: string
}

const Configuration = z.object({
  name: z.optional(z.string()),
  type: z.string(),
  request: z.string(),
  module: z.optional(z.string()),
  program: z.optional(z.string()),
  args: z.optional(z.array(z.string())),
  cwd: z.optional(z.string()),
  env: z.optional(z.record(z.string(), z.string())),
})
type Configuration = z.infer<typeof Configuration>
const Launch = z.object({ configurations: z.array(z.unknown()) })

const SERVERS = new Set(['uvicorn', 'fastapi', 'hypercorn', 'granian', 'gunicorn', 'flask', 'daphne'])

/** What Start runs: the editor's launch configuration, else the starters' layout; null when there is neither. */
export async function readLaunchCommand(codebase: string): Promise<LaunchCommand | null> {
  const command = (await fromLaunchFile(codebase)) ?? (await fromLayout(codebase))
  if (command === null || !(await hasRequirementsAlone(codebase))) return command
  const [run = 'run', ...rest] = command.args
  return { ...command, args: [run, '--no-project', ...rest] }
}

async function fromLaunchFile(codebase: string): Promise<LaunchCommand | null> {
  const text = await textOf(join(codebase, '.vscode', 'launch.json'))
  // written by people: comments and trailing commas
  const parsed = Launch.safeParse(text === null ? null : parse(text, [], { allowTrailingComma: true }))
  if (!parsed.success) return null
  const python = parsed.data.configurations
    .map((one) => Configuration.safeParse(one))
    .flatMap((one) => (one.success ? [one.data] : []))
    .filter(
      ({ type, request, module, program }) =>
        (type === 'debugpy' || type === 'python') &&
        request === 'launch' &&
        (module !== undefined || program !== undefined),
    )
  const chosen = python.find(({ module }) => module !== undefined && SERVERS.has(module)) ?? python[0]
  return chosen === undefined ? null : fromConfiguration(chosen, codebase)
}

function fromConfiguration(chosen: Configuration, codebase: string): LaunchCommand {
  const fill = (value: string) =>
    value
      .replaceAll(/\$\{workspaceFolder(?::[^}]*)?\}/g, codebase)
      .replaceAll('${workspaceRoot}', codebase)
      .replaceAll('${pathSeparator}', process.platform === 'win32' ? '\\' : '/')
  const args = (chosen.args ?? []).map(fill)
  const env = Object.fromEntries(Object.entries(chosen.env ?? {}).map(([name, value]) => [name, fill(value)]))
  const what = chosen.module === undefined ? [fill(chosen.program ?? '')] : ['-m', chosen.module]
  return {
    args: ['run', 'python', ...what, ...args],
    cwd: chosen.cwd === undefined ? codebase : fill(chosen.cwd),
    env,
    port: portOf(args) ?? numberOf(env['UVICORN_PORT'] ?? env['PORT']) ?? API_PORT,
    source: chosen.name ?? 'launch.json',
  }
}

/** Where FastAPI projects keep their application. */
async function fromLayout(codebase: string): Promise<LaunchCommand | null> {
  for (const module of ['app.main', 'main', 'src.main', 'app.app', 'app']) {
    const text = await textOf(join(codebase, `${module.replaceAll('.', '/')}.py`))
    if (text === null || !/^app\b.*=/m.test(text)) continue
    return {
      args: [
        'run',
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
  return { ...command, args, env, port }
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
