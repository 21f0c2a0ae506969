/** What the installation of the Flutter SDK says. */
export const texts = {
  title: 'Install Flutter',
  running: (percent: string) => `Installing Flutter${percent}`,
  why: 'No Flutter SDK was found, so the preview is a sketch. This fetches the official one, for your user alone.',
  justStarting: 'The installation is just starting',
  cancel: 'Cancel',
  again: 'Try again',
  install: 'Install',
  from: 'From',
  stable: ', stable',
  into: 'Into',
  cost: 'It takes some minutes and a few gigabytes of disk. The sketch can be used meanwhile.',
  failed: 'Flutter was not installed',
  asking: 'Asking the helper',
  progress: 'Installation',
} as const
