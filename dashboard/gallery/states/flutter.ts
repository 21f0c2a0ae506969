import type { Receipt } from '@mosaygent/contract'
import { ABSENT } from '../../testing/examples.ts'
import {
  APPLIED,
  COMPILE_ERROR,
  ERRORS,
  NOT_COMPILED,
  RUNNING,
  SKETCHED,
  STOPPED,
  UNCHANGED,
} from '../../testing/preview-data.ts'
import { FLUTTER, INSTALL_FLUTTER } from '../answers.ts'
import type { GalleryState } from '../state.ts'

const STATUS = 'GET /mosaygent/flutter/status'
const page = { path: '/flutter' } as const
const says = (body: object) => ({ [STATUS]: { body } })
const after = (receipt: Receipt) => ({
  ...says({ ...RUNNING, receipt }),
  'GET /mosaygent/flutter/receipts': {
    body: { receipts: [UNCHANGED, receipt] },
  },
})

/** The workbench while the preview runs, and its menus. */
export const FLUTTER_STATES: readonly GalleryState[] = [
  {
    ...page,
    id: 'flutter/running',
    title: 'Running',
    shows: 'Applied 2 files',
    answers: after(APPLIED),
    picture: true,
  },
  {
    ...page,
    id: 'flutter/sketch',
    title: 'Running, a sketch',
    shows: 'Sketch preview: Flutter SDK not found',
    answers: {
      ...says(SKETCHED),
      'GET /mosaygent/flutter/sdk': { body: { sdk: null, install: INSTALL_FLUTTER } },
    },
  },
  {
    ...page,
    id: 'flutter/stale',
    title: 'Files are newer than the screen',
    shows: 'Stale: this is the code of',
    answers: says({
      ...RUNNING,
      receipt: APPLIED,
      stale: { files: 2, first: 'lib/main.dart', since: new Date(Date.now() - 20_000).toISOString() },
    }),
  },
  {
    ...page,
    id: 'flutter/errors',
    title: 'Compilation errors',
    shows: 'Compilation Errors',
    answers: {
      ...after(NOT_COMPILED),
      'GET /mosaygent/flutter/errors': { body: { errors: ERRORS, parsed: [COMPILE_ERROR] } },
    },
    picture: true,
  },
  {
    ...page,
    id: 'flutter/production',
    title: 'Production',
    shows: 'Running',
    answers: after(APPLIED),
    stored: { mosaygent_environment: 'production' },
  },
  {
    ...page,
    id: 'flutter/restart-to-apply',
    title: 'Runs with the files of before',
    shows: 'Restart to apply',
    answers: {
      ...after(APPLIED),
      ...says({
        ...RUNNING,
        receipt: APPLIED,
        restart_to_apply: { project_id: 'tide-dev', at: new Date().toISOString() },
      }),
    },
  },
  {
    ...page,
    id: 'flutter/sketch-restart-to-apply',
    title: 'A sketch that runs with the files of before',
    shows: 'Restart to apply',
    stored: {
      mosaygent_firebase_project_id_development: 'tide-dev',
      mosaygent_firebase_project_id_production: 'tide-prod',
    },
    answers: {
      ...after(APPLIED),
      ...says({
        ...SKETCHED,
        receipt: APPLIED,
        restart_to_apply: {
          project_id: 'tide-prod',
          running_project_id: 'tide-dev',
          at: new Date().toISOString(),
        },
      }),
      'GET /mosaygent/flutter/sdk': { body: { sdk: null, install: INSTALL_FLUTTER } },
    },
  },
  {
    ...page,
    id: 'flutter/history',
    title: 'The receipts',
    shows: 'Nothing had changed',
    answers: after(APPLIED),
    steps: [{ press: 'Applied 2 files' }],
  },
  {
    ...page,
    id: 'flutter/device-menu',
    title: 'The devices',
    shows: 'iPad mini',
    answers: after(APPLIED),
    steps: [{ press: 'iPhone 16' }],
  },
  {
    ...page,
    id: 'flutter/zoom',
    title: 'The zoom',
    shows: 'Fit',
    answers: after(APPLIED),
    steps: [{ press: 'Zoom' }],
  },
  {
    ...page,
    id: 'flutter/filtered',
    title: 'Nothing matches the filter',
    shows: 'Running',
    answers: after(APPLIED),
    steps: [{ type: 'nowhere to be found', into: 'Filter' }],
  },
  {
    ...page,
    id: 'flutter/landscape',
    title: 'A tablet on its side, dark',
    shows: 'iPad mini',
    answers: after(APPLIED),
    stored: {
      mosaygent_preview_view: JSON.stringify({ device: 'ipad-mini', landscape: true, appDark: true }),
    },
  },
  {
    ...page,
    id: 'flutter/no-codebase',
    title: 'No codebase',
    shows: 'Ready to Preview',
    answers: {
      ...says(STOPPED),
      'GET /mosaygent/environment/status': { body: { api: FLUTTER, flutter: ABSENT } },
    },
  },
]
