import * as z from 'zod/mini'
import { ApiLaunch } from './api-start.ts'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { AppEnvironment } from './environment.ts'
import { Message } from './message.ts'

/** Where the developer's API runs unless its launch configuration says otherwise. */
export const API_PORT = 8000

/**
 * Where the API's server stands. `failing`: its code failed, and its process waits for a change. `reloading`: it
 * answered, and takes up a change. `unresponsive`: it answered, its process lives, and nobody answers now. `crashed`: it
 * ended without being asked to.
 */
export const ApiServerState = z.enum([
  'stopped',
  'starting',
  'failing',
  'reloading',
  'unresponsive',
  'running',
  'stopping',
  'crashed',
])
export type ApiServerState = z.infer<typeof ApiServerState>

/** The packages of the API. `out-of-date`: the environment is not what the lock file says. */
export const ApiDependencies = z.enum(['installed', 'out-of-date', 'missing'])
export type ApiDependencies = z.infer<typeof ApiDependencies>

/** A call that the server's own log tells of. */
export const ApiRequest = z.lazy(() =>
  z.object({
    method: z.string(),
    /** Without the values of a query. */
    path: z.string(),
    status: z.number(),
    /** Null: the log does not say. */
    duration_ms: z.nullable(z.number()),
    /** ISO 8601: when its line came. */
    at: z.string(),
  }),
)
export type ApiRequest = z.infer<typeof ApiRequest>

const Path = z.string().check(z.regex(/^\/[^\s#]{0,199}$/))

/** What the user says of the server of one project; null: it is found out. */
export const ApiLook = z.object({
  /** Where it listens. */
  port: z.nullable(z.int().check(z.gte(1), z.lte(65_535))),
  /** The path that has to answer well before it counts as running. */
  health_path: z.nullable(Path),
  /** The page that lists its calls. */
  docs_path: z.nullable(Path),
})
export type ApiLook = z.infer<typeof ApiLook>

const FoundProgram = z.object({ path: z.string(), version: z.nullable(z.string()) })

export const ApiServerStatus = z.lazy(() =>
  z.object({
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
    /** ISO 8601: since when the state is this one; null while nothing of ours runs. */
    since: z._default(z.nullable(z.string()), null),
    /** It has answered since it was started, so that `failing` is broken by a change. */
    has_answered: z._default(z.boolean(), false),
    /** After some seconds without an answer: what is awaited, in one sentence. */
    awaited: z._default(z.nullable(z.string()), null),
    /** How `url` was learnt. */
    address_from: z._default(z.nullable(z.enum(['settings', 'output', 'sockets', 'command'])), null),
    look: z._default(ApiLook, { port: null, health_path: null, docs_path: null }),
    /** The last calls, the newest first. */
    requests: z._default(z.array(ApiRequest), []),
    /** What the last server of ours started and left behind; no part of it any more. */
    left_running: z._default(z.array(z.object({ pid: z.number(), name: z.string() })), []),
    /** The servers that this helper runs for other projects. */
    others: z._default(
      z.array(
        z.object({
          project: z.string(),
          directory: z.string(),
          state: ApiServerState,
          url: z.nullable(z.string()),
          port: z.nullable(z.number()),
        }),
      ),
      [],
    ),
  }),
)
export type ApiServerStatus = z.infer<typeof ApiServerStatus>

/** All ours: the specification names no calls for the developer's own API. */
export const pythonApiEndpoints = {
  apiStatus: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/api/status`,
    body: null,
    reply: () => ApiServerStatus,
    fallback: 'Failed to read the state of the API',
  }),
  /**
   * Answers once it is spawned; succeeds when it runs already. `port`: another one than the usual. `environment`: whose
   * file of values it gets; development where it is not said.
   */
  apiStart: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/api/start`,
    body: () =>
      z.strictObject({
        port: z.optional(z.int().check(z.gte(1), z.lte(65_535))),
        environment: z.optional(AppEnvironment),
      }),
    reply: () => Message,
    fallback: 'Failed to start the API',
  }),
  /** Ends what this helper started; `not-running` for a server that somebody else started. */
  apiStop: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/api/stop`,
    body: null,
    reply: () => Message,
    fallback: 'Failed to stop the API',
  }),
  /** What `/openapi.json` of the running server lists; `more`: how many are left out. */
  apiCalls: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/api/calls`,
    body: null,
    reply: () =>
      z.object({
        calls: z.array(
          z.object({
            method: z.string(),
            path: z.string(),
            summary: z.nullable(z.string()),
            /** Its place in the docs; null: there are none. */
            url: z.nullable(z.string()),
          }),
        ),
        more: z.number(),
      }),
    fallback: 'Failed to read the calls of the API',
  }),
  /** What the user says of the server of the chosen project; what is null is found out. */
  apiLook: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/api/look`,
    body: () => z.strictObject(ApiLook.shape),
    reply: () => Message,
    fallback: 'Failed to store the settings of the API',
  }),
  /** Installs the packages of the API by the tool that its files name: a job of kind `uv-sync`, cancelled with `cancelJob`. */
  apiSync: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/api/sync`,
    body: null,
    reply: () => Message,
    fallback: 'Failed to install the dependencies',
  }),
  /** What of the getting-started steps of the Python package can be seen from here. */
  pythonTools: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/python/tools`,
    body: null,
    reply: () =>
      z.object({
        uv: z.nullable(FoundProgram),
        python: z.nullable(FoundProgram),
        /** The helper that answers was started from the Python package. */
        from_package: z.boolean(),
        version: z.string(),
      }),
    fallback: 'Failed to look for uv and Python',
  }),
}
