import { BUNDLE_ID_RULE, FIREBASE_PROJECT_ID_RULE } from '@mosaygent/contract'

/** The card of an environment that has a project. */
export const ACTIVE = {
  title: 'Active Project',
  change: 'Change Project',
  environment: 'Environment',
  onIos: 'On iOS',
  onHelper: 'On the helper',
  none: 'Not connected',
  synced: 'Synced',
  different: 'Different Project Active',
  noteBefore: 'Config files (',
  noteAfter: ' and the web options) are downloaded automatically when you switch the environment.',
  noAnswer: 'The helper does not answer.',
  malformed: (ids: number) => (ids === 1 ? 'This ID looks wrong' : 'These IDs look wrong'),
  mend: 'Firebase gives no such IDs as far as is known. “Change Project” mends it.',
  toldNone: 'The helper was told none yet.',
} as const

/** The card of one that has none, and the dialog that changes it. */
export const SETUP = {
  title: 'Project Setup',
  save: 'Save Configuration',
  words: (environment: string) =>
    `Which Firebase project ${environment} talks to. Saving tells the helper and downloads the project’s config files into your Flutter codebase.`,
  changeTitle: 'Change Project',
  changeWords: (environment: string) =>
    `For ${environment}. Saving downloads the project’s config files into your Flutter codebase.`,
  saveChanges: 'Save Changes',
} as const

export const FORM = {
  project: 'Firebase Project ID',
  projectExample: 'my-app-dev',
  bundle: 'Bundle ID',
  bundleExample: 'com.example.myapp',
  bundleForBoth: 'The package name on Android and the bundle ID on iOS.',
  bundleForAndroid: 'The package name on Android.',
  iosBundle: 'Bundle ID on iOS',
  iosEmpty: 'Left empty, the one above is for both.',
  iosApart: 'iOS has another bundle ID',
  bothNeeded: 'A project ID and a bundle ID are both needed',
  asking: 'Asking Firebase for your projects; you can type meanwhile.',
  cannotAsk: (why: string) => `${why} You can type the ID.`,
  whereItIs: 'As the Firebase console shows it in the project’s settings.',
  choose: (projects: number) =>
    `Choose among ${projects === 1 ? '1 project' : `${projects} projects`}, or type the ID.`,
  malformedProject: `This does not look like a project ID: ${FIREBASE_PROJECT_ID_RULE}.`,
  malformedBundle: `This does not look like a bundle ID: ${BUNDLE_ID_RULE}.`,
} as const
