import * as z from 'zod/mini'
import { ApiLaunch } from './api-start.ts'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { AppEnvironment } from './environment.ts'
import { Message } from './message.ts'

/** Where the developer's API runs unless its launch configuration says otherwise. */
export const API_PORT = 8000

/**
 * Where the API's server stands. `failing`: its code failed, and its process waits for a change. `crashed`: it ended
 * without being asked to.
 */
export const ApiServerState = z.enum(['stopped', 'starting', 'failing', 'running', 'stopping', 'crashed'])
export type ApiServerState = z.infer<typeof ApiServerState>

/** The packages of the API. `out-of-date`: the environment is not what the lock file says. */
export const ApiDependencies = z.enum(['installed', 'out-of-date', 'missing'])
export type ApiDependencies = z.infer<typeof ApiDependencies>

const FoundProgram = z.object({ path: z.string(), version: z.nullable(z.string()) })

export const ApiServerStatus = z.object({
  state: ApiServerState,
  /** A server of this codebase answers, whoever started it. */
  running: z.boolean(),
  /** Who started what runs; null while nothing does. */
  started_by: z.nullable(z.enum(['helper', 'elsewhere'])),
  pid: z.nullable(z.number()),
  /** Where it answers, or where Start would have it answer. */
  port: z.number(),
  /** What Start runs, as a person would type it; null: nothing that can be started was found. */
  command: z.nullable(z.string()),
  /** One sentence for people: what it does, why it ended, or why it cannot be started. */
  message: z.string(),
  /** While it runs. */
  url: z.nullable(z.string()),
  /** The page that lists its calls, when there is one. */
  docs_url: z.nullable(z.string()),
  /** Another program holds the port: who, and a port that is free. */
  conflict: z.nullable(z.object({ holder: z.string(), free_port: z.number() })),
  /** Null while there is no codebase. */
  dependencies: z.nullable(ApiDependencies),
  /** Null: uv was not found, and nothing can be installed or started. */
  uv: z.nullable(FoundProgram),
  /** For `crashed`. */
  exit_code: z.nullable(z.number()),
  /** For `crashed` and `failing`: the last lines of output, oldest first. */
  last_lines: z.array(z.string()),
  /** What Start would run; absent: an older helper, or no codebase. */
  launch: z.optional(ApiLaunch),
})
export type ApiServerStatus = z.infer<typeof ApiServerStatus>

/** All ours: the specification names no calls for the developer's own API. */
export const pythonApiEndpoints = {
  apiStatus: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/api/status`,
    body: null,
    reply: ApiServerStatus,
    fallback: 'Failed to read the state of the API',
  }),
  /**
   * Answers once it is spawned; succeeds when it runs already. `port`: another one than the usual. `environment`: whose
   * file of values it gets; development where it is not said.
   */
  apiStart: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/api/start`,
    body: z.strictObject({
      port: z.optional(z.int().check(z.gte(1), z.lte(65_535))),
      environment: z.optional(AppEnvironment),
    }),
    reply: Message,
    fallback: 'Failed to start the API',
  }),
  /** Ends what this helper started; `not-running` for a server that somebody else started. */
  apiStop: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/api/stop`,
    body: null,
    reply: Message,
    fallback: 'Failed to stop the API',
  }),
  /** Installs the packages of the API by the tool that its files name: a job of kind `uv-sync`, cancelled with `cancelJob`. */
  apiSync: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/api/sync`,
    body: null,
    reply: Message,
    fallback: 'Failed to install the dependencies',
  }),
  /** What of the getting-started steps of the Python package can be seen from here. */
  pythonTools: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/python/tools`,
    body: null,
    reply: z.object({
      uv: z.nullable(FoundProgram),
      python: z.nullable(FoundProgram),
      /** The helper that answers was started from the Python package. */
      from_package: z.boolean(),
      version: z.string(),
    }),
    fallback: 'Failed to look for uv and Python',
  }),
}
