import { basename, dirname, join } from 'node:path'
import type { ApiServerStatus, ConsoleLine } from '@mosaygent/contract'
import { type ApiServer, type ApiServerDeps, createApiServer } from './api-server.ts'
import { urlOfRun } from './server-run.ts'

type OtherServer = ApiServerStatus['others'][number]

interface ApiServersDeps extends Omit<ApiServerDeps, 'log'> {
  /** The chosen project directory; null: none. */
  readonly directory: () => string | null
  readonly log: (level: ConsoleLine['level'], text: string) => void
}

/** The servers of this helper: one for each codebase, which goes on while another project is looked at. */
export interface ApiServers {
  of(codebase: string): ApiServer
  /** What still runs in a project whose API's folder is gone; null: nothing. */
  leftIn(directory: string | null): ApiServer | null
  /** Those that run for other codebases than this one. */
  others(codebase: string | null): OtherServer[]
  any(): boolean
  close(): Promise<void>
}

export function createApiServers(deps: ApiServersDeps): ApiServers {
  const servers = new Map<string, ApiServer>()
  /** Output of a project that is not looked at has its name before it. */
  const log: ApiServerDeps['log'] = (level, text, directory) => {
    const chosen = deps.directory()
    deps.log(level, directory === chosen ? text : `[${nameBeside(directory, chosen)}] ${text}`)
  }
  const living = () =>
    [...servers].flatMap(([codebase, server]) => {
      const own = server.own()
      return own.kind === 'alive' ? [{ codebase, ...own }] : []
    })

  return {
    of(codebase) {
      const server = servers.get(codebase) ?? createApiServer({ ...deps, log })
      servers.set(codebase, server)
      return server
    },
    leftIn(directory) {
      const left = living().find(({ run }) => run.directory === directory)
      return left === undefined ? null : (servers.get(left.codebase) ?? null)
    },
    others: (mine) =>
      living()
        .filter(({ codebase, run }) =>
          mine === null ? run.directory !== deps.directory() : codebase !== mine,
        )
        .map(({ run, standing: { state } }) => ({
          project: nameBeside(run.directory, deps.directory()),
          directory: run.directory,
          state,
          url: state === 'running' ? urlOfRun(run) : null,
          port: run.at?.address.port ?? run.command.port,
        })),
    any: () => living().length > 0,
    async close() {
      await Promise.all([...servers.values()].map((server) => server.stop()))
    },
  }
}

/** A project is called by its folder; with the one above where that is the other one's name, too. */
function nameBeside(directory: string, other: string | null): string {
  const name = basename(directory)
  return other !== null && other !== directory && basename(other) === name
    ? join(basename(dirname(directory)), name)
    : name
}
