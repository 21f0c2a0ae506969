import type { Edge, Edges, Receipt } from '@mosaygent/contract'
import { ABSENT, DIRECTORY } from '../../testing/examples.ts'
import {
  APPLIED,
  COMPILED,
  COMPILE_ERROR,
  ERRORS,
  NOT_COMPILED,
  RUNNING,
  SKETCHED,
  STOPPED,
  UNCHANGED,
} from '../../testing/preview-data.ts'
import { COVERAGE, NOTHING_DRAWN } from '../../testing/sketch-coverage.ts'
import { FLUTTER, INSTALL_FLUTTER, SKETCH_RUNS } from '../answers.ts'
import type { GalleryState } from '../state.ts'

const STATUS = 'GET /mosaygent/flutter/status'
/** The gallery's app, light, 372 px high on its side: its bar, and the ground below it. */
const SIDE: Edge = [
  { colour: 'rgb(15, 92, 125)', to: 64 / 372 },
  { colour: 'rgb(243, 246, 249)', to: 1 },
]
const EDGES: Edges = { top: SIDE.slice(0, 1), left: SIDE, right: SIDE, bottom: SIDE.slice(1) }

const page = { path: '/flutter' } as const
const VIEW_WITH_KEYBOARD = JSON.stringify({
  device: 'iphone-16',
  landscape: false,
  appDark: false,
  keyboard: 'field',
})
const says = (body: object) => ({ [STATUS]: { body } })
const after = (receipt: Receipt) => ({
  ...says({ ...RUNNING, receipt }),
  'GET /mosaygent/flutter/receipts': {
    body: { receipts: [UNCHANGED, receipt] },
  },
})

const screen = (state: Receipt['screen'], number: number): Receipt => ({
  ...COMPILED,
  number,
  at: new Date(Date.now() - 4_000 - (9 - number) * 60_000).toISOString(),
  screen: state,
})
const NOT_SHOWN = screen(
  {
    state: 'not-shown',
    reason: 'the new code threw an error before its first frame',
    errors: ['Bad state: No element'],
  },
  9,
)

const STARTER = { from: 'starter', address: '/opt/mosaygent/starters/flutter' }
/** A helper that was told nothing yet. */
const UNCHOSEN = {
  ...says(STOPPED),
  'GET /mosaygent/environment/directory': { body: { path: null } },
  'GET /mosaygent/environment/status': { body: { api: ABSENT, flutter: ABSENT } },
  'GET /mosaygent/environment/repositories': { body: { api: STARTER, flutter: STARTER } },
}

/** The workbench while the preview runs, and its menus. */
export const FLUTTER_STATES: readonly GalleryState[] = [
  {
    ...page,
    id: 'flutter/running',
    title: 'Running',
    shows: 'Applied 2 files',
    answers: after(APPLIED),
    app: { shown: [{ type: 'mosaygent.first-frame' }] },
    picture: true,
  },
  {
    ...page,
    id: 'flutter/keyboard',
    title: 'The soft keyboard is up',
    shows: 'Applied 2 files',
    answers: after(APPLIED),
    app: {
      shown: [
        { type: 'mosaygent.first-frame' },
        { type: 'mosaygent.field', field: { mode: 'text', enter: 'search' } },
      ],
    },
    stored: { mosaygent_preview_view: VIEW_WITH_KEYBOARD },
  },
  {
    ...page,
    id: 'flutter/sketch',
    title: 'Running, a sketch',
    shows: 'Sketch preview: Flutter SDK not found',
    answers: SKETCH_RUNS,
  },
  {
    ...page,
    id: 'flutter/sketch-coverage',
    title: 'What a sketch does not show',
    shows: 'Outline assumed values in the picture',
    answers: SKETCH_RUNS,
    app: { shown: [{ type: 'sketch-coverage', coverage: COVERAGE }] },
    steps: [{ press: 'Sketch: 94 % of 212 widgets drawn, 3 unknown, 2 values assumed' }],
  },
  {
    ...page,
    id: 'flutter/sketch-nothing',
    title: 'A sketch that shows nothing of the app',
    shows: 'it waits for routerConfig',
    answers: SKETCH_RUNS,
    app: { shown: [{ type: 'sketch-coverage', coverage: NOTHING_DRAWN }] },
    steps: [{ press: 'Sketch: nothing drawn' }],
  },
  {
    ...page,
    id: 'flutter/stale',
    title: 'Files are newer than the screen',
    shows: 'Out of date: code from',
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
    shows: 'No changes',
    answers: after(APPLIED),
    steps: [{ press: 'Applied 2 files' }],
  },
  {
    ...page,
    id: 'flutter/compiled',
    title: 'Compiled, and not on the screen yet',
    shows: 'not on screen yet',
    answers: after(COMPILED),
  },
  {
    ...page,
    id: 'flutter/on-screen',
    title: 'Reload on save: compiled and on the screen',
    shows: 'on screen after',
    answers: after({
      ...COMPILED,
      outcome: 'applied',
      trigger: 'save',
      screen: { state: 'shown', ms: 2_140 },
      reason: 'pubspec.yaml changed, so the preview was started anew.',
    }),
  },
  {
    ...page,
    id: 'flutter/not-shown',
    title: 'What became of compiled code',
    shows: 'replaced by a newer reload',
    answers: {
      ...says({ ...RUNNING, receipt: NOT_SHOWN }),
      'GET /mosaygent/flutter/receipts': {
        body: {
          receipts: [
            NOT_SHOWN,
            screen({ state: 'no-page' }, 8),
            screen({ state: 'replaced' }, 7),
            { ...screen({ state: 'shown', ms: 2_140 }, 6), outcome: 'applied' },
            { ...screen({ state: 'shown', ms: 1_320 }, 5), outcome: 'unchanged', files: 0 },
          ],
        },
      },
    },
    steps: [{ press: 'Not on screen' }],
  },
  {
    ...page,
    id: 'flutter/related',
    title: 'An error of a package, with the place that it speaks of',
    shows: 'Declared here',
    answers: {
      ...after(NOT_COMPILED),
      'GET /mosaygent/flutter/errors': {
        body: {
          errors: ERRORS,
          parsed: [
            {
              ...COMPILE_ERROR,
              file: 'lib/features/harbours/presentation/harbour_details_page.dart',
              message: "Required named parameter 'child' must be provided.",
              related: [
                {
                  file: 'package:flutter/src/widgets/inherited_notifier.dart',
                  line: 87,
                  column: 9,
                  message: "Found this candidate, but the arguments don't match.",
                },
              ],
            },
            {
              file: 'package:flutter/src/material/app.dart',
              line: 214,
              column: 5,
              message: "The getter 'tide' isn't defined for the class 'Harbour'.",
              frame: [],
              following: 0,
            },
          ],
        },
      },
    },
  },
  {
    ...page,
    id: 'flutter/permission',
    title: 'The app asks for the camera',
    shows: 'Allow',
    answers: after(APPLIED),
    app: {
      shown: [
        { type: 'mosaygent.first-frame' },
        { type: 'mosaygent.permission', names: ['camera', 'microphone'] },
      ],
    },
  },
  {
    ...page,
    id: 'flutter/permission-clipboard',
    title: 'The app asks for the clipboard, beside a service worker',
    shows: 'Allow',
    answers: after(APPLIED),
    app: {
      shown: [
        { type: 'mosaygent.first-frame' },
        { type: 'mosaygent.worker', script: '/firebase-messaging-sw.js', held: true },
        {
          type: 'mosaygent.permission',
          names: ['clipboard-write'],
        },
      ],
    },
  },
  {
    ...page,
    id: 'flutter/permissions-menu',
    title: 'What the app is allowed',
    shows: 'Read the clipboard',
    answers: after(APPLIED),
    stored: {
      mosaygent_app_permissions: JSON.stringify({
        [`${DIRECTORY}/flutter`]: { allowed: ['camera'], refused: ['microphone'] },
      }),
    },
    app: { shown: [{ type: 'mosaygent.first-frame' }] },
    steps: [{ press: 'App permissions' }],
  },
  {
    ...page,
    id: 'flutter/worker',
    title: 'The app wants a service worker',
    shows: 'Service worker blocked',
    answers: after(APPLIED),
    app: {
      shown: [
        { type: 'mosaygent.first-frame' },
        { type: 'mosaygent.worker', script: '/firebase-messaging-sw.js', held: true },
      ],
    },
  },
  {
    ...page,
    id: 'flutter/picture-menu',
    title: 'What a picture is taken of',
    shows: 'Copy a picture',
    answers: after(APPLIED),
    app: { shown: [{ type: 'mosaygent.first-frame' }] },
    steps: [{ press: 'Take a picture' }],
  },
  {
    ...page,
    id: 'flutter/device-menu',
    title: 'The devices',
    shows: 'iPad mini',
    answers: after(APPLIED),
    app: { shown: [{ type: 'mosaygent.first-frame' }] },
    steps: [{ press: 'iPhone 16' }],
  },
  {
    ...page,
    id: 'flutter/as-this-browser',
    title: 'The app runs as on this browser',
    shows: 'Running as on this browser',
    answers: after(APPLIED),
    stored: {
      mosaygent_preview_view: JSON.stringify({
        device: 'pixel-9',
        landscape: false,
        appDark: false,
        identity: 'browser',
      }),
    },
    app: { shown: [{ type: 'mosaygent.first-frame' }] },
    steps: [{ press: 'Pixel 9' }],
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
    id: 'flutter/mosaic',
    title: 'The mosaic: the app in several frames at once',
    // how many are live follows the machine
    shows: 'Dark and light',
    answers: after(APPLIED),
    stored: {
      mosaygent_preview_mosaic: JSON.stringify({
        open: true,
        sheet: 'dark-and-light',
        frames: null,
        saved: [],
      }),
    },
  },
  {
    ...page,
    id: 'flutter/mosaic-stopped',
    title: 'The mosaic before anything runs',
    shows: 'Ready to Preview',
    answers: says(STOPPED),
    stored: {
      mosaygent_preview_mosaic: JSON.stringify({
        open: true,
        sheet: 'dark-and-light',
        frames: null,
        saved: [],
      }),
    },
  },
  {
    ...page,
    id: 'flutter/filtered',
    title: 'No lines match the filter',
    shows: 'Running',
    answers: after(APPLIED),
    steps: [{ type: 'nowhere to be found', into: 'Filter' }],
  },
  {
    ...page,
    id: 'flutter/landscape',
    title: 'A phone on its side: the screen continues the app’s edges',
    shows: 'iPhone 16',
    answers: after(APPLIED),
    stored: {
      mosaygent_preview_view: JSON.stringify({ device: 'iphone-16', landscape: true, appDark: false }),
    },
    app: { shown: [{ type: 'mosaygent.first-frame' }, { type: 'mosaygent.edges', edges: EDGES }] },
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
  {
    ...page,
    id: 'flutter/starter',
    title: 'Nothing was chosen yet: the starter is offered',
    shows: 'Try the starter',
    answers: UNCHOSEN,
  },
  {
    ...page,
    id: 'flutter/starter-coming',
    title: 'The starter is on its way',
    shows: 'Cloning the app and its API',
    answers: {
      ...UNCHOSEN,
      'POST /mosaygent/environment/make-folder': { body: { path: '/home/zoé/mosaygent-starter' } },
      'POST /mosaygent/environment/set-directory': { body: { path: '/home/zoé/mosaygent-starter' } },
      'POST /mosaygent/environment/clone-flutter': 'never',
    },
    steps: [{ press: 'Try the starter' }],
  },
]
