import { PYTHON_API_ZIP } from '@mosaygent/contract'
import type { LongWork } from '#helper-client'

/** What the frame around the pages says. */
export const texts = {
  product: 'Mosaygent',
  skip: 'Skip to content',
  pages: 'Pages',
  environment: 'Environment',
  environments: {
    development: { label: 'Development' },
    production: { label: 'Production' },
  },
  tooSmall: {
    title: 'Screen Too Small',
    detail: (px: number) =>
      `Mosaygent needs a window at least ${String(px)} px wide. Make this one wider, or zoom out: what you had open is still there.`,
  },
  environmentSwitch: {
    fetching: 'Fetching config files',
    upToDate: 'Config files are up to date.',
    notApplied: (environment: string) => `${environment} is not applied`,
    notUpdated: (detail: string) => `Config files not updated: ${detail}`,
    again: 'Try again',
    /** For who listens. */
    failed: (environment: string) => `The config files of ${environment} were not brought into the app`,
  },
  palette: {
    label: 'Search or run',
    placeholder: 'Search pages and actions',
    empty: 'Nothing fits. Try fewer letters.',
    goTo: (page: string) => `Go to ${page}`,
    recent: 'Recent',
    groups: { pages: 'Pages', environment: 'Environment', look: 'Appearance', help: 'Help' },
    themes: { light: 'Light theme', dark: 'Dark theme', system: 'System theme' },
    isOn: 'It is on',
    switchTo: (environment: string) => `Switch to ${environment}`,
    download: 'Download Firebase configs',
    downloading: 'They are downloading',
    activity: 'Show activity',
    keys: 'Keyboard shortcuts',
    check: 'Check the connection',
    logOut: 'Log out',
  },
  keys: {
    title: 'Keyboard shortcuts',
    on: 'They work wherever you are not typing.',
    off: 'Single keys are switched off in this browser.',
    switchOff: 'Switch off single keys',
    switchOn: 'Switch on single keys',
    goTo: 'Go to',
    flutter: 'On the Flutter page',
    everywhere: 'Everywhere',
  },
  activity: {
    title: 'Activity',
    running: (count: number) => `${String(count)} running`,
    failed: 'Something failed',
    none: 'Nothing running',
    noneWhy: 'Clones, installs, downloads and logins show up here, with how they ended.',
    lately: 'Recent',
    cancel: 'Cancel',
    cancelOf: (name: string) => `Cancel: ${name}`,
    took: (time: string) => `took ${time}`,
    atOnce: 'took less than a second',
    progress: (name: string) => `Progress: ${name}`,
    ended: (name: string, result: string) => `${name}: ${result}`,
    results: { running: 'Running', done: 'Done', failed: 'Failed', cancelled: 'Cancelled' },
  },
} as const

/** What a piece of long work is, as the person who began it would call it. */
export function jobName({
  kind,
  codebase,
  subject,
}: Pick<LongWork, 'kind' | 'codebase' | 'subject'>): string {
  switch (kind) {
    case 'clone':
      return codebase === 'api' ? 'Clone API' : 'Clone Flutter'
    case 'pub-get':
      return 'Install Flutter packages'
    case 'uv-sync':
      return 'Install API packages'
    case 'install-flutter':
      return 'Install Flutter'
    case 'install-gh':
      return 'Install GitHub CLI'
    case 'gh-login':
      return 'Log in to GitHub'
    case 'install-firebase':
      return 'Install Firebase CLI'
    case 'firebase-login':
      return 'Log in to Firebase'
    case 'download-package':
      return `Download ${PYTHON_API_ZIP}`
    case 'fetch-firebase':
      return subject === undefined ? 'Firebase config files' : `Firebase config files · ${subject}`
  }
}
