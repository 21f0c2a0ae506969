import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import {
  API_PORT,
  type ApiLook,
  type AppEnvironment,
  type apiStartEndpoints,
  type pytestEndpoints,
  type ConsoleLine,
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
import { openProcessTable } from '../process-table/index.ts'
import { findPython, findUv, versionOf } from '../tools/index.ts'
import { readApiCalls } from './api-calls.ts'
import type { ApiServerDeps } from './api-server.ts'
import { createApiServers } from './api-servers.ts'
import { type ApiFacts, apiStatus, whyNot } from './api-status.ts'
import { createDependencyReader } from './dependencies.ts'
import type { MadeEnvironments } from './made-environments.ts'
import { NOTHING_LACKING } from './environments/lacking-packages.ts'
import { findApiTools } from './environments/tools.ts'
import { onPort } from './launch-command.ts'
import { type Launch, type LaunchPlace, prepareCommand, readLaunch, whyNotTrusted } from './read-launch.ts'
import { createServerProbe, type Occupant } from './server-probe.ts'
import { createStartChoices, shownLaunch } from './start-choices.ts'
import { installPackages } from './sync.ts'
import { createApiTests } from './tests/api-tests.ts'

export interface PythonApiDeps extends Pick<ApiServerDeps, 'env' | 'record'> {
  readonly version: string
  /** A line of a server's output, or of what is done with it. */
  readonly log: (level: ConsoleLine['level'], text: string) => void
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

const NOTHING_SET: ApiLook = { port: null, health_path: null, docs_path: null }

export interface PythonApi {
  readonly handlers: HandlersOf<typeof pythonApiEndpoints & typeof apiStartEndpoints & typeof pytestEndpoints>
  /** A server of the chosen project's codebase answers, also one that we did not start. */
  isRunning(): Promise<boolean>
  /** Processes of this helper run, for whichever project. */
  hasServers(): boolean
  /** Ends the servers of all projects; nothing is left on their ports. */
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
  const servers = createApiServers({ ...deps, table: openProcessTable(env), changed })
  const lookIn = (directory: string | null): ApiLook =>
    (directory === null ? null : deps.projects.get(directory).api_look) ?? NOTHING_SET
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
    const set = lookIn(deps.directory())
    const port = set.port ?? command?.port ?? API_PORT
    const server = codebase === null ? servers.leftIn(deps.directory()) : servers.of(codebase.path)
    const occupant: Occupant =
      codebase === null || server === null || server.own().kind === 'alive'
        ? { kind: 'nobody' }
        : await occupantOf(port, codebase.path)
    const problem = prepared?.problem ?? found_?.launch.problem ?? null
    const facts: ApiFacts = {
      codebase: codebase?.path ?? null,
      command,
      problem,
      note: found_?.launch.files.find(({ file, note }) => note.startsWith(file))?.note ?? null,
      port,
      own: server?.own() ?? { kind: 'none' },
      occupant,
      freePort: occupant.kind === 'other' ? await freePortAfter(port) : null,
      dependencies: codebase === null ? null : await dependenciesOf(codebase, found_?.launch, uv),
      uv,
      look: set,
      left: (await server?.left())?.map(({ pid, name }) => ({ pid, name })) ?? [],
      others: servers.others(codebase?.path ?? null),
    }
    return { facts, found: found_ }
  }

  /** What an environment lacks is seen before uv is asked, which runs no code of the project either. */
  const dependenciesOf = async (
    { path, installed }: { readonly path: string; readonly installed: boolean },
    launch: Launch | undefined,
    uv: ApiFacts['uv'],
  ) => {
    const environment = launch?.environment ?? null
    if (environment?.installed === null) return null
    const { names, all } = environment?.lacking ?? NOTHING_LACKING
    if (names.length > 0) return all ? 'missing' : 'out-of-date'
    const asked = environment?.kind === 'uv' ? (uv?.path ?? null) : null
    return packages.read(path, environment?.installed ?? installed, asked)
  }

  /** Another project's server is known by its project; its processes may run anywhere. */
  const occupantOf = async (port: number, codebase: string): Promise<Occupant> => {
    const other = servers.others(codebase).find((one) => one.port === port)
    if (other !== undefined) return { kind: 'other', holder: `the API of ${other.project}` }
    return probe.look(port, codebase, lookIn(deps.directory()).docs_path ?? '/docs')
  }

  const start: Handler<'apiStart'> = async ({ port, environment }) => {
    const { facts, found: launched } = await look(environment)
    const { codebase, command, problem, own } = facts
    const server = codebase === null ? null : servers.of(codebase)
    const stopping = own.kind === 'alive' && own.standing.state === 'stopping'
    if (own.kind === 'alive' && !stopping) return succeed({ message: 'The API runs already.' })
    if (stopping) await server?.stop()
    if (codebase === null || server === null || command === null || launched === null || problem !== null)
      return refuse(problem?.code ?? 'no-api-codebase', whyNot(facts) ?? 'The API cannot be started.')
    const untrusted = await whyNotTrusted(launched.launch.environment, launched.place)
    if (untrusted !== null) return { ok: false, problem: untrusted }
    const { directory } = launched.place
    const wanted = port ?? facts.port
    const occupant = wanted === facts.port ? facts.occupant : await occupantOf(wanted, codebase)
    if (occupant.kind === 'server') return succeed({ message: 'The API runs already, started elsewhere.' })
    if (occupant.kind === 'other') {
      const free = await freePortAfter(wanted)
      return refuse(
        'port-taken',
        `Port ${wanted} is held by ${occupant.holder}. End that program, or start the API on port ${free}.`,
      )
    }
    // two presses at once: the first one has begun while this one looked
    if (server.own().kind !== 'alive') {
      const launch = port === undefined ? command : onPort(command, port)
      // a port that was asked for takes the place of the one that is set
      const settings = () => ({ ...lookIn(directory), ...(port === undefined ? {} : { port: null }) })
      server.start({ codebase, directory, command: launch, settings })
    }
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
      ...createApiTests({ env, jobs, launch: findLaunch }),
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
        const codebase = await deps.codebase()
        const server = codebase === null ? servers.leftIn(deps.directory()) : servers.of(codebase.path)
        if (server?.own().kind === 'alive') {
          await server.stop()
          return succeed({ message: 'The API has stopped.' })
        }
        const { occupant } = (await look()).facts
        return occupant.kind === 'server'
          ? refuse('not-running', 'The API was started elsewhere: stop it where it was started.')
          : succeed({ message: 'The API was not running.' })
      },
      async apiCalls() {
        const codebase = await deps.codebase()
        return readApiCalls(codebase === null ? null : servers.of(codebase.path))
      },
      async apiLook(chosen) {
        const directory = deps.directory()
        if (directory === null) return refuse('no-directory', 'No project directory is chosen.')
        const kept = await deps.projects.choose(directory, (project) => ({ ...project, api_look: chosen }))
        if (!kept.ok) return kept
        changed()
        return succeed({ message: 'The settings of the API are stored.' })
      },
      async apiSync() {
        const launched = await findLaunch()
        if (launched === null) return refuse('no-api-codebase', 'There is no API codebase yet. Clone one.')
        if (jobs.find('uv-sync', 'api'))
          return refuse('already-running', 'The dependencies are being installed already.')
        const { environment, problem } = launched.launch
        const { install = null, missing = null, installHint = null } = environment ?? {}
        if (missing !== null) return refuse('tool-missing', missing.detail)
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
        if (outcome.ok) servers.of(launched.codebase.path).forgetCrash()
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
      return own.kind === 'alive' ? own.standing.state === 'running' : occupant.kind === 'server'
    },
    hasServers: () => servers.any(),
    close: () => servers.close(),
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
