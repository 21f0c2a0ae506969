import type { FirebasePlatform } from '@mosaygent/contract'

export const PLATFORM_NAME: Record<FirebasePlatform, string> = { android: 'Android', ios: 'iOS', web: 'Web' }

export const APPS = {
  title: (project: string) => `Apps in ${project}`,
  asking: 'Asking Firebase for the apps',
  none: 'No app',
  noneAtAll: (platform: string) => `The project has no ${platform} app.`,
  others: (ids: readonly string[]) => `None of this bundle ID. The project has ${ids.join(', ')}.`,
  unnamed: 'Unnamed',
  inUse: 'In use',
  use: 'Use this one',
  register: 'Register the app',
} as const

export const REGISTER = {
  title: (platform: string) => `Register the ${platform} app`,
  words: 'This makes a new app in the Firebase project. It can only be removed in the Firebase console.',
  package: 'Package name',
  name: 'Name in the console',
  webName: 'web',
  noName: 'Give the app a name first',
  go: 'Register the app',
} as const
