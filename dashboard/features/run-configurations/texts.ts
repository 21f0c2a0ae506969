import type { AppEnvironment } from '@mosaygent/contract'

export const ENVIRONMENTS: Record<AppEnvironment, string> = {
  development: 'Development',
  production: 'Production',
}

/** What is said of the run configurations of the chosen app. */
export const texts = {
  group: 'Apps',
  title: 'Run configurations',
  what: 'Which code and which values each environment runs. Start and Restart use the one of the environment that is selected in the sidebar.',
  none: 'No configuration',
  noneMeans: 'lib/main.dart, without further arguments',
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
  empty: 'No run configurations found',
  lookedFor:
    'They are read from .vscode/launch.json, *.code-workspace, the settings of VS Code, JetBrains run files, Makefiles and melos.yaml, in the project directory and in the folder of the app.',
  loading: 'Looking for run configurations',
  noApp: 'This helper has no run configurations',
  notConnected: 'The helper is not connected',
  note: {
    still: (name: string) => `Still ${name}`,
    other: (name: string, environment: AppEnvironment) => `${ENVIRONMENTS[environment]} runs with ${name}`,
    changed: 'Configuration changed',
    values: 'Other values are chosen than those that run',
    restart: 'Restart',
  },
} as const
