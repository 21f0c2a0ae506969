import type { FirebaseAuthState } from '@mosaygent/contract'

export const TOOL = {
  title: 'Firebase CLI',
  missing: 'Not installed',
  unknown: 'Unknown',
  state: {
    'signed-in': 'Logged in',
    'signed-out': 'Not logged in',
    refused: 'Login expired',
    unknown: 'Unknown',
  } satisfies Record<FirebaseAuthState, string>,
  offline: 'The helper is not connected',
  notKnown: 'Unavailable while disconnected.',
  looking: 'Looking for the Firebase CLI',
} as const

export const INSTALL = {
  why: 'Mosaygent reads your Firebase projects through the Firebase CLI, with your own login, so that no password passes through this page.',
  copy: 'Copy command',
  progress: 'Install progress',
  cancelled: 'Cancelled. Nothing was installed.',
  install: 'Install',
  check: 'Check again',
} as const

export const ACCOUNT = {
  version: 'Version',
  unknown: 'Unknown',
  account: 'Account',
  nobody: 'Nobody',
  chosenFor: 'chosen for this folder by login:use',
  others: 'Also known',
  cancelled: 'Cancelled. Nothing was stored.',
  login: 'Log in to Firebase',
  loginAgain: 'Log in again',
  failed: 'Failed to log in to Firebase',
} as const

/** The tool's own login, in two steps. */
export const LOGIN = {
  first: '1. Sign in on Google’s page',
  open: 'Open sign-in page',
  copy: 'Copy address',
  sessionBefore: 'The page shows the session',
  sessionAfter: 'If it shows another one, close it.',
  second: '2. Bring back the code',
  code: 'Authorization code',
  codeExample: '4/0A…',
  noCode: 'Paste the code of the page first',
  go: 'Log in',
  going: 'Logging in...',
} as const
