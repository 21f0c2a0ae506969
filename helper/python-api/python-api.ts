import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import {
  API_PORT,
  type AppEnvironment,
  type apiStartEndpoints,
  DEFAULT_ENVIRONMENT,
  STARTED_BY_PACKAGE,
  type pythonApiEndpoints,
} from '@mosaygent/contract'
import type { Handler, HandlersOf } from '../handlers/index.ts'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import type { EventHub } from '../events/index.ts'
import type { JobBoard } from '../jobs/index.ts'
import { bind, closeServer } from '../ports/index.ts'
import type { ProjectStore } from '../projects/index.ts'
import { findPython, findUv, versionOf } from '../tools/index.ts'
import { type ApiServerDeps, createApiServer } from './api-server.ts'
import { type ApiFacts, apiStatus, whyNot } from './api-status.ts'
import { createDependencyReader } from './dependencies.ts'
import type { MadeEnvironments } from './made-environments.ts'
import { findApiTools } from './environments/tools.ts'
import { onPort } from './launch-command.ts'
import { type LaunchPlace, prepareCommand, readLaunch, whyNotTrusted } from './read-launch.ts'
import { createServerProbe, type Occupant } from './server-probe.ts'
import { createStartChoices, shownLaunch } from './start-choices.ts'
import { installPackages } from './sync.ts'

export interface PythonApiDeps extends Pick<ApiServerDeps, 'env' | 'log' | 'record'> {
  readonly version: string
  readonly hub: EventHub
  readonly jobs: JobBoard
  /** The API codebase, and whether it has a virtual environment; null while there is none. */
  readonly codebase: () => Promise<{ readonly path: string; readonly installed: boolean } | null>
  /** The project directory; null: none. */
  readonly directory: () => string | null
  readonly projects: ProjectStore
  /** Takes a folder of the project directory, relative to it, for the API's. */
  readonly useFolder: (path: string) => Promise<Outcome<null>>
  /** What Install left, by which a look knows it again. */
  readonly environments: MadeEnvironments
  /** Files of the codebase are others now: what was remembered of them is old. */
  readonly filesChanged: () => void
}

export interface PythonApi {
  readonly handlers: HandlersOf<typeof pythonApiEndpoints & typeof apiStartEndpoints>
  /** A server of the codebase answers, also one that we did not start. */
  isRunning(): Promise<boolean>
  /** Ends the server; nothing is left on its port. */
  close(): Promise<void>
}

/** The developer's own API: its packages, its server, and who else is on its port. */
export function createPythonApi(deps: PythonApiDeps): PythonApi {
  const { env, hub, jobs } = deps
  const probe = createServerProbe()
  const packages = createDependencyReader(env, deps.environments)
  const changed = () => {
    hub.publish({ type: 'api.changed' })
    hub.publish({ type: 'workspace.changed' })
  }
  const server = createApiServer({ ...deps, probe, changed })
  const versions = new Map<string, Promise<string | null>>()
  const found = async (file: string | null) => {
    if (file === null) return null
    // an upgrade puts another file under the same name
    const about = await stat(file).catch(() => null) // gone since it was found
    if (about === null) return null
    const key = `${file} ${about.mtimeMs} ${about.size}`
    const version = versions.get(key) ?? versionOf(file, env)
    versions.set(key, version)
    return { path: file, version: await version }
  }

  const settings = () => {
    const directory = deps.directory()
    return directory === null ? null : deps.projects.get(directory)
  }
  const findLaunch = async () => {
    const [codebase, tools] = await Promise.all([deps.codebase(), findApiTools(env)])
    const directory = deps.directory()
    const chosen = settings()
    if (codebase === null || directory === null || chosen === null) return null
    const place: LaunchPlace = { codebase: codebase.path, directory, env, tools, settings: chosen }
    return { codebase, place, launch: await readLaunch(place) }
  }

  const look = async (environment: AppEnvironment = DEFAULT_ENVIRONMENT) => {
    const [found_, uv] = await Promise.all([findLaunch(), findUv(env).then(found)])
    const prepared = found_ === null ? null : await prepareCommand(found_.launch, found_.place, environment)
    const codebase = found_?.codebase ?? null
    const command = prepared?.command ?? null
    const port = command?.port ?? API_PORT
    const own = server.own()
    const occupant: Occupant =
      codebase === null || own.kind === 'alive' ? { kind: 'nobody' } : await probe.look(port, codebase.path)
    const problem = prepared?.problem ?? found_?.launch.problem ?? null
    const kind = found_?.launch.environment?.kind
    const facts: ApiFacts = {
      codebase: codebase?.path ?? null,
      command,
      problem,
      note: found_?.launch.files.find(({ file, note }) => note.startsWith(file))?.note ?? null,
      port,
      own: server.own(),
      occupant,
      freePort: occupant.kind === 'other' ? await freePortAfter(port) : null,
      dependencies:
        codebase === null || found_?.launch.environment?.installed === null
          ? null
          : await packages.read(
              codebase.path,
              found_?.launch.environment?.installed ?? codebase.installed,
              kind === 'uv' ? (uv?.path ?? null) : null,
            ),
      uv,
    }
    return { facts, found: found_ }
  }

  const start: Handler<'apiStart'> = async ({ port, environment }) => {
    const { facts, found: launched } = await look(environment)
    const { codebase, command, problem, own } = facts
    if (own.kind === 'alive' && own.state !== 'stopping') return succeed({ message: 'The API runs already.' })
    if (own.kind === 'alive') await server.stop()
    if (codebase === null || command === null || launched === null || problem !== null)
      return refuse(problem?.code ?? 'no-api-codebase', whyNot(facts) ?? 'The API cannot be started.')
    const untrusted = await whyNotTrusted(launched.launch.environment, launched.place)
    if (untrusted !== null) return { ok: false, problem: untrusted }
    const wanted = port ?? command.port ?? API_PORT
    const occupant = wanted === facts.port ? facts.occupant : await probe.look(wanted, codebase)
    if (occupant.kind === 'server') return succeed({ message: 'The API runs already, started elsewhere.' })
    if (occupant.kind === 'other') {
      const free = await freePortAfter(wanted)
      return refuse(
        'port-taken',
        `Port ${wanted} is held by ${occupant.holder}. End that program, or start the API on port ${free}.`,
      )
    }
    // two presses at once: the first one has begun while this one looked
    const asked = port === undefined && command.port === null ? command : onPort(command, wanted)
    if (server.own().kind !== 'alive') server.start(codebase, asked)
    return succeed({ message: 'The API is starting.' })
  }

  return {
    handlers: {
      ...createStartChoices({
        directory: deps.directory,
        settings,
        change: (change) => deps.projects.choose(deps.directory() ?? '', change),
        useFolder: deps.useFolder,
        launch: findLaunch,
        changed() {
          deps.filesChanged()
          hub.publish({ type: 'api.changed' })
        },
      }),
      async apiStatus() {
        const { facts, found: launched } = await look()
        const { own } = facts
        const status = apiStatus(facts)
        if (launched === null) return succeed(status)
        const running = own.kind === 'alive' ? own.run.command : null
        return succeed({ ...status, launch: shownLaunch(launched.launch, whyNot(facts), running) })
      },
      apiStart: start,
      async apiStop() {
        if (server.own().kind === 'alive') {
          await server.stop()
          return succeed({ message: 'The API has stopped.' })
        }
        const { occupant } = (await look()).facts
        return occupant.kind === 'server'
          ? refuse('not-running', 'The API was started elsewhere: stop it where it was started.')
          : succeed({ message: 'The API was not running.' })
      },
      async apiSync() {
        const launched = await findLaunch()
        if (launched === null) return refuse('no-api-codebase', 'There is no API codebase yet. Clone one.')
        if (jobs.find('uv-sync', 'api'))
          return refuse('already-running', 'The dependencies are being installed already.')
        const { environment, problem } = launched.launch
        const { install = null, missing = null, installHint = null } = environment ?? {}
        if (missing !== null) return refuse('tool-missing', missing)
        if (environment === null || install === null)
          return refuse('not-available-yet', installHint ?? problem?.detail ?? 'There is nothing to install.')
        const untrusted = await whyNotTrusted(environment, launched.place)
        if (untrusted !== null) return { ok: false, problem: untrusted }
        const { uv } = launched.place.tools
        const outcome = await jobs.run(
          { kind: 'uv-sync', codebase: 'api', stage: `Starting ${environment.kind}` },
          (job) =>
            installPackages({
              steps: install.steps,
              uv: environment.kind === 'uv' ? uv : null,
              codebase: launched.codebase.path,
              env,
              environments: deps.environments,
              job,
            }),
        )
        deps.filesChanged()
        hub.publish({ type: 'api.changed' })
        return outcome
      },
      async pythonTools() {
        const [uv, python] = await Promise.all([findUv(env).then(found), findPython(env).then(found)])
        return succeed({ uv, python, from_package: Boolean(env[STARTED_BY_PACKAGE]), version: deps.version })
      },
    },
    async isRunning() {
      const { own, occupant } = (await look()).facts
      return own.kind === 'alive' ? own.state === 'running' : occupant.kind === 'server'
    },
    close: () => server.stop(),
  }
}

/** The next free loopback port; another program may take it before it is used, and is then named in turn. */
async function freePortAfter(port: number): Promise<number> {
  for (let next = port + 1; next <= Math.min(port + 50, 65_535); next += 1) {
    const server = createServer()
    try {
      await bind(server, next, '127.0.0.1')
      await closeServer(server)
      return next
    } catch {
      continue // taken, or not ours to take
    }
  }
  const server = createServer()
  const any = await bind(server, 0, '127.0.0.1')
  await closeServer(server)
  return any
}
