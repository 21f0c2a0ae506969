import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { Receipt, ReloadAction, ReloadTrigger } from './receipt.ts'

export const ConsoleLevel = z.enum(['debug', 'info', 'warning', 'error'])
export type ConsoleLevel = z.infer<typeof ConsoleLevel>

/** The title of the section that a start opens. */
export const START_RULE = 'Start'
/** That of the section of a project that is shown again, or after another one. */
export const SHOWN_RULE = 'Now shown'

export const ConsoleLine = z.lazy(() =>
  z.object({
    /** Counts up over the helper's life. */
    id: z.number(),
    /** ISO 8601. */
    at: z.string(),
    /** The tool of the preview is `flutter`, or `sketch` where that replaces it. */
    source: z.enum(['helper', 'flutter', 'sketch', 'app', 'api', 'git']),
    /** `debug`: of no use to an app's developer. */
    level: ConsoleLevel,
    text: z.string(),
    /** On the line that opens a section (a start, reload or restart): its title. */
    rule: z.optional(z.string()),
    /**
     * On a line that opens a section: the codebase that it is about, absolute. On any other line: the codebase whose app
     * said it, because it runs beside the one that is shown.
     */
    project: z.optional(z.string()),
    /** On the line that opens the section of a start: the run configuration; absent: none. */
    configuration: z.optional(z.string()),
    /** On the line that opens the section of a reload or restart, whose receipt has the same number. */
    section: z.optional(z.object({ action: ReloadAction, number: z.number(), trigger: ReloadTrigger })),
    /** On the line that tells how a reload or restart ended: the same as data. */
    receipt: z.optional(Receipt),
  }),
)
export type ConsoleLine = z.infer<typeof ConsoleLine>

/** Output of the app, the API, git and the helper itself. */
export const consoleEndpoints = {
  /**
   * Ours: the lines so far, oldest first, for a page that opens later. Each is a ConsoleLine; a reader parses them in
   * portions, because fifty thousand at once block a page.
   */
  flutterConsole: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/flutter/console`,
    body: null,
    reply: () => z.object({ lines: z.array(z.unknown()) }),
    fallback: 'Failed to read the console',
  }),
}
