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

type NamedWork = Pick<LongWork, 'kind' | 'codebase' | 'subject'>

/** A kind of work without a name is a type error here. */
const JOB_NAMES: Readonly<Record<LongWork['kind'], string | ((work: NamedWork) => string)>> = {
  clone: ({ codebase }) => (codebase === 'api' ? 'Clone API' : 'Clone Flutter'),
  'pub-get': 'Install Flutter packages',
  analyze: 'Analyze',
  'add-web': 'Add web to the app',
  'pub-outdated': 'Look for newer packages',
  'pub-upgrade': 'Upgrade Flutter packages',
  clean: 'Clean the app',
  'build-web': 'Build for the web',
  test: ({ subject }) => (subject === undefined ? 'Run tests' : `Run test · ${subject}`),
  'uv-sync': 'Install API packages',
  pytest: ({ subject }) => (subject === undefined ? 'Run API tests' : `Run API test · ${subject}`),
  'install-flutter': 'Install Flutter',
  'install-gh': 'Install GitHub CLI',
  'gh-login': 'Log in to GitHub',
  'install-firebase': 'Install Firebase CLI',
  'firebase-login': 'Log in to Firebase',
  'download-package': `Download ${PYTHON_API_ZIP}`,
  'fetch-firebase': ({ subject }) =>
    subject === undefined ? 'Firebase config files' : `Firebase config files · ${subject}`,
}

/** What a piece of long work is, as the person who began it would call it. */
export function jobName(work: NamedWork): string {
  const name = JOB_NAMES[work.kind]
  return typeof name === 'string' ? name : name(work)
}
