/** What the screen says while there is no app, and while the starter is set up. */
export const texts = {
  open: 'Open an app',
  clone: 'Clone by address',
  try: 'Try the starter',
  again: 'Try again',
  what: 'Open your own app, clone one, or try the starter.',
  openWhat: 'Open your own app, or clone one.',
  where: (folder: string) => `The starter goes into ${folder}`,
  failed: 'Starter not set up',
  apiFailed: (why: string) => `The starter’s API was not cloned: ${why}`,
  settingUp: 'Setting up the starter',
  steps: {
    folder: 'Making the folder',
    clone: 'Cloning the app and its API',
    start: 'Starting the preview',
  },
  cancelling: 'Cancelling',
  meter: 'Starter setup',
} as const
