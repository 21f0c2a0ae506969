const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** What the everyday commands and their results say. */
export const texts = {
  name: 'Checks',
  open: 'Checks',
  close: 'Close, back to the console',
  waiting: 'Waiting for the helper',
  notConnected: 'The helper is not connected',
  noApp: { title: 'No Flutter app yet', why: 'Choose a project directory with a Flutter app in it first.' },
  again: 'Run again',
  progress: (command: string) => `Progress of ${command}`,
  took: (seconds: string) => `in ${seconds} s`,
  needs: {
    sdk: 'This needs the Flutter SDK, which was not found.',
    packages: 'The packages of this app are not installed.',
    first: { sdk: 'Install Flutter first', packages: 'Install the packages first' },
    install: 'Install packages',
    installing: 'Installing packages',
  },
  opened: 'Opened in the editor',
  openInEditor: 'Open in editor',
  commands: {
    group: 'Flutter Codebase',
    run: (command: string) => `Run “${command}”`,
    noApp: 'The codebase is missing',
    busy: 'Already in progress',
  },
  analyze: {
    command: 'flutter analyze',
    tab: 'Analyze',
    run: 'Analyze',
    empty: 'Not analyzed yet',
    why: 'The analyzer checks types, null safety and lints in the whole app, without building it.',
    noSdk: 'The sketch is drawn without checking types.',
    clean: 'No issues found',
    errors: (count: number) => plural(count, 'error'),
    warnings: (count: number) => plural(count, 'warning'),
    infos: (count: number) => plural(count, 'hint'),
    severity: { error: 'Error', warning: 'Warning', info: 'Hint' },
    more: (count: number) => `${plural(count, 'more issue')} not listed`,
  },
} as const
