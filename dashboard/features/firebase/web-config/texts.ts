export const WEB_CONFIG = {
  title: 'Configure Firebase Web Config',
  words: (environment: string) =>
    `For ${environment}: the Dart file with the app’s web options. A download edits these options and leaves the rest of the file as it is.`,
  path: 'Config file path',
  root: 'From the Flutter app’s root. Default:',
  shared: 'Both environments use this file now, so each switch rewrites its options.',
  sharedLater:
    'Both environments name this path. Once the file can be edited, each switch rewrites its options.',
  wouldShare: 'Once saved, both environments use this file, so each switch rewrites its options.',
  notEditable: 'As the file is now, a download cannot edit it. The path can be saved all the same.',
  clear: 'Clear',
  cleared: (path: string) => `The default is in effect: ${path}`,
  saved: (path: string, state: string) => (state === '' ? `Saved: ${path}` : `Saved: ${path}. ${state}`),
  isDefault: 'The default is in effect already',
  save: 'Save',
  blank: 'Type a path first',
  absolute: 'The path is counted from the Flutter app’s root, so it cannot be absolute.',
  leaves: 'The path cannot leave the Flutter app: remove the “..” in it.',
  notDart: 'The web options live in a Dart file: its name ends in .dart.',
} as const

/** Which file a download edits, and whether it is there. */
export const FILE_STATE = {
  inEffect: 'In effect',
  onceSaved: 'Once saved',
  file: 'File',
  looking: 'Looking',
  notConnected: 'Unavailable while disconnected',
  failed: 'The helper could not look at it',
  missing: 'Not found',
  there: 'Found',
  thereFor: (project: string) => `Found (${project})`,
} as const
