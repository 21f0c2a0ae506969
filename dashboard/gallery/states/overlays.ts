import { RUNNING, STARTING, STOPPED } from '../../testing/preview-data.ts'
import { INSTALL_FLUTTER } from '../answers.ts'
import type { GalleryState } from '../state.ts'

const STATUS = 'GET /mosaygent/flutter/status'
const page = { path: '/flutter' } as const
const says = (body: object) => ({ [STATUS]: { body } })

/** What covers the glass of the phone, each as the specification names it. */
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
