import * as z from 'zod/mini'
import { AppEnvironment } from './environment.ts'
import { orEmpty, orFalse, orNull } from './named-alone.ts'
import { NeedsStart, Receipt } from './receipt.ts'

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

/** A step of a start. */
export const StartStage = z.enum([
  'reading-source',
  'preparing',
  'waiting-for-lock',
  'resolving',
  'downloading',
  'compiling',
  'ready',
])
export type StartStage = z.infer<typeof StartStage>

const PageId = z.string().check(z.minLength(1), z.maxLength(64))
/** Source files that are newer than the code on the screen. */
export const Stale = z.lazy(() =>
  z.object({
    files: z.number(),
    /** One of them, relative to the codebase with forward slashes, or `package:name/…` of a local package. */
    first: z.string(),
    /** How many of them a reload or restart brings; absent: all. */
    reloadable: z.optional(z.number()),
    /** Those of them that neither reload nor restart brings; null: none. */
    needs_start: z.optional(z.nullable(NeedsStart)),
    /** When the first of them was noticed, ISO 8601. */
    since: z.string(),
  }),
)
export type Stale = z.infer<typeof Stale>

/** Why the sources are not, or not all, watched: what is said of stale files and done on save may then be too little. */
export const WatchTrouble = z.object({
  /**
   * `gone`: the codebase is not where it was, as on a branch without it. `closed`: it cannot be read. `in-part`: it has
   * more files than are watched. `failed`: the system refused. All but `in-part` end by themselves with their cause.
   */
  code: z.enum(['gone', 'closed', 'in-part', 'failed']),
  /** One sentence, with the next step. */
  detail: z.string(),
})
export type WatchTrouble = z.infer<typeof WatchTrouble>

export const PreviewStatus = z.lazy(() =>
  z.object({
    /** The process lives, also while it still compiles. */
    running: orFalse,
    pid: orNull(z.number()),
    /** One sentence for people: what it does, or why it ended; empty where the helper says none. */
    message: orEmpty,
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
    /** The same as a `StartStage`; as text, for helpers that are newer. */
    stage_code: z.optional(z.nullable(z.string())),
    /** While starting: what a person can do about a wait for something outside; null where nothing needs to be done. */
    advice: z.optional(z.nullable(z.string())),
    /**
     * While starting: how many errors the compiler has named. Above 0 the start will fail, which the tool says much
     * later; a source file that is saved before begins it again. For `crashed`: present when it ended because the code
     * does not compile; 0 where the errors could not be read.
     */
    compile_errors: z.optional(z.number()),
    /** The newest line of output while starting. */
    last_line: z.optional(z.nullable(z.string())),
    /** The codebase that runs, absolute; it stays while another directory is chosen. Null while nothing runs. */
    project: z.optional(z.nullable(z.string())),
    /**
     * The app that runs, else the one that Start would run: relative to the project directory (`.`: itself), absolute
     * where it lies outside of the chosen one; null: there is none.
     */
    app: z.optional(z.nullable(z.string())),
    /** The name of the run configuration that runs; while nothing runs, that of the last start; null: none. */
    configuration: z.optional(z.nullable(z.string())),
    /** Whose configuration that is; null: nothing was started. */
    environment: z.optional(z.nullable(AppEnvironment)),
    /** Another configuration, or other values, are chosen for that environment than what runs: Restart applies them. */
    configuration_changed: z.optional(z.boolean()),
    /** When this run was started, ISO 8601. */
    started_at: z.optional(z.nullable(z.string())),
    /** When the app of this run first answered, ISO 8601; null until then. */
    ready_at: z.optional(z.nullable(z.string())),
    receipt: z.optional(z.nullable(Receipt)),
    /** For `stopped`: the helper before this one ended while a preview ran, which is gone with it. */
    ended_with_helper: z.optional(z.boolean()),
    /** For `crashed`. */
    exit_code: z.optional(z.nullable(z.number())),
    /** For `crashed`: the last lines of output, oldest first. */
    last_lines: z.optional(z.array(z.string())),
    /** What the address of the frame serves now: the app, a sketch while the app compiles, or neither. */
    showing: z.optional(z.nullable(z.enum(['sketch', 'app']))),
    /** Null: what runs is what lies on the disk. */
    stale: z.optional(z.nullable(Stale)),
    /** Null: all sources of what runs are watched. */
    watch_trouble: z.optional(z.nullable(WatchTrouble)),
    reload_on_save: z.optional(z.boolean()),
    /** Service workers of the app that runs may live; otherwise they are held back. */
    own_workers: z.optional(z.boolean()),
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
  }),
)
export type PreviewStatus = z.infer<typeof PreviewStatus>

/**
 * What an open dashboard reports of its frame, so that a receipt can say what is on the screen. `page` names one frame of
 * one tab; a page that reports nothing for 100 seconds is forgotten.
 */
export const PageNews = z.lazy(() =>
  z.discriminatedUnion('state', [
    /** A visible frame is here, and the dashboard hears the helper's events. Again every 30 seconds. */
    z.strictObject({ state: z.literal('open'), page: PageId }),
    /** The frame is gone or cannot be seen. */
    z.strictObject({ state: z.literal('closed'), page: PageId }),
    /** The page that was loaded for a receipt (its `at`) has drawn its first frame and can be seen. */
    z.strictObject({
      state: z.literal('shown'),
      page: PageId,
      receipt: z.string().check(z.minLength(1), z.maxLength(40)),
    }),
    /** That page failed, or took longer than it may. */
    z.strictObject({
      state: z.literal('failed'),
      page: PageId,
      receipt: z.string().check(z.minLength(1), z.maxLength(40)),
      /** One sentence. */
      reason: z.string().check(z.minLength(1), z.maxLength(500)),
      errors: z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(20)),
    }),
  ]),
)
export type PageNews = z.infer<typeof PageNews>
