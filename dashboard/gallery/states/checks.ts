import type { AnalysisIssue, OutdatedPackage, TestCase } from '@mosaygent/contract'
import { DIRECTORY } from '../../testing/examples.ts'
import { INSTALL_FLUTTER } from '../answers.ts'
import type { GalleryState } from '../state.ts'

const CHECKS = 'GET /mosaygent/flutter/checks'
const NOTHING = {
  app: `${DIRECTORY}/flutter`,
  packages: true,
  analysis: null,
  tests: null,
  outdated: null,
  build: null,
  cleanable: ['build/', '.dart_tool/', '.flutter-plugins-dependencies'],
}
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

const testCase = (
  title: string,
  outcome: TestCase['outcome'],
  duration_ms: number,
  groups: string[] = [],
  more: Partial<TestCase> = {},
): TestCase => ({
  name: [...groups, title].join(' '),
  title,
  groups,
  outcome,
  duration_ms,
  place: null,
  error: null,
  output: [],
  ...more,
})

const TESTS = {
  at: new Date(Date.now() - 60_000).toISOString(),
  duration_ms: 12_400,
  counts: { passed: 5, failed: 1, skipped: 1, unfinished: 0 },
  files: [
    {
      file: 'test/models/tide_test.dart',
      tests: [
        testCase('rises', 'passed', 14, ['tide', 'at night']),
        testCase('falls', 'passed', 3, ['tide', 'at night']),
        testCase('reads metres', 'passed', 2),
      ],
    },
    {
      file: 'test/widget_test.dart',
      tests: [
        testCase('shows the name of the harbour', 'passed', 1_240, ['home page']),
        testCase('shows the hour of high water', 'failed', 860, ['home page'], {
          place: { file: 'test/widget_test.dart', line: 41, column: 7 },
          error: 'Expected: exactly one matching candidate\n  Actual: Found 0 widgets with text "06:12": []',
          output: ['The following TestFailure was thrown running a test:'],
        }),
        testCase('is drawn on its side', 'skipped', 0, ['home page']),
        testCase('goes to settings', 'passed', 312),
      ],
    },
  ],
}
const outdatedPackage = (
  name: string,
  kind: OutdatedPackage['kind'],
  [current, upgradable, resolvable, latest]: readonly [string, string, string, string],
): OutdatedPackage => ({ name, kind, current, upgradable, resolvable, latest, discontinued: false })
const toTests = [open, { press: 'Test', within: 'Checks' }] as const

const toBuild = [open, { press: 'Build', within: 'Checks' }] as const
const BUILD = {
  at: new Date(Date.now() - 60_000).toISOString(),
  duration_ms: 41_000,
  environment: 'development',
  configuration: null,
  notes: [],
} as const

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
  {
    ...page,
    id: 'checks/tests-empty',
    title: 'Checks: no tests run yet',
    shows: 'No tests run yet',
    answers: found({}),
    steps: toTests,
  },
  {
    ...page,
    id: 'checks/tests-running',
    title: 'Checks: tests run',
    shows: '12 passed, 1 failed',
    answers: found({}),
    events: [{ type: 'job.changed', job: { ...job, kind: 'test', stage: '12 passed, 1 failed' } }],
    steps: toTests,
  },
  {
    ...page,
    id: 'checks/tests',
    title: 'Checks: how the tests ended',
    shows: 'Expected: exactly one',
    answers: found({ tests: TESTS }),
    steps: toTests,
  },
  {
    ...page,
    id: 'checks/packages',
    title: 'Checks: outdated packages',
    shows: 'provider',
    answers: found({
      outdated: {
        at: new Date(Date.now() - 60_000).toISOString(),
        duration_ms: 4_100,
        packages: [
          outdatedPackage('http', 'direct', ['1.1.0', '1.2.2', '1.2.2', '1.2.2']),
          outdatedPackage('provider', 'direct', ['5.0.0', '5.0.0', '6.1.2', '6.1.2']),
          {
            ...outdatedPackage('old_lints', 'dev', ['1.0.0', '1.0.0', '1.0.0', '2.0.0']),
            discontinued: true,
          },
          outdatedPackage('meta', 'transitive', ['1.15.0', '1.15.0', '1.15.0', '1.16.0']),
        ],
      },
    }),
    steps: [open, { press: 'Packages', within: 'Checks' }],
  },
  {
    ...page,
    id: 'checks/build-empty',
    title: 'Checks: not built yet, and what clean removes',
    shows: 'Not built yet',
    answers: found({}),
    steps: toBuild,
  },
  {
    ...page,
    id: 'checks/build-running',
    title: 'Checks: a build for the web runs',
    shows: 'Compiling lib/main.dart',
    answers: found({}),
    events: [
      {
        type: 'job.changed',
        job: {
          ...job,
          kind: 'build-web',
          stage: 'Compiling lib/main.dart',
          output: ['Resolving dependencies...', 'Compiling lib/main.dart for the Web...'],
        },
      },
    ],
    steps: toBuild,
  },
  {
    ...page,
    id: 'checks/built',
    title: 'Checks: a build and the size of its files',
    shows: 'canvaskit.wasm',
    answers: found({
      build: {
        ...BUILD,
        configuration: 'Staging',
        notes: ['--flavor=staging is left out: flutter build web does not know it.'],
        result: {
          kind: 'built',
          folder: `${DIRECTORY}/flutter/build/web`,
          count: 34,
          bytes: 30_412_345,
          gzip_bytes: 11_300_000,
          files: [
            { file: 'canvaskit/canvaskit.wasm', bytes: 7_120_000, gzip_bytes: 2_810_000 },
            { file: 'canvaskit/chromium/canvaskit.wasm', bytes: 5_680_000, gzip_bytes: 2_240_000 },
            { file: 'main.dart.js', bytes: 2_340_000, gzip_bytes: 702_000 },
            {
              file: 'assets/packages/cupertino_icons/assets/CupertinoIcons.ttf',
              bytes: 1_472,
              gzip_bytes: 1_011,
            },
            { file: 'version.json', bytes: 92, gzip_bytes: 103 },
          ],
        },
      },
    }),
    steps: toBuild,
  },
  {
    ...page,
    id: 'checks/build-failed',
    title: 'Checks: a build that does not compile',
    shows: 'isn’t defined',
    answers: found({
      build: {
        ...BUILD,
        result: {
          kind: 'failed',
          count: 1,
          errors: [
            {
              file: 'lib/pages/home_page.dart',
              line: 41,
              column: 9,
              message: 'The getter ‘tideTime’ isn’t defined for the class ‘HomePage’.',
              frame: [],
            },
          ],
        },
      },
    }),
    steps: toBuild,
  },
  {
    ...page,
    id: 'checks/clean-refused',
    title: 'Checks: what clean could not remove',
    shows: 'could not be removed',
    answers: {
      ...found({}),
      'POST /mosaygent/flutter/clean': {
        status: 502,
        body: {
          detail: 'build/ could not be removed. Another program may use what is in it.',
          code: 'tool-failed',
        },
      },
    },
    steps: [...toBuild, { press: 'Clean', within: 'Checks' }],
  },
]
