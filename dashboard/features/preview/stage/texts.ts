import { OLDER_FLUTTER } from '@mosaygent/contract'

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
    flutterFound: (name: string, older: boolean) =>
      `${name} found${older ? `, ${OLDER_FLUTTER}: a reload loads the page anew` : ''}. The first build takes a while.`,
    startSketch: `${sketchLabel}. “Start” draws the app from its source; its code does not run.`,
    unknown: 'Start the server to see the app here.',
  },
  foot: {
    save: 'Reload on save',
    keysF6: 'Keys go to the app; F6 brings them back',
    keysClick: 'Keys go to the app; click beside it to get them back',
  },
  worker: {
    held: (name: string) => `Service worker blocked: ${name}`,
    lives: (name: string) => `Service worker allowed: ${name}`,
    why: 'A service worker can keep showing an old copy of the app. Firebase push messages need one.',
    let: 'Allow',
    hold: 'Block',
    changing: 'Saving',
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
  doesNotCompile: (errors: number) => `Does not compile: ${errors === 1 ? '1 error' : `${errors} errors`}`,
  saveToStartAgain: 'Save a corrected file and the app starts again.',
  acting: { reload: 'Reloading...', restart: 'Restarting...' },
  loadingNew: 'Loading new code',
  loadingApp: 'Loading the app',
  notDrawn: {
    late: 'Waiting for the first frame',
    threw: 'The new code threw an error',
  },
  notDrawnWhat: {
    late: 'The new code takes longer than usual. Until it draws, you see the previous code.',
    threw: 'It drew no frame, so you still see the previous code. The console has the error.',
  },
  keepOld: 'Keep previous',
  showNew: 'Show new code',
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

/** A sentence as a part of another one. */
const inSentence = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1).replace(/\.$/, '')}`

/** What a reload or restart came to; the parts of one line. */
export const receiptTexts = {
  title: 'Reloads and restarts',
  action: { reload: 'Reload', restart: 'Restart' },
  numbered: (action: string, number: number) => `${action} ${number}:`,
  saved: (text: string) => `Saved: ${inSentence(text)}`,
  withReason: (text: string, reason: string) => `${text}. ${reason}`,
  applied: (files: string, how: string, took: string) => `Applied${files}${how} in ${took}`,
  appliedOnScreen: (files: string, how: string, took: string, shown: string) =>
    `Applied${files}${how}: compiled in ${took}, on screen after ${shown}`,
  compiled: (files: string, how: string, took: string, screen: string) =>
    `Compiled${files}${how} in ${took}; ${screen}`,
  notOnScreen: (reason: string, files: string, how: string, took: string) =>
    `Not on screen: ${inSentence(reason)}; compiled${files}${how} in ${took}`,
  screen: {
    waiting: 'the page has not shown it yet',
    shown: (took: string) => `on screen after ${took}`,
    notShown: (reason: string) => `not on screen: ${inSentence(reason)}`,
    noPage: 'the next page that loads shows it',
    replaced: 'a newer reload took its place',
  },
  /** A restart begins the app anew even then. */
  unchanged: (action: 'reload' | 'restart', screen: string | undefined) =>
    `${action === 'restart' ? 'Restarted' : 'Nothing had changed'}${screen === undefined ? '' : `; ${screen}`}`,
  notCompiled: (time: string) => `Did not compile: still showing the code of ${time}`,
  failed: (action: string, reason: string | undefined) => `${action} failed${reason ? `: ${reason}` : ''}`,
  stopped: (action: string) => `${action} stopped before it was done`,
  byNewStart: ' by a new start',
  byRestart: ' by a restart',
  files: (files: number) => (files === 1 ? ' 1 file' : ` ${files} files`),
} as const
