import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { AppEnvironment } from './environment.ts'
import { Message } from './message.ts'

/** The command that the user entered, among those that were read. */
export const OWN_API_COMMAND = 'own'

/** A way to start the API. Values that may be secret are left out. */
export const ApiCommand = z.lazy(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    /** The file it was read from, relative to the API's folder; `own`: entered here. */
    source: z.string(),
    /** What Start runs, as a person would type it. */
    command: z.string(),
    /** The folder it runs in, relative to the API's; `.`: that itself. */
    folder: z.string(),
    /** Where its words have it answer; null: they do not say. */
    port: z.nullable(z.number()),
    /** Why it is shown and not started, in one sentence; null: it can be. */
    problem: z.nullable(z.string()),
    /** The names of the variables that it sets. */
    variables: z.array(z.string()),
    /** What of it is not done here, and why. */
    left_out: z.array(z.object({ what: z.string(), why: z.string() })),
  }),
)
export type ApiCommand = z.infer<typeof ApiCommand>

/** A file with values for the API's process: their names alone. */
export const ApiEnvFile = z.object({ path: z.string(), names: z.array(z.string()) })
export type ApiEnvFile = z.infer<typeof ApiEnvFile>

const ByEnvironment = z.object({
  development: z.nullable(z.string()),
  production: z.nullable(z.string()),
})

/** What Start would run, and Install. */
export const ApiLaunch = z.lazy(() =>
  z.object({
    /** Null: nothing says how to start it. */
    id: z.nullable(z.string()),
    name: z.nullable(z.string()),
    source: z.nullable(z.string()),
    /** What it runs in, by name: `uv`, `.venv`, `Poetry`, `npm`; null: unknown. */
    environment: z.nullable(z.string()),
    /** It runs on Python, whose tests can be run. */
    python: z._default(z.boolean(), false),
    /** Why it cannot be started, in one sentence; null: it can. */
    problem: z.nullable(z.string()),
    /** The files with values that a start in each environment gets; null: none. */
    env_files: ByEnvironment,
    /** What runs now was started so; null: nothing of ours runs. */
    running: z.nullable(
      z.object({ id: z.string(), environment: AppEnvironment, env_file: z.nullable(z.string()) }),
    ),
    /** The tool without which nothing can be started or installed: `uv`; null: it is there. */
    missing_tool: z.nullable(z.string()),
    /** What Install runs and what it makes or changes in the project; null: it is not offered. */
    install: z.nullable(z.object({ command: z.string(), writes: z.array(z.string()) })),
    /** The packages of the project that its environment has not; empty: none, or nothing can say. */
    lacks: z._default(z.array(z.string()), []),
    /** What to do instead of Install, in one sentence. */
    install_hint: z.nullable(z.string()),
    /** False: there are no packages to install before a start. */
    installs: z.boolean(),
  }),
)
export type ApiLaunch = z.infer<typeof ApiLaunch>

const Line = z.string().check(z.maxLength(2000))
const EnvFileChoice = z.nullable(z.string().check(z.minLength(1), z.maxLength(500)))

/** Ours: how the API of a project is started. Everything chosen is remembered for the project directory. */
export const apiStartEndpoints = {
  apiCommands: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/api/commands`,
    body: null,
    reply: () =>
      z.object({
        /** The API's folder, relative to the project directory; null: there is no API. */
        folder: z.nullable(z.string()),
        /** The one that is used where none is chosen stands first. */
        commands: z.array(ApiCommand),
        /** The command that was chosen, by id, whether it is there or not; null: none. */
        chosen: z.nullable(z.string()),
        /** The one that Start runs; null: nothing can be started. */
        used: z.nullable(z.string()),
        /** The command that the user entered; null: none. */
        own: z.nullable(
          z.object({
            command: z.string(),
            folder: z.string(),
            port: z.nullable(z.number()),
            health: z.nullable(z.string()),
          }),
        ),
        /** Files of which something was passed over, and why. */
        files: z.array(z.object({ file: z.string(), note: z.string() })),
        env_files: z.array(ApiEnvFile),
        /** What was chosen for each environment; absent: the usual file; null: none. */
        chosen_env_files: z.object({
          development: z.optional(z.nullable(z.string())),
          production: z.optional(z.nullable(z.string())),
        }),
        /** Optional parts of the project (extras), and those of them that Install brings. */
        extras: z.array(z.string()),
        chosen_extras: z.array(z.string()),
      }),
    fallback: 'Failed to look for start commands of the API',
  }),
  /** Changes what is named, and leaves the rest. `command`, `env_file` null: none. `usual`: no choice any more. */
  chooseApiStart: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/api/choose`,
    body: () =>
      z.strictObject({
        command: z.optional(z.nullable(Line)),
        env_file: z.optional(
          z.strictObject({
            environment: AppEnvironment,
            file: z.union([EnvFileChoice, z.strictObject({ usual: z.literal(true) })]),
          }),
        ),
        extras: z.optional(z.array(Line).check(z.maxLength(50))),
      }),
    reply: () => Message,
    fallback: 'Failed to remember how the API is started',
  }),
  /** A command of the user's own, which is then the chosen one; `command` null: it is taken away. */
  saveApiCommand: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/api/save-command`,
    body: () =>
      z.strictObject({
        command: z.nullable(Line),
        /** Relative to the project directory; absent: where the API is. */
        folder: z.optional(z.string().check(z.maxLength(4096))),
        port: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(65_535)))),
        /** A path: `/health`. */
        health: z.optional(z.nullable(z.string().check(z.maxLength(200), z.regex(/^\/[^\s]*$/)))),
      }),
    reply: () => Message,
    fallback: 'Failed to save the start command',
  }),
}
