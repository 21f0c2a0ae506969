import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { API_PORT, STARTED_BY_PACKAGE, type pythonApiEndpoints } from '@mosaygent/contract'
import type { Handler, HandlersOf } from '../handlers/index.ts'
import { refuse, succeed } from '../errors/index.ts'
import type { EventHub } from '../events/index.ts'
import type { JobBoard } from '../jobs/index.ts'
import { bind, closeServer } from '../ports/index.ts'
import { findPython, findUv, versionOf } from '../tools/index.ts'
import { type ApiServerDeps, createApiServer } from './api-server.ts'
import { type ApiFacts, apiStatus, whyNot } from './api-status.ts'
import { createDependencyReader } from './dependencies.ts'
import type { MadeEnvironments } from './made-environments.ts'
import { onPort, readLaunchCommand } from './launch-command.ts'
import { createServerProbe, type Occupant } from './server-probe.ts'
import { syncPackages } from './sync.ts'

export interface PythonApiDeps extends Pick<ApiServerDeps, 'env' | 'log' | 'record'> {
  readonly version: string
  readonly hub: EventHub
  readonly jobs: JobBoard
  /** The API codebase, and whether it has a virtual environment; null while there is none. */
  readonly codebase: () => Promise<{ readonly path: string; readonly installed: boolean } | null>
  /** What Install left, by which a look knows it again. */
  readonly environments: MadeEnvironments
  /** Files of the codebase are others now: what was remembered of them is old. */
  readonly filesChanged: () => void
}

export interface PythonApi {
  readonly handlers: HandlersOf<typeof pythonApiEndpoints>
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

  const look = async (): Promise<ApiFacts> => {
    const [codebase, uv] = await Promise.all([deps.codebase(), findUv(env).then(found)])
    const { command, note } =
      codebase === null
        ? { command: null, note: null }
        : await readLaunchCommand(codebase.path, uv?.path ?? 'uv')
    const port = command?.port ?? API_PORT
    const own = server.own()
    const occupant: Occupant =
      codebase === null || own.kind === 'alive' ? { kind: 'nobody' } : await probe.look(port, codebase.path)
    return {
      codebase: codebase?.path ?? null,
      command,
      note,
      port,
      own: server.own(),
      occupant,
      freePort: occupant.kind === 'other' ? await freePortAfter(port) : null,
      dependencies:
        codebase === null ? null : await packages.read(codebase.path, codebase.installed, uv?.path ?? null),
      uv,
    }
  }

  const start: Handler<'apiStart'> = async ({ port }) => {
    const facts = await look()
    const { codebase, command, uv, own } = facts
    if (own.kind === 'alive' && own.state !== 'stopping') return succeed({ message: 'The API runs already.' })
    if (own.kind === 'alive') await server.stop()
    const reason = whyNot(facts)
    if (codebase === null || command === null || uv === null) {
      const code = uv === null && codebase !== null ? 'tool-missing' : 'no-api-codebase'
      return refuse(code, reason ?? 'The API cannot be started.')
    }
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
    if (server.own().kind !== 'alive') server.start(codebase, onPort(command, wanted))
    return succeed({ message: 'The API is starting.' })
  }

  return {
    handlers: {
      apiStatus: async () => succeed(apiStatus(await look())),
      apiStart: start,
      async apiStop() {
        if (server.own().kind === 'alive') {
          await server.stop()
          return succeed({ message: 'The API has stopped.' })
        }
        const { occupant } = await look()
        return occupant.kind === 'server'
          ? refuse('not-running', 'The API was started elsewhere: stop it where it was started.')
          : succeed({ message: 'The API was not running.' })
      },
      async apiSync() {
        const codebase = await deps.codebase()
        if (codebase === null) return refuse('no-api-codebase', 'There is no API codebase yet. Clone one.')
        if (jobs.find('uv-sync', 'api'))
          return refuse('already-running', 'The dependencies are being installed already.')
        const outcome = await jobs.run(
          { kind: 'uv-sync', codebase: 'api', stage: 'Starting uv' },
          async (job) => {
            const uv = await findUv(env)
            return uv === null
              ? refuse('tool-missing', 'uv was not found. Install uv first.')
              : syncPackages({ uv, codebase: codebase.path, env, environments: deps.environments, job })
          },
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
      const { own, occupant } = await look()
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
