import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'

/** Where a preview run stands. `crashed`: it ended without being asked to. */
export const PreviewState = z.enum([
  'stopped',
  'starting',
  'running',
  'reloading',
  'restarting',
  'stopping',
  'crashed',
])
export type PreviewState = z.infer<typeof PreviewState>

/** What draws the app: the real SDK, or our reading of the source when there is none. */
export const PreviewEngine = z.enum(['flutter', 'sketch'])
export type PreviewEngine = z.infer<typeof PreviewEngine>

/** How one reload or restart ended; success is never said before the state is reached. */
export const Receipt = z.object({
  /** Counts up within one run of the preview, from 1. */
  number: z.number(),
  action: z.enum(['reload', 'restart']),
  outcome: z.enum(['applied', 'unchanged', 'not-compiled', 'failed']),
  /** Changed source files that went in; absent when it cannot be told. */
  files: z.optional(z.number()),
  duration_ms: z.number(),
  /** When it ended, ISO 8601. */
  at: z.string(),
  /** When the code that is on the screen now was read, ISO 8601. */
  code_of: z.string(),
  /** True: the running app took the change and kept its state, so the frame must not be refreshed. */
  in_place: z.boolean(),
  /** For `failed`: why, in one sentence. */
  reason: z.optional(z.string()),
})
export type Receipt = z.infer<typeof Receipt>

export const PreviewStatus = z.object({
  /** The process lives, also while it still compiles. */
  running: z.boolean(),
  pid: z.nullable(z.number()),
  /** One sentence for people: what it does, or why it ended. */
  message: z.string(),
  state: z.optional(PreviewState),
  /** The port the frame loads from (the gateway's). */
  port: z.optional(z.number()),
  /** The app answers; absent in a helper that cannot tell. */
  ready: z.optional(z.boolean()),
  /** What runs, or what Start would run. */
  engine: z.optional(PreviewEngine),
  /** Flutter's version where it is known, for example `3.35.2`. */
  version: z.optional(z.nullable(z.string())),
  /** While starting: what is being done, for example `Compiling for the web`. */
  stage: z.optional(z.nullable(z.string())),
  /** The newest line of output while starting. */
  last_line: z.optional(z.nullable(z.string())),
  /** When this run was started, ISO 8601. */
  started_at: z.optional(z.nullable(z.string())),
  receipt: z.optional(z.nullable(Receipt)),
  /** For `crashed`. */
  exit_code: z.optional(z.nullable(z.number())),
})
export type PreviewStatus = z.infer<typeof PreviewStatus>

/** One compile error as data; `errors` beside it carries the same as text. */
export const CompileError = z.object({
  /** Relative to the codebase where it lies in it, with forward slashes. */
  file: z.nullable(z.string()),
  /** From 1. */
  line: z.nullable(z.number()),
  column: z.nullable(z.number()),
  message: z.string(),
  /** Lines of source around the place, with their numbers; empty when the file cannot be read. */
  frame: z.array(z.object({ line: z.number(), text: z.string() })),
})
export type CompileError = z.infer<typeof CompileError>

export const ConsoleLine = z.object({
  /** Counts up over the helper's life. */
  id: z.number(),
  /** ISO 8601. */
  at: z.string(),
  source: z.enum(['helper', 'flutter', 'app', 'api']),
  level: z.enum(['info', 'warning', 'error']),
  text: z.string(),
  /** Set on the line that opens a start, reload or restart: the console draws a rule there. */
  rule: z.optional(z.string()),
})
export type ConsoleLine = z.infer<typeof ConsoleLine>

const Acted = z.object({ message: z.string(), receipt: z.optional(Receipt) })

export const previewEndpoints = {
  flutterStatus: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/flutter/status`,
    body: null,
    reply: PreviewStatus,
    fallback: 'Failed to read the preview status',
  }),
  flutterStart: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/start`,
    body: null,
    reply: Acted,
    fallback: 'Failed to start the preview',
  }),
  flutterStop: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/stop`,
    body: null,
    reply: Acted,
    fallback: 'Failed to stop the preview',
  }),
  flutterReload: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/reload`,
    body: null,
    reply: Acted,
    fallback: 'Failed to reload the preview',
  }),
  flutterRestart: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/restart`,
    body: null,
    reply: Acted,
    fallback: 'Failed to restart the preview',
  }),
  flutterErrors: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/flutter/errors`,
    body: null,
    reply: z.object({ errors: z.array(z.string()), parsed: z.optional(z.array(CompileError)) }),
    fallback: 'Failed to read the errors',
  }),
  /** Ours: what the console showed so far, oldest first, for a page that opens late. */
  flutterConsole: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/flutter/console`,
    body: null,
    reply: z.object({ lines: z.array(ConsoleLine) }),
    fallback: 'Failed to read the console',
  }),
}
