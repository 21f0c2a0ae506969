import type { AppEnvironment } from '@mosaygent/contract'

/** What several parts of the Firebase feature say; what one part alone says is in its own `texts.ts`. */

/** An environment as people read it. */
export const ENVIRONMENT_NAME: Record<AppEnvironment, string> = {
  development: 'Development',
  production: 'Production',
}

export const FIREBASE = {
  page: 'Firebase',
  console: 'Firebase console',
  notConnected: 'It reads and writes the config files. What you save here is kept in this browser meanwhile.',
  projectId: 'Project ID',
  bundleId: 'Bundle ID',
  notConfigured: 'Not configured',
  cancel: 'Cancel',
  again: 'Try again',
  downloading: 'Config files are being downloaded',
  noBundle: 'A bundle ID is missing',
  notApplied: (environment: string) => `${environment} is not applied`,
  notAppliedShort: 'Not applied',
  chooseApp: 'Choose the web app',
  changeProject: 'Change the project',
  showApps: 'Show the project’s apps',
  showTool: 'Show the Firebase CLI',
} as const

/** Refusals whose own words send people to the Firebase page, as that page itself says them. */
export const ON_THIS_PAGE: Readonly<Record<string, string>> = {
  'firebase-signed-out': 'Nobody is logged in to the Firebase CLI. Log in, then try again.',
  'firebase-login-expired':
    'Firebase does not accept the stored login any more. Log in again, then try again.',
}
