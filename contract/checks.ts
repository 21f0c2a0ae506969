import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { Message } from './message.ts'

/** What the analyzer found at one location. */
export const AnalysisIssue = z.object({
  severity: z.enum(['error', 'warning', 'info']),
  /** Its name in the analyzer's documentation: `unused_import`. */
  code: z.string(),
  message: z.string(),
  /** What the analyzer proposes; null: nothing. */
  correction: z.nullable(z.string()),
  /** With forward slashes: relative to the app for a file in it, else absolute. */
  file: z.string(),
  /** From 1. */
  line: z.number(),
  column: z.number(),
})
export type AnalysisIssue = z.infer<typeof AnalysisIssue>

/** How the last analysis of an app ended. */
export const Analysis = z.object({
  /** When it ended. */
  at: z.string(),
  duration_ms: z.number(),
  /** Errors first, by file and line within; the first ones where there are very many. */
  issues: z.array(AnalysisIssue),
  /** Of all, also of those that are left out of `issues`. */
  counts: z.object({ error: z.number(), warning: z.number(), info: z.number() }),
})
export type Analysis = z.infer<typeof Analysis>

export const checkEndpoints = {
  /** What the last commands found in the chosen app, kept until the next run of each; null: none has ended yet. */
  flutterChecks: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/flutter/checks`,
    body: null,
    reply: z.object({
      /** Absolute path of the app that they were run in; null: there is no Flutter codebase. */
      app: z.nullable(z.string()),
      /** Whether the app's packages are installed, which most of them need. */
      packages: z.boolean(),
      analysis: z.nullable(Analysis),
    }),
    fallback: 'Failed to read the results',
  }),
  /** `dart analyze` of the chosen app: a job of kind `analyze`; answers when it has ended, also where it found errors. */
  flutterAnalyze: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/analyze`,
    body: null,
    reply: Message,
    fallback: 'Failed to analyze the app',
  }),
}
