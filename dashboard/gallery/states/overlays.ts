import {
  APPLIED,
  COMPILED,
  COMPILE_ERROR,
  ERRORS,
  RUNNING,
  STARTING,
  STOPPED,
} from '../../testing/preview-data.ts'
import { INSTALL_FLUTTER } from '../answers.ts'
import type { GalleryState } from '../state.ts'

const STATUS = 'GET /mosaygent/flutter/status'
const page = { path: '/flutter' } as const
const says = (body: object) => ({ [STATUS]: { body } })
const BROKEN = { 'GET /mosaygent/flutter/errors': { body: { errors: ERRORS, parsed: [COMPILE_ERROR] } } }
/** New code that loads behind the app which is seen. */
const RELOADED = {
  ...page,
  answers: {
    ...says({ ...RUNNING, receipt: APPLIED }),
    'POST /mosaygent/flutter/reload': { body: { success: true, message: 'Compiled', receipt: COMPILED } },
  },
  steps: [{ press: 'Reload' }, { until: 'Compiled 2 files' }],
} as const

/** What covers the screen of the phone, each as the specification names it. */
export const OVERLAY_STATES: readonly GalleryState[] = [
  { ...page, id: 'overlays/ready', title: 'Ready to Preview', shows: 'Ready to Preview', picture: true },
  { ...page, id: 'overlays/unknown', title: 'Loading', shows: 'Flutter', answers: { [STATUS]: 'never' } },
  {
    ...page,
    id: 'overlays/no-sdk',
    title: 'Ready to Preview, without an SDK',
    shows: 'Install Flutter',
    answers: {
      ...says({ ...STOPPED, engine: 'sketch', version: null, channel: null }),
      'GET /mosaygent/flutter/sdk': { body: { sdk: null, install: INSTALL_FLUTTER } },
    },
  },
  {
    ...page,
    id: 'overlays/downloading',
    title: 'Downloading Firebase Configs',
    shows: 'Downloading Firebase Configs',
    events: [
      {
        type: 'job.changed',
        job: {
          id: 'job-3',
          kind: 'fetch-firebase',
          state: 'running',
          stage: 'Asking for the iOS file',
          percent: 40,
          started_at: new Date().toISOString(),
        },
      },
    ],
  },
  {
    ...page,
    id: 'overlays/offline',
    title: 'Backend Server Offline',
    shows: 'Backend Server Offline',
    up: false,
  },
  {
    ...page,
    id: 'overlays/starting',
    title: 'Starting Up...',
    shows: 'Starting Up...',
    answers: says(STARTING),
  },
  {
    ...page,
    id: 'overlays/starting-sketch',
    title: 'Starting Up..., with a sketch meanwhile',
    shows: 'Starting Up...',
    answers: says({
      ...STARTING,
      showing: 'sketch',
      advice: 'Another Flutter command is running. Wait for it, or end it.',
    }),
  },
  {
    ...page,
    id: 'overlays/does-not-compile',
    title: 'A start that does not compile',
    shows: 'Does not compile: 1 error',
    answers: { ...BROKEN, ...says({ ...STARTING, compile_errors: 1 }) },
  },
  {
    ...page,
    id: 'overlays/does-not-compile-sketch',
    title: 'A start that does not compile, with a sketch meanwhile',
    shows: 'Does not compile: 1 error',
    answers: { ...BROKEN, ...says({ ...STARTING, showing: 'sketch', compile_errors: 1 }) },
  },
  {
    ...page,
    id: 'overlays/loading-app',
    title: 'The first page of a start loads',
    shows: 'Loading the app',
    answers: says(RUNNING),
    app: { shown: [] },
  },
  {
    ...RELOADED,
    id: 'overlays/loading-new',
    title: 'New code loads behind the app',
    shows: 'Compiled 2 files',
    app: { shown: [{ type: 'mosaygent.first-frame' }], coming: [] },
  },
  {
    ...RELOADED,
    id: 'overlays/new-threw',
    title: 'New code that throws before it draws',
    shows: 'The new code threw an error',
    app: {
      shown: [{ type: 'mosaygent.first-frame' }],
      coming: [
        {
          type: 'mosaygent.error',
          message: 'Bad state: No element',
          stack: 'Bad state: No element\n    at http://127.0.0.1:36413/packages/tide/main.dart.js:24:31',
          count: 1,
          known: null,
        },
      ],
    },
  },
  {
    ...page,
    id: 'overlays/reloading',
    title: 'Reloading...',
    shows: 'Reloading...',
    answers: says({ ...RUNNING, state: 'reloading' }),
  },
  {
    ...page,
    id: 'overlays/restarting',
    title: 'Restarting...',
    shows: 'Restarting...',
    answers: says({ ...RUNNING, state: 'restarting' }),
  },
  {
    ...page,
    id: 'overlays/crashed',
    title: 'Ended by itself',
    shows: 'Preview ended by itself',
    answers: says({
      ...STOPPED,
      state: 'crashed',
      message: 'The disk is full. Make room, then press Start.',
      exit_code: 1,
      last_lines: ['Compiling lib/main.dart for the Web...', 'No space left on device', 'Exited (1)'],
    }),
  },
]
