/** What the table with the phone on it says: conditions, glass, receipts. */

/** The label that stays on the stage while our reading of the source stands in for the app. */
const sketchLabel = 'Sketch preview: Flutter SDK not found'

const starting = 'Starting Up...'

export const texts = {
  label: 'Preview',
  conditions: 'Conditions',
  silent: 'This app’s page has no Mosaygent script, which this setting needs',
  device: {
    phones: 'Phones',
    tablets: 'Tablets',
    choice: (name: string, width: number, height: number, density: number) =>
      `${name}, ${width} × ${height} @${density}x`,
    size: (width: number, height: number) => `${width} × ${height}`,
  },
  rotate: 'Rotate',
  dark: 'Dark mode of the app',
  textSize: 'Text size',
  textSizeReset: 'Reset to 100%',
  zoom: 'Zoom',
  zoomFit: 'Fit',
  point: 'Point at a widget to open its line (P)',
  percent: (value: number) => `${value}%`,
  language: {
    name: 'Language',
    label: 'Language of the app',
    own: 'The browser’s own',
    auto: 'auto',
    rule: 'Shown only if the app supports it',
    none: '; this app’s sketch lists none',
    listed: (tags: readonly string[]) => `; this app’s sketch lists: ${tags.join(', ')}`,
  },
  actions: {
    picture: 'Save a picture',
    tab: 'Open in a tab',
    devtools: 'Open DevTools',
    more: 'More',
    noPicture: (why: string) => `No picture: ${why}`,
    refused: 'the browser refused',
    wrongTab: 'Choose this tab for the picture',
    noBlob: 'The browser made no picture',
  },
  engine: {
    sketch: sketchLabel,
    sketchShort: 'Sketch',
    flutterFound: (name: string) => `${name} found. The first build takes a while.`,
    startSketch: `${sketchLabel}. “Start” draws the app from its source; its code does not run.`,
    unknown: 'Start the server to see the app here.',
  },
  foot: {
    save: 'Reload on save',
    keysF6: 'Keys go to the app; F6 brings them back',
    keysClick: 'Keys go to the app; click beside it to get them back',
  },
  stale: (time: string) => `Stale: this is the code of ${time}`,
  newer: (first: string, files: number) =>
    files === 1 ? `${first} is newer` : `${first} and ${files - 1} more are newer`,
} as const

/** What covers the glass. */
export const glassTexts = {
  looking: 'Looking for the helper',
  downloading: 'Downloading Firebase Configs',
  downloadingWhat: 'The files of the selected environment are on their way into the app.',
  downloadMeter: 'Download of the config files',
  starting,
  startingStage: 'Starting the preview',
  startingMeter: 'Starting',
  seconds: (seconds: number) => `${seconds} s`,
  sketchMeanwhile: (stage: string | null) =>
    `Sketch, real app is compiling${stage === null ? '' : `: ${stage}`}`,
  acting: { reload: 'Reloading...', restart: 'Restarting...' },
  changed: (files: number) => (files === 1 ? '1 file changed' : `${files} files changed`),
  offline: 'Backend Server Offline',
  noAnswer: (port: string) => `Nothing answers on port ${port}.`,
  checkAgain: 'Check Again',
  ready: 'Ready to Preview',
  noCodebase: 'As soon as there is a Flutter codebase: choose a directory that holds one, or clone it there.',
  crashed: 'Preview ended by itself',
  exitCode: (code: number) => `Exit code ${code}`,
  lastLines: 'Last lines',
  cancel: 'Cancel',
  environment: 'Go to Environment',
  start: 'Start Server',
} as const

/** What a reload or restart came to; the parts of one line. */
export const receiptTexts = {
  title: 'Reloads and restarts',
  action: { reload: 'Reload', restart: 'Restart' },
  numbered: (action: string, number: number) => `${action} ${number}:`,
  saved: (text: string) => `Saved: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  withReason: (text: string, reason: string) => `${text}. ${reason}`,
  applied: (files: string, how: string, took: string, noPage: boolean) =>
    `Applied${files}${how} in ${took}${noPage ? ', no page was open to take it' : ''}`,
  unchanged: 'Nothing had changed',
  notCompiled: (time: string) => `Did not compile: still showing the code of ${time}`,
  failed: (action: string, reason: string | undefined) => `${action} failed${reason ? `: ${reason}` : ''}`,
  byNewStart: ' by a new start',
  byRestart: ' by a restart',
  files: (files: number) => (files === 1 ? ' 1 file' : ` ${files} files`),
} as const
