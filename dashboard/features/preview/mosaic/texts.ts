import type { ReloadAction } from '@mosaygent/contract'

const frames = (count: number) => (count === 1 ? '1 frame' : `${count} frames`)

/** What the mosaic says: its sheets, frames, limit and receipts. */
export const texts = {
  label: 'Mosaic',
  open: 'Mosaic: several frames at once',
  close: 'One phone',
  tools: 'Mosaic tools',
  sheet: 'Sheet',
  sheets: 'Sheets',
  own: 'Own sheets',
  changed: (name: string) => `${name}, changed`,
  asItWas: (name: string) => `${name} as it was`,
  save: 'Save as an own sheet',
  saveTitle: 'Save this sheet',
  saveWhat: 'Its frames with their conditions are kept in this browser.',
  saveName: 'Name',
  saveNow: 'Save',
  cancel: 'Cancel',
  remove: (name: string) => `Delete ${name}`,
  presets: {
    phones: 'Phones',
    'text-sizes': 'Text sizes',
    'dark-and-light': 'Dark and light',
    'right-to-left': 'Right to left',
    'tablet-and-landscape': 'Tablet and landscape',
  },
  add: 'Add a frame',
  full: (most: number) => `A sheet has ${most} frames at most`,
  picture: {
    save: 'Save a picture of the sheet',
    busy: 'The picture is being taken',
    startFirst: 'Start the preview first',
    missing: (count: number) => `${frames(count)} gave no picture`,
  },
  console: 'Console',
  frame: {
    name: (device: string, conditions: readonly string[]) => [device, ...conditions].join(', '),
    landscape: 'on its side',
    dark: 'dark',
    percent: (value: number) => `${value}%`,
    rtl: 'right to left',
    conditions: (name: string) => `${name}: conditions`,
    size: (width: number, height: number) => `${width} × ${height}`,
    big: (name: string) => `Make ${name} the big one`,
    small: (name: string) => `Make ${name} as small as the others`,
    one: 'Show as the one phone',
    anew: 'Load anew',
    remove: 'Remove from the sheet',
    toggles: 'Conditions',
    turned: 'On its side',
    darkMode: 'Dark mode',
    rightToLeft: 'Right to left',
    togglesFine: 'An app takes its direction from the language; a sketch takes it as it is told.',
    textSize: 'Text size',
    language: 'Language',
    device: 'Device',
    show: 'Show new code',
  },
  state: {
    empty: 'Not started',
    queued: 'Waits for its turn',
    paused: 'Paused: out of sight',
    later: 'Loads when it is seen',
    loading: 'Loading',
    overLimit: 'Not live',
    failed: (reason: string) => `Not shown: ${reason}`,
  },
  failed: {
    late: 'no first frame in time',
    threw: 'the new code threw an error',
  },
  errors: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
  overflows: (count: number) => (count === 1 ? '1 overflow' : `${count} overflows`),
  elsewhere: (count: number) => `${frames(count)} elsewhere`,
  /** Over all frames. */
  inFrames: (what: string, count: number) => `${what} in ${frames(count)}`,
  fromFrame: (name: string, text: string) => `[${name}] ${text}`,
  limit: {
    memory: (most: number, gb: number | null) =>
      gb === null
        ? `${frames(most)} live at once: this browser does not tell how much memory there is`
        : `${frames(most)} live at once: the browser tells of ${gb} GB of memory`,
    used: (most: number, percent: number, live: number) =>
      `${frames(most)} live at once: ${frames(live)} use ${percent}% of the memory that pages may have`,
    slow: (most: number, seconds: number) =>
      `${frames(most)} live at once: a first frame takes ${seconds} s here`,
    connections: (most: number) =>
      `${frames(most)} live at once: a browser opens six connections to one address, one for each sketch`,
  },
  receipt: {
    title: 'Last reload, frame by frame',
    live: (live: number, all: number) =>
      live === all ? `${frames(all)} live` : `${live} of ${frames(all)} live`,
    under: (action: ReloadAction, number: number, done: number, all: number) =>
      `${title[action]} ${number}: ${done} of ${frames(all)} done`,
    done: (action: ReloadAction, number: number, parts: readonly string[], took: string) =>
      `${title[action]} ${number}: ${parts.join(', ')}; done in ${took}`,
    part: {
      'in-place': (count: number) => `${count} updated in place`,
      loaded: (count: number) => `${count} loaded anew`,
      failed: (count: number) => `${count} not shown`,
      later: (count: number) => `${count} out of sight`,
    },
    one: {
      waiting: 'not done yet',
      later: 'out of sight: loads when it is seen',
      untouched: 'unchanged',
      inPlace: (took: string) => `updated in place after ${took}`,
      loaded: (took: string) => `loaded anew after ${took}`,
      noAnswer: (took: string) => `did not confirm the update, so it was loaded anew, after ${took}`,
      failed: (reason: string) => `not shown: ${reason}`,
    },
  },
} as const

const title: Record<ReloadAction, string> = { reload: 'Reload', restart: 'Restart' }
