import { OLDER_FLUTTER, type DeviceIdentity, type ReloadAction } from '@mosaygent/contract'

/** What the table with the phone on it says: conditions, screen, receipts. */

/** The label that stays on the pane while our reading of the source stands in for the app. */
const sketchLabel = 'Sketch preview: Flutter SDK not found'

const starting = 'Starting Up...'

const systems: Record<DeviceIdentity, string> = {
  iphone: 'iOS',
  ipad: 'iPadOS',
  'android-phone': 'Android',
  'android-tablet': 'Android, tablet',
}
/** What the app takes itself to run on. */
const systemOf = (identity: DeviceIdentity | null) => (identity === null ? 'this browser' : systems[identity])

export const texts = {
  label: 'Preview',
  conditions: 'Conditions',
  silent: 'Not available: this app’s page has no Mosaygent script',
  device: {
    /** What the name before it is the name of; for who does not see the picture. */
    role: ', device',
    phones: 'Phones',
    tablets: 'Tablets',
    detail: (width: number, height: number, density: number) => `${width} × ${height} @${density}x`,
    size: (width: number, height: number) => `${width} × ${height}`,
  },
  identity: {
    label: 'The app runs as on',
    device: (identity: DeviceIdentity) => systems[identity],
    touch: 'touch',
    browser: 'This browser',
    mouse: 'mouse',
    inTrigger: 'as this browser',
    answers: (identity: DeviceIdentity | null) =>
      `Running as on ${systemOf(identity)}. Another system loads the app anew.`,
    none: 'The app is told as it loads.',
    silent: 'This app’s page has no Mosaygent script: it runs as on this browser.',
    loadedAnew: (identity: DeviceIdentity | null) =>
      `The app is loaded anew, as on ${systemOf(identity)}: its state is gone, its route stays.`,
  },
  route: {
    elsewhere: (wanted: string, route: string) => `${wanted} has led to ${route}`,
    label: 'Route of the app',
    unknown: 'Route unknown: no script in the page',
    field: 'Route',
    back: 'Back in the app',
    forward: 'Forward in the app',
    first: 'Nothing before it',
    last: 'Nothing after it',
    goTo: 'Go to a route of the app',
    copy: 'Copy route',
    seen: 'seen',
    listed: 'in the source',
  },
  keyboard: {
    label: 'Soft keyboard',
    choices: { down: 'Down', field: 'Up with a text field', up: 'Up' },
    noDevice: 'The app runs as on this browser, which has none',
    noDeviceWhy:
      'None comes up: the app runs as on this browser, which has no soft keyboard. Choose the device’s own system in the menu with its name, above the one phone.',
    insets:
      'The app is told of it (viewInsets) while one of its fields takes text; without one its view is shorter.',
    sketch: 'A Scaffold’s body ends above it; insets that the source asks for itself stay zero.',
    safeAreas:
      'Safe areas are kept around the app: Flutter on the web is told of none, so SafeArea and padding are zero.',
  },
  rotate: 'Rotate',
  dark: 'Dark mode of the app',
  textSize: 'Text size',
  textSizeReset: 'Reset to 100%',
  zoom: 'Zoom',
  zoomFit: 'Fit',
  point: 'Point at a widget to edit it (P)',
  noSketch:
    'Widgets are pointed at in the sketch, which makes way once the app itself runs. Stop and start again: it is there while the app compiles, and its card stays',
  inApp: (onSave: boolean) =>
    onSave
      ? 'The app itself is shown: each edit comes by Reload on save.'
      : 'The app itself is shown: an edit comes with Reload, or by itself with Reload on save.',
  startFirst: 'Start the preview first',
  noDevtools: 'This preview has no DevTools',
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
    tab: 'Open in a tab',
    devtools: 'Open DevTools',
    more: 'More',
  },
  engine: {
    sketch: sketchLabel,
    sketchShort: 'Sketch',
    flutterFound: (name: string, older: boolean) =>
      `${name} found${older ? `, ${OLDER_FLUTTER}: a reload loads a fresh page` : ''}. The first build takes a while.`,
    startSketch: `${sketchLabel}. “Start” draws the app from its source without running it.`,
    unknown: 'Start the server to see the app here.',
  },
  foot: {
    save: 'Reload on save',
    notes: 'Notes',
    allNotes: 'All notes',
    fewerNotes: 'Fewer notes',
    offline: 'Unavailable while disconnected',
    keysF6: 'Typing in the app; F6 to leave',
    keysClick: 'Typing in the app; click outside to leave',
  },
  worker: {
    held: (name: string) => `Service worker blocked: ${name}`,
    lives: (name: string) => `Service worker allowed: ${name}`,
    why: 'A service worker can keep showing an old copy of the app. Firebase push messages need one.',
    let: 'Allow',
    hold: 'Block',
    changing: 'Saving',
  },
  stale: (time: string) => `Out of date: code from ${time}`,
  staleAssets: (time: string) => `Out of date: assets from ${time}`,
  newStart: {
    title: (first: string, files: number) =>
      files === 1 ? `${first} needs a new start` : `${first} and ${files - 1} more need a new start`,
    why: 'Flutter copies assets only when it starts: neither Reload nor Restart shows the new ones.',
    press: 'Stop and start',
  },
  watch: {
    gone: 'The app’s folder is gone',
    closed: 'The app’s folder cannot be read',
    'in-part': 'Not all files are watched',
    failed: 'Files are not watched',
  },
  newer: (first: string, files: number) =>
    files === 1 ? `${first} is newer` : `${first} and ${files - 1} more are newer`,
} as const

/** What covers the screen. */
export const overlayTexts = {
  looking: 'Looking for the helper',
  reconnected: 'Checking the preview',
  downloading: 'Downloading Firebase Configs',
  downloadingWhat: 'Getting the files of the selected environment.',
  downloadMeter: 'Download of the config files',
  starting,
  startingStage: 'Starting the preview',
  startingMeter: 'Starting',
  seconds: (seconds: number) => `${seconds} s`,
  /** Anything else than compiling is said besides, and that once. */
  sketchMeanwhile: (stage: string | null) =>
    `Sketch, real app is compiling${stage === null ? '' : `: ${stage}`}`,
  doesNotCompile: (errors: number) =>
    errors === 0 ? 'Does not compile' : `Does not compile: ${errors === 1 ? '1 error' : `${errors} errors`}`,
  mendAndStart: 'Correct the code, then start again.',
  saveToStartAgain: 'Save a corrected file and the app starts again.',
  acting: { reload: 'Reloading...', restart: 'Restarting...' },
  loadingNew: 'Loading new code',
  loadingApp: 'Loading the app',
  notDrawn: {
    late: 'Waiting for the first frame',
    threw: 'The new code threw an error',
  },
  notDrawnWhat: {
    late: 'This takes longer than usual. You still see the previous code.',
    threw: 'You still see the previous code. The error is in the console.',
  },
  keepOld: 'Keep previous',
  showNew: 'Show new code',
  changed: (files: number) => (files === 1 ? '1 file changed' : `${files} files changed`),
  offline: 'Backend Server Offline',
  noAnswer: (port: string) => `Nothing answers on port ${port}.`,
  hangs: (port: string) =>
    `The helper has port ${port} but isn’t responding. This page keeps trying. If it stays so, restart the helper.`,
  checkAgain: 'Check Again',
  howToStart: 'How to start it',
  /** It may run, and hang, or something else is in the way. */
  whatToDo: 'What to do',
  unconfirmed: { reload: 'Reload not confirmed', restart: 'Restart not confirmed' },
  unconfirmedWhy: 'The helper is not connected',
  ready: 'Ready to Preview',
  crashed: 'Preview ended by itself',
  endedWithHelper: 'Preview ended with the helper',
  startAgain: 'The helper is back. Start the preview again.',
  exitCode: (code: number) => `Exit code ${code}`,
  lastLines: 'Last lines',
  cancel: 'Cancel',
  environment: 'Open an app',
  start: 'Start Server',
} as const

/** A sentence as a part of another one. */
const inSentence = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1).replace(/\.$/, '')}`

/** What a reload or restart came to; the parts of one line. */
export const receiptTexts = {
  title: 'Reloads and restarts',
  action: { reload: 'Reload', restart: 'Restart' },
  numbered: (action: string, number: number) => `${action} ${number}:`,
  saved: (text: string) => `On save: ${inSentence(text)}`,
  edited: (text: string) => `Edit in the phone: ${inSentence(text)}`,
  withReason: (text: string, reason: string) => `${text}. ${reason}`,
  applied: (files: string, how: string, took: string) => `Applied${files}${how} in ${took}`,
  appliedOnScreen: (files: string, how: string, took: string, shown: string) =>
    `Applied${files}${how}: compiled in ${took}, on screen after ${shown}`,
  compiled: (files: string, how: string, took: string, screen: string) =>
    `Compiled${files}${how} in ${took}; ${screen}`,
  notOnScreen: (reason: string, files: string, how: string, took: string) =>
    `Not on screen: ${inSentence(reason)}; compiled${files}${how} in ${took}`,
  screen: {
    waiting: 'not on screen yet',
    shown: (took: string) => `on screen after ${took}`,
    notShown: (reason: string) => `not on screen: ${inSentence(reason)}`,
    noPage: 'shown when a page opens',
    replaced: 'replaced by a newer reload',
  },
  /** A restart begins the app anew even then. */
  unchanged: (action: ReloadAction, screen: string | undefined) =>
    `${action === 'restart' ? 'Restarted' : 'No changes'}${screen === undefined ? '' : `; ${screen}`}`,
  /** No code changed, and what did is not shown by a reload. */
  notApplied: (waits: string) => `Not applied: ${waits}`,
  and: (text: string, more: string) => `${text}; ${more}`,
  notCompiled: (time: string) => `Did not compile: still showing code from ${time}`,
  failed: (action: string, reason: string | undefined) => `${action} failed${reason ? `: ${reason}` : ''}`,
  stopped: (action: string) => `${action} stopped before it was done`,
  started: (took: string) => `Started in ${took}`,
  compilesAgain: (text: string) => `Compiles again, ${inSentence(text)}`,
  byNewStart: ' with a new start',
  byRestart: ' with a restart',
  files: (files: number) => (files === 1 ? ' 1 file' : ` ${files} files`),
} as const
