/** What is said where an app of the project is chosen. */
export const texts = {
  group: 'Apps',
  choose: 'Choose app',
  label: 'Choose an app of this project',
  placeholder: 'Search by name or path',
  none: 'No app fits',
  recent: 'Recent',
  apps: 'Apps',
  examples: 'Examples',
  shown: 'Shown',
  noWeb: 'no web/',
  /** A button with the app's name. */
  change: (name: string) => `App: ${name}. Choose another app`,
  open: (name: string) => `Show ${name}`,
  itself: 'the project directory',
  several: (count: number) => `${String(count)} apps in this project`,
  cut: (folders: number) =>
    `Only ${folders.toLocaleString('en')} folders were searched. Choose a smaller project directory to see every app.`,
  /** For who listens, and what there is to know. */
  chosen: (name: string) => `${name} is the app now`,
  web: {
    missing: 'This app has no web/index.html',
    how: 'The preview runs Flutter for the web. Flutter can add what is missing in web/ (flutter create --platforms web); nothing else of the app is changed.',
    add: 'Add web/',
    adding: 'Adding web/...',
    progress: 'Adding web/ to the app',
    added: (count: number) => (count === 1 ? 'Added 1 file to web/' : `Added ${String(count)} files to web/`),
    undo: 'Undo',
    files: 'Files',
    noSdk: 'No Flutter SDK was found. Install Flutter first',
    looking: 'Looking for the Flutter SDK',
  },
  notConnected: 'The helper is not connected',
  onlyOne: 'This project has no other app',
} as const
