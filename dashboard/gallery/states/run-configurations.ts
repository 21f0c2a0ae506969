import type { RunConfiguration } from '@mosaygent/contract'
import type { GalleryState } from '../state.ts'

const LIST = 'GET /mosaygent/run/configurations'
const PREVIEW = 'POST /mosaygent/run/preview-launch-file'
const STAGING: RunConfiguration = {
  id: 'own:1',
  name: 'Staging',
  source: 'own',
  target: 'lib/main_staging.dart',
  flavor: 'staging',
  dart_defines: { API_URL: 'https://staging.example.com/v1', MAP_TOKEN: '***' },
  define_files: ['env/staging.json'],
  args: ['--no-pub'],
  file_values: { FEATURE_SET: 'full' },
}
const DEV: RunConfiguration = {
  ...STAGING,
  id: 'dev',
  name: 'Tidewater, development',
  source: '.vscode/launch.json',
  target: null,
  flavor: null,
  dart_defines: {},
  define_files: ['env/dev.json'],
  args: [],
  left_out: [{ what: 'deviceId', why: 'The app runs in the browser of this page.' }],
}
const BROKEN: RunConfiguration = {
  ...DEV,
  id: 'old',
  name: 'Old entry point',
  source: '.run/old.run.xml',
  target: 'lib/main_old.dart',
  define_files: [],
  left_out: [],
  problems: ['Its entry point lib/main_old.dart is not there.'],
}
const list = (more: object = {}) => ({
  [LIST]: {
    body: {
      configurations: [STAGING, DEV],
      chosen: { development: 'dev', production: 'own:1' },
      files: [],
      offers: { targets: ['lib/main.dart', 'lib/main_staging.dart'], define_files: ['env/dev.json'] },
      launch_undo: null,
      ...more,
    },
  },
})
const opened = { press: 'Run configuration:' }
const menu = [opened, { press: 'More for Staging' }]
const page = { path: '/flutter', answers: list() } as const

/** The list of run configurations, and what is in its place. */
export const RUN_CONFIGURATION_STATES: readonly GalleryState[] = [
  {
    ...page,
    id: 'runs/list',
    title: 'Run configurations',
    shows: 'Tidewater, development',
    steps: [opened],
  },
  {
    ...page,
    id: 'runs/empty',
    title: 'No run configurations',
    shows: 'No run configurations found',
    answers: list({ configurations: [], chosen: { development: null, production: null } }),
    steps: [opened],
  },
  {
    ...page,
    id: 'runs/problem',
    title: 'One that cannot run, and a file that is broken',
    shows: 'Its entry point lib/main_old.dart is not there.',
    answers: list({
      configurations: [STAGING, BROKEN],
      files: [
        { file: '.vscode/launch.json', found: 0, note: 'It is broken at line 8.', severity: 'warning' },
        { file: '.run/all.run.xml', found: 0, note: '1 of another app.', severity: 'info' },
        {
          file: 'web_dev_config.yaml',
          found: 0,
          note: 'Flutter 3.38 and newer takes from it, in each configuration: 2 proxy rules.',
          severity: 'info',
        },
      ],
      plain: { development: 'lib/main_development.dart', production: 'lib/main_production.dart' },
    }),
    steps: [opened],
  },
  {
    ...page,
    id: 'runs/form',
    title: 'A configuration is edited, a secret masked',
    shows: '*** keeps the current value',
    steps: [...menu, { press: 'Edit' }],
  },
  {
    ...page,
    id: 'runs/form-wrong',
    title: 'A new configuration without a name',
    shows: 'A configuration needs a name',
    steps: [
      opened,
      { press: 'New configuration' },
      { type: 'lib/main', into: 'Entry point' },
      { press: 'Add define' },
      { type: 'A=B', into: 'Name of define 1' },
      { press: 'Save' },
    ],
  },
  {
    ...page,
    id: 'runs/launch-file',
    title: 'What is written into launch.json',
    shows: 'Not written: MAP_TOKEN',
    answers: {
      ...list(),
      [PREVIEW]: {
        body: {
          file: '.vscode/launch.json',
          change: 'added',
          entry: JSON.stringify(
            {
              name: 'Staging',
              type: 'dart',
              request: 'launch',
              program: 'lib/main_staging.dart',
              args: [
                '--flavor=staging',
                '--dart-define-from-file=env/staging.json',
                '--dart-define=API_URL=https://staging.example.com/v1',
                '--no-pub',
              ],
            },
            null,
            2,
          ),
          left_out: ['MAP_TOKEN'],
          seen: 'x',
        },
      },
    },
    steps: [...menu, { press: 'Save to launch.json' }],
  },
  {
    ...page,
    id: 'runs/launch-undo',
    title: 'launch.json was written',
    shows: 'Staging was written into .vscode/launch.json',
    answers: list({ launch_undo: 'Staging' }),
    steps: [opened],
  },
  {
    ...page,
    id: 'runs/remove',
    title: 'Before one is removed',
    shows: 'It cannot be brought back.',
    steps: [...menu, { press: 'Remove' }],
  },
]
