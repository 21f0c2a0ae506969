import type { TabState } from './tab-state.ts'

/** The word before the title of the browser's tab; null: the title alone. */
export const tabWords: Record<TabState, string | null> = {
  looking: null,
  running: 'Running',
  stale: 'Out of date',
  starting: 'Starting',
  error: 'Error',
  unknown: 'Not connected',
  stopped: null,
}

/** What the page's keys do, for the sheet of keys. */
export const keyWords = {
  start: 'Start the preview',
  reload: 'Reload',
  restart: 'Restart',
  filter: 'Filter the console',
  point: 'Point at a widget',
  leave: 'Leave the app in the frame',
  endPoint: 'End pointing',
} as const

/** What came of Start and Stop, for who listens. */
export const announced = {
  starting: 'The app is starting',
  running: 'The app is running',
  stopped: 'The app has stopped',
  endedWithHelper: 'The helper ended, and the app with it',
  crashed: (why: string) => `The app ended by itself: ${why}`,
} as const

/** The page's actions, for the palette. */
export const commandWords = {
  group: 'Preview',
  start: 'Start the preview',
  stop: 'Stop the preview',
  reload: 'Reload',
  restart: 'Restart',
  filter: 'Filter the console',
  point: 'Point at a widget of the sketch',
  noSketch: 'The frame shows no sketch: it is there while the app compiles',
  offline: 'The helper is not connected',
  view: 'Phone',
  rotate: 'Rotate the device',
  dark: { on: 'Dark mode of the app', off: 'Light mode of the app' },
  larger: 'Larger text',
  smaller: 'Smaller text',
  textReset: 'Text size 100%',
  percent: (value: number) => `${value}%`,
  largest: 'It is the largest',
  smallest: 'It is the smallest',
  isOn: 'It is on',
  flutterFirst: 'Open the Flutter page first',
  /** By what holds now. */
  identity: {
    device: 'Run the app as on this browser',
    browser: 'Run the app as on the device in the frame',
  },
  fit: 'Fit the phone to the window',
  device: (name: string) => `Show on ${name}`,
} as const

/** The bar above the workbench. */
export const barTexts = {
  title: 'Flutter',
  compileErrors: 'Compilation Errors',
  pageErrors: 'Runtime Errors',
  offline: 'The helper is not connected',
  waiting: 'Waiting for the helper',
  start: 'Start',
  stop: 'Stop',
  restart: 'Restart',
  reload: 'Reload',
  /** For who listens, before its name. */
  configuration: 'Run configuration: ',
  pid: (pid: number) => `PID ${pid}`,
  port: (port: number) => `Port ${port}`,
  state: {
    running: 'Running',
    stopped: 'Stopped',
  },
  /** Beside the badge of a lost helper: it may have changed since. */
  lastKnown: 'last known',
  /** Beside the badge: what the preview is on its way to. */
  onTheWay: { starting: 'starting', compiling: 'compiling', reading: 'reading', stopping: 'stopping' },
} as const
