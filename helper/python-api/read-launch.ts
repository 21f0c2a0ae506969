import { homedir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import { type AppEnvironment, OWN_API_COMMAND } from '@mosaygent/contract'
import { type Problem } from '../errors/index.ts'
import { pathExists } from 'path-exists'
import { findExecutable } from '../processes/index.ts'
import type { ProjectSettings } from '../projects/index.ts'
import { hideSecrets } from '../redaction/index.ts'
import { type ApiCommand } from './commands/api-command.ts'
import { findCommands, type FoundCommands } from './commands/find-commands.ts'
import { portOf } from './commands/port.ts'
import { commandOfWords } from './commands/readers/command-line.ts'
import { resolveCommand, isWithin } from './commands/resolve-command.ts'
import { asEnvFiles, envFilesFor, findEnvFiles, readEnvValues } from './env-files.ts'
import type { ApiEnvironment, Runnable } from './environments/model.ts'
import { otherEnvironment } from './environments/other-environment.ts'
import { pythonEnvironment } from './environments/python-environment.ts'
import type { ApiTools } from './environments/tools.ts'
import { isFile, isTracked } from './environments/virtual-environment.ts'
import { type LaunchCommand, quoted } from './launch-command.ts'
import { thisSystem } from '../operating-system/index.ts'

/** What an API's start is read from. */
export interface LaunchPlace {
  readonly codebase: string
  readonly directory: string
  readonly env: NodeJS.ProcessEnv
  readonly tools: ApiTools
  readonly settings: ProjectSettings
}

/** What Start would run, and everything that it could run instead. */
export interface Launch extends FoundCommands {
  readonly used: ApiCommand | null
  readonly environment: ApiEnvironment | null
  readonly foundEnvFiles: readonly string[]
  readonly envFiles: Readonly<Record<AppEnvironment, readonly string[]>>
  /** Why nothing can be started. */
  readonly problem: Problem | null
}

/** Looks at what there is; runs none of it. */
export async function readLaunch(place: LaunchPlace): Promise<Launch> {
  const { codebase, settings } = place
  const userHome = place.env['HOME'] ?? place.env['USERPROFILE'] ?? homedir()
  const found = await findCommands({ ...place, userHome })
  const own = ownCommand(place, userHome)
  const commands = own === null ? found.commands : [own, ...found.commands]
  const chosen = settings.api_command
  const used =
    chosen === undefined
      ? (commands.find(({ problem }) => problem === null) ?? null)
      : (commands.find(({ id }) => id === chosen) ?? null)
  const environment = used === null ? null : await environmentOf(used, place)
  const foundEnvFiles = await findEnvFiles(codebase)
  const configured = used === null ? [] : asEnvFiles(codebase, used.envFiles)
  const filesFor = (name: AppEnvironment) =>
    envFilesFor(name, foundEnvFiles, configured, settings.api_env_files ?? {})
  return {
    commands,
    files: found.files,
    used,
    environment,
    foundEnvFiles,
    envFiles: { development: filesFor('development'), production: filesFor('production') },
    problem: problemOf(used, environment, {
      gone: chosen !== undefined && used === null,
      unusable: commands[0]?.problem ?? null,
    }),
  }
}

function problemOf(
  used: ApiCommand | null,
  environment: ApiEnvironment | null,
  { gone, unusable }: { readonly gone: boolean; readonly unusable: string | null },
): Problem | null {
  if (gone)
    return {
      code: 'no-api-codebase',
      detail: 'The start command that was chosen is not there any more. Choose another one.',
    }
  if (used === null)
    return {
      code: 'no-api-codebase',
      detail:
        unusable ??
        'Nothing says how to start it: no launch configuration, no script and no web application was found. Enter its start command.',
    }
  if (used.problem !== null) return { code: 'no-api-codebase', detail: used.problem }
  const missing = environment?.missing ?? null
  return missing === null ? null : { code: 'tool-missing', detail: missing.detail }
}

function ownCommand(place: LaunchPlace, userHome: string): ApiCommand | null {
  const own = place.settings.api_start
  if (own === undefined) return null
  const command = commandOfWords('Your command', own.command, !thisSystem().paths.batchFiles)
  if (command === null) return null
  const resolved = resolveCommand(command, OWN_API_COMMAND, { ...place, base: place.codebase, userHome })
  if (typeof resolved === 'string') return null
  return { ...resolved, id: OWN_API_COMMAND, port: own.port ?? resolved.port, health: own.health }
}

const environmentOf = ({ runner, program }: ApiCommand, place: LaunchPlace): Promise<ApiEnvironment> =>
  runner === 'program'
    ? otherEnvironment(place.codebase, program, place.env)
    : pythonEnvironment({ ...place, extras: place.settings.api_extras ?? [] })

/** What is run for a command in an environment, with the values that it gets. */
export async function prepareCommand(
  launch: Launch,
  place: LaunchPlace,
  environment: AppEnvironment,
): Promise<{ readonly command: LaunchCommand; readonly problem: Problem | null } | null> {
  const { used } = launch
  if (used === null) return null
  const runnable = launch.environment?.python?.(used.runner === 'environment' ? used.program : null) ?? null
  const program = runnable === null ? await findProgram(used, place) : runnable.program
  const files = launch.envFiles[environment]
  const { values, problems } = await readEnvValues(files, place.codebase, place.directory)
  const env = { ...values, ...runnable?.env, ...used.env }
  const words = used.program === '' ? used.args : [used.program, ...used.args]
  const command: LaunchCommand = {
    program: program ?? used.program,
    args: [...(runnable?.args ?? []), ...used.args],
    cwd: used.cwd,
    env,
    shown: shownCommand(used, runnable),
    port: portOf({ args: words, env: used.port === null ? env : used.env }) ?? used.port,
    health: used.health,
    source: used.name,
    chosen: { id: used.id, environment, envFile: files.length === 0 ? null : files.join(', ') },
  }
  const own = used.id === OWN_API_COMMAND && place.settings.api_start?.port
  const withPort = own ? { ...command, port: own } : command
  return { command: withPort, problem: launch.problem ?? missingProgram(used, program) ?? unread(problems) }
}

/** As a person would type it. */
export function shownCommand(used: ApiCommand, runnable: Runnable | null): string {
  const first = runnable?.shown ?? [used.program]
  return hideSecrets([...first, ...used.shownArgs].map(quoted).join(' '))
}

const missingProgram = (used: ApiCommand, program: string | null): Problem | null =>
  program === null
    ? {
        code: 'tool-missing',
        detail: `${used.program} was not found. Install it, or choose another start command.`,
      }
    : null

const unread = ([first]: readonly string[]): Problem | null =>
  first === undefined ? null : { code: 'path-not-found', detail: first }

/** On PATH, never in the folder that it runs in; a path as it is; a program of the project's packages. */
async function findProgram({ program, cwd }: ApiCommand, place: LaunchPlace): Promise<string | null> {
  if (isAbsolute(program) || /[\\/]/.test(program)) {
    const path = resolve(cwd, program)
    return (await isFile(path)) ? path : null
  }
  const packages = join(place.codebase, 'node_modules', '.bin')
  return (
    (await findExecutable(program, place.env)) ?? findExecutable(program, { ...place.env, PATH: packages })
  )
}

/** Why an environment is not run although it is there; asked before a start and an installation alone. */
export async function whyNotTrusted(
  environment: ApiEnvironment | null,
  { codebase, directory, env }: Pick<LaunchPlace, 'codebase' | 'directory' | 'env'>,
): Promise<Problem | null> {
  const folder = environment?.folder ?? null
  if (folder === null || !isWithin(directory, folder) || !(await pathExists(folder))) return null
  if (!(await isTracked(folder, env))) return null
  const name = isWithin(codebase, folder) ? environment?.name : folder
  return {
    code: 'repository-not-trusted',
    detail: `${name} came with the repository, so its Python is not run. Take it out of git, or enter a start command that names your own Python by its whole path.`,
  }
}
