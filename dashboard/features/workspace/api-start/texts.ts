import type { AppEnvironment } from '@mosaygent/contract'

export const ENVIRONMENTS: Record<AppEnvironment, string> = {
  development: 'Development',
  production: 'Production',
}

/** How many packages are named; a new environment lacks dozens. */
const LACKS_NAMED = 5

/** What is said of how the API is started. */
export const texts = {
  title: 'How the API starts',
  what: 'Start runs one of these, without a shell. Nothing of them runs before that.',
  choose: 'Choose',
  chooseName: 'Choose the command of the API',
  enter: 'Enter its command',
  own: 'Your command',
  kept: 'Kept here',
  use: 'Use',
  used: 'In use',
  useName: (name: string) => `Use ${name}`,
  folder: (folder: string) => `in ${folder}`,
  port: (port: number) => `port ${String(port)}`,
  variables: (names: readonly string[]) => `Sets ${names.join(', ')}`,
  leftOut: (what: string, why: string) => `${what} is left out. ${why}`,
  usual: 'Automatic',
  gone: 'The start command that was chosen is not there any more. Choose another one.',
  empty: 'No start command found',
  lookedFor:
    'Looked for launch configurations of VS Code and JetBrains, scripts of pyproject.toml and package.json, a Procfile, manage.py, FastAPI and Flask apps, Go and Dart programs.',
  unread: 'Not read, or not all of it',
  looking: 'Looking for start commands',
  form: {
    title: 'A command of your own',
    command: 'Command',
    commandExample: 'npm run dev',
    commandHint: 'One program with its arguments. It runs without a shell.',
    folder: 'Folder',
    folderHint: 'In the project directory; empty for the directory itself.',
    port: 'Port',
    portHint: 'Empty: as the server says.',
    badPort: 'A port is a number from 1 to 65535',
    health: 'Health path',
    healthExample: '/health',
    badHealth: 'A path begins with /',
    blank: 'Enter a command first',
    save: 'Save and use',
    remove: 'Remove',
    another: 'Enter another command',
  },
  values: {
    title: 'Values for its process',
    what: 'A file with values for each environment. Only their names are shown.',
    file: (environment: AppEnvironment) => `File of ${ENVIRONMENTS[environment]}`,
    usual: 'Automatic',
    none: 'No file',
    names: (file: string, names: readonly string[]) =>
      names.length === 0 ? `${file} has no values` : `${file}: ${names.join(', ')}`,
    fact: 'Values',
  },
  extras: {
    title: 'Extras to install',
    what: 'Optional parts of the project. Install brings those that are on.',
  },
  fact: {
    readFrom: 'Read from',
    runsIn: (environment: string) => `runs in ${environment}`,
    none: 'None found',
    lacks: (names: readonly string[]) =>
      names.length > LACKS_NAMED
        ? `Not there: ${names.slice(0, LACKS_NAMED).join(', ')} and ${String(names.length - LACKS_NAMED)} more.`
        : `Not there: ${names.join(', ')}.`,
    installs: 'Install runs',
    writes: (names: readonly string[]) => `and writes ${names.join(', ')} in the project`,
    nothingToInstall: 'Nothing to install first',
  },
  restart: {
    values: (environment: AppEnvironment, file: string | null) =>
      file === null
        ? `${ENVIRONMENTS[environment]} starts the API without a file of values`
        : `${ENVIRONMENTS[environment]} starts the API with ${file}`,
    command: 'Another start command is chosen than the one that runs',
    running: (file: string | null) => (file === null ? 'It runs without one.' : `It runs with ${file}.`),
    restart: 'Restart',
  },
} as const
