import type { FirebaseFact, FirebasePlace } from '@mosaygent/contract'

/** `a, b and c`. */
const inWords = (list: readonly string[]) =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1) ?? ''}`

export const DRIFT = {
  title: 'Config files',
  head: ['Place', 'Project ID', 'App ID', 'Package or bundle ID'],
  configured: 'Configured here',
  onIos: (id: string) => `On iOS ${id}`,
  silent: 'Does not say',
  differs: 'differs',
  allMatch: 'All match',
  /** `2 places differ`. */
  differ: (count: number) => (count === 1 ? '1 place differs' : `${count} places differ`),
  differShort: (count: number) => (count === 1 ? '1 differs' : `${count} differ`),
  badge: (words: string) => `Firebase: ${words}`,
  reading: 'Reading the files',
  leftAlone: (names: readonly string[]) =>
    `A download leaves ${inWords(names)} alone; “Sync all” changes ${names.length === 1 ? 'it' : 'them'} too.`,
  flavours: 'Flavours with files of their own, which a download leaves alone:',
} as const

/** An environment has no project: `… acme-dev and acme-old. Nothing …`. */
export const FILES_NOW = {
  before: 'The app’s files are those of',
  and: ' and ',
  after: '. Nothing was written to them.',
  take: (project: string) => `Use ${project}`,
} as const

/** Why nothing can be said of the places. */
export const UNKNOWN = {
  noProject: 'No project is configured.',
  notConnected: 'Unavailable while disconnected.',
  noCodebase: 'There is no Flutter codebase to look at yet.',
  failed: 'The helper could not look at the files.',
} as const

/** The places in the order of the table. */
export const PLACE_NAME: Record<FirebaseFact['source'], string> = {
  helper: 'Helper, active project',
  firebaserc: '.firebaserc',
  'google-services': 'google-services.json',
  plist: 'GoogleService-Info.plist',
  dart: 'Dart web options',
  gradle: 'Gradle, applicationId',
  xcode: 'Xcode, bundle id',
}

export const MATCH = {
  title: 'Sync all',
  malformedId: 'An ID on the Firebase page looks wrong',
  description: (project: string, environment: string) =>
    `The helper and the files below are brought to ${project}, the project of ${environment}. The old files are kept and can be put back.`,
  go: 'Sync all',
  places: 'Besides the config files',
  include: {
    firebaserc: 'Change the default project of .firebaserc',
    gradle: 'Change the Android app’s id',
    xcode: 'Change the iOS app’s id',
  } satisfies Record<FirebasePlace, string>,
  /** What such a change means, for those that are the app's identity. */
  meaning: {
    firebaserc: null,
    gradle:
      'This is the app’s identity: to Android and Google Play another id is another app. An installed copy stays beside the new one with its data, and the Play listing stays with the old id.',
    xcode:
      'This is the app’s identity: to Apple another id is another app. It needs its own provisioning profile, push and sign-in settings, and the App Store record stays with the old id.',
  } satisfies Record<FirebasePlace, string | null>,
  asking: 'Firebase is being asked what would change',
  notAsked: 'Firebase could not be asked',
  blocked: 'One of the files cannot be written',
} as const

export const LAST = {
  count: (files: number) => (files === 1 ? '1 file' : `${files} files`),
  of: 'of',
  written: 'written',
  undo: 'Undo',
  undoes: '“Undo” restores the previous files; only the latest download can be undone.',
  changes: 'What changed',
} as const
