import { relative, sep } from 'node:path'
import {
  type apiStartEndpoints,
  type ApiCommand as ShownCommand,
  type ApiLaunch,
  OWN_API_COMMAND,
} from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { readForeign, valueOr } from '../foreign-files/index.ts'
import type { Handler, HandlersOf } from '../handlers/index.ts'
import type { ProjectSettings } from '../projects/index.ts'
import type { ApiCommand } from './commands/api-command.ts'
import { commandOfWords } from './commands/readers/command-line.ts'
import { shownPath } from './commands/resolve-command.ts'
import { readEnvValues } from './env-files.ts'
import type { LaunchCommand } from './launch-command.ts'
import { type Launch, type LaunchPlace, shownCommand } from './read-launch.ts'
import { join } from 'node:path'
import { thisSystem } from '../operating-system/index.ts'

interface StartChoicesDeps {
  /** Null: there is no project directory. */
  readonly directory: () => string | null
  readonly settings: () => ProjectSettings | null
  readonly change: (change: (settings: ProjectSettings) => ProjectSettings) => Promise<Outcome<null>>
  /** Takes a folder of the project directory, relative to it, for the API's. */
  readonly useFolder: (path: string) => Promise<Outcome<null>>
  readonly launch: () => Promise<{ readonly launch: Launch; readonly place: LaunchPlace } | null>
  readonly changed: () => void
}

const NOTHING = {
  folder: null,
  commands: [],
  chosen: null,
  used: null,
  own: null,
  files: [],
  env_files: [],
  chosen_env_files: {},
  extras: [],
  chosen_extras: [],
}

/** The calls that list the ways to start the API, and choose among them. */
export function createStartChoices(deps: StartChoicesDeps): HandlersOf<typeof apiStartEndpoints> {
  const keep = async (change: (settings: ProjectSettings) => ProjectSettings, message: string) => {
    if (deps.directory() === null) return refuse('no-directory', 'Choose a project directory first.')
    const kept = await deps.change(change)
    if (!kept.ok) return kept
    deps.changed()
    return succeed({ message })
  }
  const choose: Handler<'chooseApiStart'> = async ({ command, env_file: envFile, extras }) => {
    if (typeof command === 'string') {
      const known = (await deps.launch())?.launch.commands.find(({ id }) => id === command)
      if (known === undefined)
        return refuse(
          'run-configuration-gone',
          'This start command is not there any more. Choose another one.',
        )
      if (known.problem !== null) return refuse('run-configuration-unusable', known.problem)
    }
    return keep(
      (settings) => changed(settings, { command, envFile, extras }),
      'Remembered. A running API takes it up at its next start.',
    )
  }
  const save: Handler<'saveApiCommand'> = async ({ command, folder, port = null, health = null }) => {
    if (command === null)
      return keep(({ api_start: _own, api_command: chosen, ...rest }) => {
        const others = chosen === undefined || chosen === OWN_API_COMMAND ? {} : { api_command: chosen }
        return { ...rest, ...others }
      }, 'The start command is taken away.')
    const read = commandOfWords('Your command', command.trim(), !thisSystem().paths.batchFiles)
    if (read === null) return refuse('invalid-body', 'Enter the command that starts the API.')
    if (read.problem !== null)
      return refuse(
        'invalid-body',
        'This needs a shell (`|`, `&&`, `>` or `$( )`), which is not used. Enter one program with its arguments.',
      )
    if (deps.directory() === null) return refuse('no-directory', 'Choose a project directory first.')
    if (folder !== undefined) {
      const used = await deps.useFolder(folder.trim() === '' ? '.' : folder.trim())
      if (!used.ok) return used
    }
    return keep(
      ({ no_api: _none, ...settings }) => ({
        ...settings,
        api_start: { command: command.trim(), port, health },
        api_command: OWN_API_COMMAND,
      }),
      'Saved. Start runs this command.',
    )
  }
  return {
    async apiCommands() {
      const settings = deps.settings()
      const directory = deps.directory()
      const found = await deps.launch()
      if (found === null || settings === null || directory === null) return succeed(NOTHING)
      const { launch, place } = found
      const { codebase } = place
      const folder = relative(directory, codebase).split(sep).join('/') || '.'
      const pyproject = await readForeign('pyproject', join(codebase, 'pyproject.toml'), null)
      const own = settings.api_start
      return succeed({
        folder,
        commands: launch.commands.map((one) => shown(one, launch, codebase)),
        chosen: settings.api_command ?? null,
        used: launch.used?.id ?? null,
        own: own === undefined ? null : { ...own, folder },
        files: [...launch.files],
        env_files: await Promise.all(
          launch.foundEnvFiles.map(async (path) => {
            const { values } = await readEnvValues([path], codebase, directory)
            return { path, names: Object.keys(values) }
          }),
        ),
        chosen_env_files: settings.api_env_files ?? {},
        extras: [...(valueOr(pyproject, null)?.extras ?? [])],
        chosen_extras: settings.api_extras ?? [],
      })
    },
    chooseApiStart: choose,
    saveApiCommand: save,
  }
}

type Chosen = Pick<Parameters<Handler<'chooseApiStart'>>[0], 'command' | 'extras'> & {
  readonly envFile: Parameters<Handler<'chooseApiStart'>>[0]['env_file']
}

function changed(settings: ProjectSettings, { command, envFile, extras }: Chosen): ProjectSettings {
  const { api_command: before, api_env_files: files = {}, ...rest } = settings
  const id = command === undefined ? before : (command ?? undefined)
  const env = { ...files }
  if (envFile !== undefined) {
    const { environment, file } = envFile
    if (file === null || typeof file === 'string') env[environment] = file
    else delete env[environment]
  }
  return {
    ...rest,
    ...(id === undefined ? {} : { api_command: id }),
    ...(Object.keys(env).length === 0 ? {} : { api_env_files: env }),
    ...(extras === undefined ? {} : { api_extras: extras }),
  }
}

/** A command as a page may see it: the values of its variables are left out. */
function shown(command: ApiCommand, launch: Launch, codebase: string): ShownCommand {
  const { id, name, source, cwd, port, problem, env, leftOut, runner } = command
  // another command may run in another environment, which is found when it is chosen
  const runnable =
    runner === 'program'
      ? null
      : (launch.environment?.python?.(runner === 'python' ? null : command.program) ?? null)
  const python = runner === 'python' && runnable === null
  return {
    id,
    name,
    source,
    command: `${python ? 'python ' : ''}${shownCommand(command, runnable)}`.trim(),
    folder: shownPath(codebase, cwd),
    port,
    problem,
    variables: Object.keys(env),
    left_out: [...leftOut],
  }
}

/** What Start and Install would run, as a page may see it. */
export function shownLaunch(
  launch: Launch,
  problem: string | null,
  running: LaunchCommand | null,
): ApiLaunch {
  const { used, environment, envFiles } = launch
  const install = environment?.install ?? null
  const fileOf = (files: readonly string[]) => (files.length === 0 ? null : files.join(', '))
  const chosen = running?.chosen
  return {
    id: used?.id ?? null,
    name: used?.name ?? null,
    source: used?.source ?? null,
    environment: environment?.name ?? null,
    python: (environment?.python ?? null) !== null,
    problem,
    env_files: { development: fileOf(envFiles.development), production: fileOf(envFiles.production) },
    running:
      chosen === undefined
        ? null
        : { id: chosen.id, environment: chosen.environment, env_file: chosen.envFile },
    missing_tool: environment?.missing?.tool ?? null,
    install: install === null ? null : { command: install.shown, writes: [...install.writes] },
    lacks: [...(environment?.lacking.names ?? [])],
    install_hint: environment?.installHint ?? null,
    installs: environment === null || environment.installed !== null,
  }
}
