import type { FirebaseFact } from '@mosaygent/contract'
import { FACTS_AGREE } from '../../testing/firebase-data.ts'
import type { GalleryState } from '../state.ts'

const PROJECT = 'GET /mosaygent/firebase/project'
const TOOL = 'GET /mosaygent/firebase/tool'
const ACCOUNT = 'GET /mosaygent/firebase/account'
const FACTS = 'POST /mosaygent/firebase/facts'
const page = { path: '/firebase' } as const
const kept = {
  mosaygent_firebase_project_id_development: 'tide-dev',
  mosaygent_firebase_bundle_id_development: 'com.example.tide',
  mosaygent_firebase_project_id_production: 'tide-prod',
  mosaygent_firebase_bundle_id_production: 'com.example.tide',
}
const ODD: readonly FirebaseFact[] = FACTS_AGREE.filter(({ source }) => source !== 'plist').concat({
  source: 'plist',
  path: 'ios/Runner/GoogleService-Info.plist',
  project_id: 'tide-prod',
  app_id: '1:42:ios:bb',
  identifier: 'com.example.tide',
})

/** The Firebase project of an environment, the files that name it, and the command line. */
export const FIREBASE_STATES: readonly GalleryState[] = [
  { ...page, id: 'firebase/setup', title: 'Project Setup', shows: 'Save Configuration' },
  { ...page, id: 'firebase/active', title: 'Synced', shows: 'Synced', stored: kept, picture: true },
  {
    ...page,
    id: 'firebase/loading',
    title: 'Loading',
    shows: 'Firebase',
    stored: kept,
    answers: { [PROJECT]: 'never', [TOOL]: 'never', [ACCOUNT]: 'never', [FACTS]: 'never' },
  },
  {
    ...page,
    id: 'firebase/different',
    title: 'Different Project Active, files differ',
    shows: 'Different Project Active',
    stored: kept,
    answers: {
      [PROJECT]: { body: { project_id: 'tide-prod', source: 'set' } },
      [FACTS]: {
        body: {
          facts: ODD,
          flavours: [],
          undo: { at: new Date().toISOString(), project_id: 'tide-dev', files: ['a'] },
        },
      },
    },
  },
  {
    ...page,
    id: 'firebase/match',
    title: 'Sync all',
    shows: 'android/app/google-services.json',
    stored: kept,
    answers: {
      [FACTS]: { body: { facts: ODD, flavours: [], undo: null } },
      'POST /mosaygent/firebase/plan': {
        body: {
          files: [
            { platform: 'android', path: 'android/app/google-services.json', change: 'unchanged' },
            {
              platform: 'ios',
              path: 'ios/Runner/GoogleService-Info.plist',
              change: 'changed',
              differences: [{ name: 'PROJECT_ID', before: 'tide-prod', after: 'tide-dev' }],
            },
          ],
        },
      },
    },
    steps: [{ press: 'Sync all' }],
  },
  {
    ...page,
    id: 'firebase/change',
    title: 'Change Project',
    shows: 'Save Changes',
    stored: kept,
    steps: [{ press: 'Change Project' }],
  },
  {
    ...page,
    id: 'firebase/production-question',
    title: 'Switch to Production?',
    shows: 'Switch to Production?',
    stored: kept,
    steps: [{ press: 'Production' }],
  },
  {
    ...page,
    id: 'firebase/no-tool',
    title: 'The command line is missing',
    shows: 'Not installed',
    stored: kept,
    answers: {
      [TOOL]: {
        body: {
          installed: false,
          version: null,
          install: {
            words: 'Install puts firebase-tools into Mosaygent’s own folder.',
            command: 'npm install -g firebase-tools@15.34.2',
            target: '/home/zoé/.local/share/mosaygent/firebase',
          },
        },
      },
    },
  },
  {
    ...page,
    id: 'firebase/login',
    title: 'A login under way',
    shows: 'Authorization code',
    stored: kept,
    answers: {
      [ACCOUNT]: {
        body: {
          state: 'signed-out',
          login: { state: 'waiting', url: 'https://auth.firebase.tools/login?code=abc', session: 'A1B2C' },
        },
      },
    },
  },
  {
    ...page,
    id: 'firebase/expired',
    title: 'The login expired',
    shows: 'Login expired',
    stored: kept,
    answers: {
      [ACCOUNT]: { body: { state: 'refused', account: 'zoe@example.com', note: 'The login expired.' } },
    },
  },
  {
    ...page,
    id: 'firebase/no-apps',
    title: 'No app fits',
    shows: 'Register the app',
    stored: kept,
    answers: {
      'POST /mosaygent/firebase/apps': {
        body: { apps: [{ app_id: '1:42:android:zz', platform: 'android', identifier: 'com.example.other' }] },
      },
    },
  },
  {
    ...page,
    id: 'firebase/not-applied',
    title: 'A switch that failed',
    shows: 'Try again',
    stored: {
      ...kept,
      mosaygent_environment: 'production',
      mosaygent_firebase_last_switch: JSON.stringify({
        environment: 'production',
        outcome: 'failed',
        detail: 'Firebase could not be reached.',
        code: 'network-unreachable',
        from: 'development',
        at: new Date(Date.now() - 90_000).toISOString(),
      }),
    },
  },
  {
    ...page,
    id: 'firebase/choose-app',
    title: 'A download that wants a web app to be chosen',
    shows: 'Choose the web app',
    stored: {
      ...kept,
      mosaygent_firebase_last_switch: JSON.stringify({
        environment: 'development',
        outcome: 'failed',
        detail:
          'tide-dev has several web apps: Site (1:42:web:cc), Admin (1:42:web:dd). Choose one of them on the Firebase page.',
        code: 'firebase-choose-app',
        from: 'development',
        at: new Date(Date.now() - 90_000).toISOString(),
      }),
    },
    answers: {
      'POST /mosaygent/firebase/apps': {
        body: {
          apps: [
            { app_id: '1:42:web:cc', platform: 'web', display_name: 'Site' },
            { app_id: '1:42:web:dd', platform: 'web', display_name: 'Admin' },
          ],
        },
      },
    },
  },
  {
    ...page,
    id: 'firebase/offline',
    title: 'Not connected',
    shows: 'Not connected',
    stored: kept,
    up: false,
  },
]
