import { DOWNLOAD_FAILED, HELPER_PORT, PREVIEW_PORT, PYTHON_API_ZIP } from '@mosaygent/contract'
import type { System } from './systems.ts'

/** `1.6 MB`, as file managers count. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** The page itself, and the card of the connection. */
export const PAGE = {
  title: 'Helper',
  connection: 'Connection Status',
  check: 'Check Connection',
  doctor: 'Check this computer',
  showSteps: 'Show setup steps',
  hideSteps: 'Hide setup steps',
  answers: (version: string, fromPackage: boolean) =>
    `Version ${version}, started ${fromPackage ? 'from the Python package' : 'by the mosaygent command'}.`,
} as const

/** The card of the download. */
export const DOWNLOAD = {
  title: 'Python API',
  what: 'The helper as a Python package. It brings its own Node runtime, so that Python and uv are all it needs.',
  none: 'This deployment offers no download',
  noneAdvice:
    'No download address is configured. In a checkout, `npm start` runs the same helper without it.',
  start: `Download ${PYTHON_API_ZIP}`,
  running: 'Downloading...',
  /** In the list of long work. */
  stage: 'Downloading',
  cancel: 'Cancel',
  done: 'Downloaded',
  /** After the bytes that are there. */
  total: (size: string) => ` of ${size}`,
  file: 'File',
  size: 'Size',
  made: 'Built',
  checksum: 'SHA-256',
  copyChecksum: 'Copy SHA-256',
  unknown: 'Not published',
  meter: `Download of ${PYTHON_API_ZIP}`,
  byBrowser: 'Download with the browser',
  saved: (checked: boolean) =>
    checked
      ? `Saved as ${PYTHON_API_ZIP}. Its checksum is the published one.`
      : `Saved as ${PYTHON_API_ZIP}. No checksum is published to compare it with.`,
  failed: DOWNLOAD_FAILED,
  refused: (status: number) => `Download failed: ${status}`,
  broke: 'The server did not answer, or the connection broke. Check the network, then try again.',
  notPublished: (sha256: string) =>
    `What arrived is not the file that was published, so it was not saved. Its SHA-256 is ${sha256}. Download it again; if that ends the same way, what lies on the server is not what was published.`,
} as const

/** The steps from the download to an answering helper. The figures were measured on Linux, with nothing in uv's cache. */
export const STEPS = {
  title: 'Getting started',
  systems: 'Operating system',
  notNeeded: 'The helper runs without the package: you don’t need these steps on this computer.',
  untried: {
    linux: null,
    macos: 'These steps were tried on Linux. Those for macOS are written and were not tried on one.',
    windows: 'These steps were tried on Linux. Those for Windows are written and were not tried on one.',
  } satisfies Record<System, string | null>,
  done: '(done)',
  download: {
    title: `Download ${PYTHON_API_ZIP}`,
    body: 'With the button above, which compares the checksum.',
    byBrowser: 'After a download by the browser itself, compare what this prints:',
    noneBody: 'From whoever gave you this address: this deployment offers no download.',
  },
  extract: {
    title: 'Extract the download',
    body: 'All of it, into a folder of your own. Spaces and accents in its name do no harm.',
  },
  open: {
    title: 'Open the folder in your editor',
    body: 'With the command of VS Code, or `cursor python-api` for Cursor: both read its launch configuration and suggest the Python extension. The commands below are for the editor’s terminal, or for yours after `cd python-api`.',
  },
  uv: {
    title: 'Install uv',
    body: 'It fetches Python packages. Open a new terminal afterwards.',
    found: (version: string | null, path: string) => `uv ${version ?? ''} is at ${path}.`,
  },
  python: {
    title: 'Install Python',
    body: '3.10 or newer. Without one, uv brings it with the sync.',
    found: (version: string | null, path: string) => `Python ${version ?? ''} is at ${path}.`,
    tooOld: (version: string, path: string) =>
      `Python ${version}, at ${path}, is too old: it takes 3.10 or newer. Without one, uv brings it with the sync.`,
  },
  sync: {
    title: 'Sync the dependencies',
    body: 'Run once, online, in that folder. It fetches about 90 MB, 61 MB of it the Node runtime; the folder then takes about 290 MB.',
  },
  start: {
    title: 'Start the server',
    body: (helperUrl: string, port: string, previewPort: string) =>
      port === String(HELPER_PORT) && previewPort === String(PREVIEW_PORT)
        ? `Run the launch configuration “Mosaygent helper (port 8080)” (F5), or type the command. The server is then at \`${helperUrl}\`.`
        : `This dashboard expects it on port ${port}, and the app on port ${previewPort}. Type the command; or set MOSAYGENT_HELPER_PORT to ${port} and MOSAYGENT_PREVIEW_PORT to ${previewPort} in the terminal that you open the editor from, then run the launch configuration “Mosaygent helper (port 8080)” (F5). The server is then at \`${helperUrl}\`.`,
    done: (helperUrl: string) => `The server is at \`${helperUrl}\`.`,
    /** Each port that is another than the usual one is named: two that run at once share none. */
    command: (port: string, previewPort: string) =>
      [
        'uv run mosaygent-api',
        ...(port === String(HELPER_PORT) ? [] : [`--helper-port ${port}`]),
        ...(previewPort === String(PREVIEW_PORT) ? [] : [`--preview-port ${previewPort}`]),
      ].join(' '),
  },
} as const

/** For people who have Node and a checkout. */
export const CHECKOUT = {
  title: 'With Node, from a checkout',
  body: 'One command installs, builds and starts dashboard and helper together. It needs Node 20.19 or newer and git. A helper of yours that runs already is used.',
  command: 'npm start',
} as const
