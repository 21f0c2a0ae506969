import type { AnalysisIssue } from '@mosaygent/contract'
import { DIRECTORY } from '../../testing/examples.ts'
import { INSTALL_FLUTTER } from '../answers.ts'
import type { GalleryState } from '../state.ts'

const CHECKS = 'GET /mosaygent/flutter/checks'
const NOTHING = { app: `${DIRECTORY}/flutter`, packages: true, analysis: null }
const page = { path: '/flutter' } as const
const open = { press: 'Checks' } as const
const found = (more: object) => ({ [CHECKS]: { body: { ...NOTHING, ...more } } })
const job = {
  id: 'a',
  codebase: 'flutter',
  state: 'running',
  percent: null,
  started_at: new Date().toISOString(),
} as const

const issue = (
  severity: AnalysisIssue['severity'],
  file: string,
  line: number,
  code: string,
  message: string,
  correction: string | null = null,
): AnalysisIssue => ({ severity, file, line, column: 9, code, message, correction })

const ANALYSIS = {
  at: new Date(Date.now() - 60_000).toISOString(),
  duration_ms: 3_400,
  counts: { error: 2, warning: 1, info: 1 },
  issues: [
    issue(
      'error',
      'lib/pages/home_page.dart',
      41,
      'undefined_identifier',
      "Undefined name 'tideTime'.",
      'Try correcting the name to one that is defined, or defining the name.',
    ),
    issue(
      'error',
      'lib/pages/home_page.dart',
      77,
      'argument_type_not_assignable',
      "The argument type 'String' can't be assigned to the parameter type 'int'.",
    ),
    issue(
      'warning',
      'lib/models/tide.dart',
      3,
      'unused_import',
      "Unused import: 'dart:math'.",
      'Try removing the import directive.',
    ),
    issue(
      'info',
      'lib/models/tide.dart',
      19,
      'prefer_final_fields',
      "The private field '_height' could be 'final'.",
    ),
  ],
}

/** The everyday commands in the console's place. */
export const CHECK_STATES: readonly GalleryState[] = [
  {
    ...page,
    id: 'checks/analyze-empty',
    title: 'Checks: not analyzed yet',
    shows: 'Not analyzed yet',
    answers: found({}),
    steps: [open],
  },
  {
    ...page,
    id: 'checks/analyze-running',
    title: 'Checks: the analyzer runs',
    shows: 'Analyzing',
    answers: found({ analysis: ANALYSIS }),
    events: [{ type: 'job.changed', job: { ...job, kind: 'analyze', stage: 'Analyzing' } }],
    steps: [open],
  },
  {
    ...page,
    id: 'checks/analyze-cancelled',
    title: 'Checks: an analysis that was cancelled',
    shows: 'The analysis was cancelled.',
    answers: found({}),
    events: [
      {
        type: 'job.changed',
        job: {
          ...job,
          kind: 'analyze',
          state: 'cancelled',
          stage: 'Analyzing',
          detail: 'The analysis was cancelled.',
          code: 'cancelled',
        },
      },
    ],
    steps: [open],
  },
  {
    ...page,
    id: 'checks/analyze-failed',
    title: 'Checks: an analysis that failed',
    shows: 'The analyzer failed',
    answers: {
      ...found({ analysis: { ...ANALYSIS, issues: [], counts: { error: 0, warning: 0, info: 0 } } }),
      'POST /mosaygent/flutter/analyze': {
        status: 502,
        body: { detail: 'The analyzer failed: Could not start the analysis server.', code: 'tool-failed' },
      },
    },
    steps: [open, { press: 'Run again' }],
  },
  {
    ...page,
    id: 'checks/analyzed',
    title: 'Checks: what the analyzer found',
    shows: 'Undefined name',
    answers: found({ analysis: ANALYSIS }),
    steps: [open],
  },
  {
    ...page,
    id: 'checks/no-sdk',
    title: 'Checks: no Flutter SDK',
    shows: 'This needs the Flutter SDK',
    answers: {
      ...found({}),
      'GET /mosaygent/flutter/sdk': { body: { sdk: null, install: INSTALL_FLUTTER } },
    },
    steps: [open],
  },
  {
    ...page,
    id: 'checks/no-packages',
    title: 'Checks: packages missing',
    shows: 'The packages of this app are not installed.',
    answers: found({ packages: false }),
    steps: [open],
  },
]
