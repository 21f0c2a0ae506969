import type { AppEnvironment } from '@mosaygent/contract'

export const ENVIRONMENTS: Record<AppEnvironment, string> = {
  development: 'Development',
  production: 'Production',
}

/** What is said of the run configurations of the chosen app. */
export const texts = {
  group: 'Apps',
  /** Said of an environment: which code and which values it runs. */
  runs: (name: string, target: string, defines: number) =>
    `Runs ${name}: ${target}${defines === 0 ? '' : `, ${texts.defines(defines)}`}`,
  runsPlain: (target: string) => `Runs without a configuration: ${target}`,
  title: 'Run configurations',
  what: 'Which code and which values each environment runs. Start and Restart use the one of the environment that is selected in the sidebar.',
  none: 'No configuration',
  /** `targets`: what each environment begins with, where they differ. */
  noneMeans: (targets: readonly string[]) => `${targets.join(' or ')}, no other arguments`,
  notFound: 'Configuration not found',
  /** A button with the name of what is chosen. */
  open: (name: string) => `Run configuration: ${name}. Choose another one`,
  own: 'Kept here',
  proposed: 'Proposed',
  missing: (environment: AppEnvironment) =>
    `The configuration that was chosen for ${ENVIRONMENTS[environment]} is not there any more. Choose another one.`,
  target: 'Entry point',
  flavor: 'Flavor',
  defines: (count: number) => (count === 1 ? '1 define' : `${String(count)} defines`),
  files: 'Define files',
  args: 'Arguments',
  usual: 'lib/main.dart',
  leftOut: (what: string, why: string) => `${what} is left out. ${why}`,
  choose: (name: string, environment: AppEnvironment) => `${name} for ${ENVIRONMENTS[environment]}`,
  unread: 'Not read, or not all of it',
  passedOver: 'Also read',
  empty: 'No run configurations found',
  lookedFor:
    'They are read from .vscode/launch.json, *.code-workspace, the settings of VS Code, JetBrains run files, Makefiles and melos.yaml, from the project directory down to the folder of the app.',
  new: 'New configuration',
  more: (name: string) => `More for ${name}`,
  edit: 'Edit',
  duplicate: 'Duplicate',
  copyToEdit: 'Copy, to change it',
  form: {
    titles: { new: 'New configuration', own: 'Edit configuration', copy: 'Copy of a configuration' },
    copyOf: (name: string) => `${name} copy`,
    name: 'Name',
    defines: 'Defines',
    define: (place: number) => `define ${String(place)}`,
    defineName: (place: number) => `Name of define ${String(place)}`,
    defineValue: (name: string) => `Value of ${name}`,
    defineExample: 'API_URL',
    addDefine: 'Add define',
    definesHint: 'Values of the app, fixed when it is compiled',
    masked: '*** keeps the current value until you type another',
    file: (place: number) => `Define file ${String(place)}`,
    addFile: 'Add define file',
    fileExample: 'env/dev.json',
    filesHint: 'JSON or .env, relative to the app; a later one wins',
    arg: (place: number) => `Argument ${String(place)}`,
    addArg: 'Add argument',
    argExample: '--no-pub',
    argsHint: 'Options for flutter run',
    removeLine: (what: string) => `Remove ${what}`,
    show: (name: string) => `Show the value of ${name}`,
    hide: (name: string) => `Hide the value of ${name}`,
    cancel: 'Cancel',
    save: 'Save',
    errors: {
      name: 'A configuration needs a name',
      target: 'A Dart file is expected, relative to the app',
      defineName: 'A name is needed, without =',
      defineTwice: 'This name is there twice',
      defineValue: 'A value is needed: this one is not known any more',
    },
  },
  remove: {
    menu: 'Remove',
    title: (name: string) => `Remove ${name}?`,
    what: (name: string) => `${name} is kept here alone, with its values. It cannot be brought back.`,
    chosen: (environment: AppEnvironment) =>
      `${ENVIRONMENTS[environment]} then runs without a configuration.`,
    remove: 'Remove',
  },
  launch: {
    title: 'Save to launch.json',
    looking: 'Reading .vscode/launch.json',
    entry: 'What is written',
    change: {
      'new-file':
        '.vscode/launch.json is not there yet. It is made in the project directory, with this entry:',
      added: 'This entry is added to .vscode/launch.json. Its comments and other entries stay.',
      replaced:
        'The entry of this name in .vscode/launch.json gets this entry point and these arguments. Its other keys, the comments and the other entries stay.',
    },
    leftOut: (names: readonly string[]) => `Not written: ${names.join(', ')}`,
    secrets:
      'Who has the repository can read launch.json, so a secret is not written into it. It stays here; a define file that Git ignores brings it to VS Code as well.',
    write: 'Write',
    cannot: 'launch.json cannot be written as it is',
    written: (name: string) => `${name} was written into .vscode/launch.json`,
    undo: 'Undo',
  },
  loading: 'Looking for run configurations',
  noApp: 'This helper has no run configurations',
  notConnected: 'The helper is not connected',
  note: {
    still: (name: string | null) => (name === null ? 'Still no configuration' : `Still ${name}`),
    other: (name: string | null, environment: AppEnvironment) =>
      name === null
        ? `${ENVIRONMENTS[environment]} runs without a configuration`
        : `${ENVIRONMENTS[environment]} runs with ${name}`,
    changed: 'Configuration changed',
    values: 'Its values are not those that run, and Reload keeps the old ones',
    restart: 'Restart',
  },
} as const
