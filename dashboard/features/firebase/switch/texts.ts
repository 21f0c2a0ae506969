import type { AppEnvironment, FirebaseFileChange, FirebasePlaceChange } from '@mosaygent/contract'
import { ENVIRONMENT_NAME } from '../texts.ts'

export const FILES = {
  list: 'Files',
  notes: 'Notes',
  removed: 'removed',
  change: {
    created: 'New',
    changed: 'Changed',
    unchanged: 'The same',
    skipped: 'Skipped',
    blocked: 'Blocked',
    yours: 'Yours to change',
  } satisfies Record<(FirebaseFileChange | FirebasePlaceChange)['change'], string>,
} as const

export const PLAN = {
  asking: 'Asking Firebase what would change',
  unknown: 'What would change cannot be told',
  signedOut: 'Nobody is logged in to the Firebase CLI.',
} as const

export const SWITCH = {
  skipped: (missing: string) => `Config download skipped: ${missing} missing.`,
  /** For a helper that says no more of it. */
  fetched: 'The config files were downloaded.',
} as const

/** The one question before production. */
export const QUESTION = {
  title: 'Switch to Production?',
  description: 'Your app’s Firebase files are replaced by those of your live project. The old ones are kept.',
  no: 'Stay in Development',
  yes: 'Switch to Production',
  noBundle: 'Without a bundle ID nothing is downloaded.',
  noCodebase: 'There is no Flutter codebase, so nothing is downloaded.',
  quiet: 'Don’t ask again in this browser',
} as const

/** The running app still has the files of before. */
export const BANNER = {
  still: (environment: AppEnvironment) => `Still ${ENVIRONMENT_NAME[environment]}`,
  old: 'Old config files',
  before: 'The running app has not read the config files of',
  after: 'yet.',
  restart: 'Restart to apply',
} as const
