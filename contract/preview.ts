import * as z from 'zod/mini'

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
  /** Who asked: a person, or reload on save. Absent means a person. */
  trigger: z.optional(z.enum(['manual', 'save'])),
  /** What was really done, which may be more than was asked for: a changed `pubspec.yaml` needs a new start. */
  how: z.optional(z.enum(['hot-reload', 'hot-restart', 'refresh', 'stop-start'])),
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
  /** True: applied, but no page was open to take it; the next one that opens shows it. */
  no_page: z.optional(z.boolean()),
  /** Why, in one sentence: of a failure, or of more having been done than was asked for. */
  reason: z.optional(z.string()),
})
export type Receipt = z.infer<typeof Receipt>

/** Source files that are newer than the code on the screen. */
export const Stale = z.object({
  files: z.number(),
  /** One of them, relative to the codebase, with forward slashes. */
  first: z.string(),
  /** When the first of them was noticed, ISO 8601. */
  since: z.string(),
})
export type Stale = z.infer<typeof Stale>

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
  /** Flutter's release channel where it is known, for example `stable`. */
  channel: z.optional(z.nullable(z.string())),
  /** While starting: what is being done, for example `Compiling for the web`. */
  stage: z.optional(z.nullable(z.string())),
  /** While starting: what a person can do about a wait for something outside; null where nothing needs to be done. */
  advice: z.optional(z.nullable(z.string())),
  /** The newest line of output while starting. */
  last_line: z.optional(z.nullable(z.string())),
  /** The codebase that runs, absolute; it stays while another directory is chosen. Null while nothing runs. */
  project: z.optional(z.nullable(z.string())),
  /** When this run was started, ISO 8601. */
  started_at: z.optional(z.nullable(z.string())),
  receipt: z.optional(z.nullable(Receipt)),
  /** For `crashed`. */
  exit_code: z.optional(z.nullable(z.number())),
  /** For `crashed`: the last lines of output, oldest first. */
  last_lines: z.optional(z.array(z.string())),
  /** What the address of the frame serves now: the app, a sketch while the app compiles, or neither. */
  showing: z.optional(z.nullable(z.enum(['sketch', 'app']))),
  /** Null: what runs is what lies on the disk. */
  stale: z.optional(z.nullable(Stale)),
  reload_on_save: z.optional(z.boolean()),
  /** Firebase files that were fetched while this run had already read the old ones: Restart applies them. */
  restart_to_apply: z.optional(
    z.nullable(
      z.object({
        project_id: z.string(),
        at: z.string(),
        /** Whose files the run has read; null: they did not say. */
        running_project_id: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
  /** Where the tool serves DevTools; it says so only after a browser opened the app, and older ones never. */
  devtools_url: z.optional(z.nullable(z.string())),
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
  /** How often the compiler said the same of the same place; absent: once. */
  count: z.optional(z.number()),
  /** How many errors follow from this one and are folded under it; they stay in `errors`, as text. */
  following: z.optional(z.number()),
})
export type CompileError = z.infer<typeof CompileError>

export const ConsoleLine = z.object({
  /** Counts up over the helper's life. */
  id: z.number(),
  /** ISO 8601. */
  at: z.string(),
  /** The tool of the preview is `flutter`, or `sketch` where that stands in for it. */
  source: z.enum(['helper', 'flutter', 'sketch', 'app', 'api', 'git']),
  level: z.enum(['info', 'warning', 'error']),
  text: z.string(),
  /** Set on the line that opens a start, reload or restart: the console draws a rule there. */
  rule: z.optional(z.string()),
})
export type ConsoleLine = z.infer<typeof ConsoleLine>
