import { expect } from '@playwright/test'

/** What a recording of `flutter run` must look like from outside: in replies, status and errors. */
export interface Recording {
  readonly recording: string
  readonly version?: string
  readonly switches?: string
}

/** Starts, and is stopped. `signal`: what the tool was sent in the end, because it did not listen. */
export const STARTS: readonly (Recording & { readonly signal?: 'SIGTERM' })[] = [
  { recording: 'clean-start' },
  { recording: 'clean-start', version: '3.22.3' },
  { recording: 'first-start-with-pub' },
  { recording: 'first-run-downloads' },
  { recording: 'no-web-folder' },
  { recording: 'stop-request' },
  { recording: 'stop-request-no-response' },
  { recording: 'stop-sigterm', signal: 'SIGTERM' },
  { recording: 'service-extension' },
  { recording: 'request-errors' },
  { recording: 'clean-start', switches: 'garbage,with-child' },
  { recording: 'clean-start', switches: 'huge' },
  { recording: 'clean-start', switches: 'split' },
  { recording: 'clean-start', switches: 'ignores-stop,with-child', signal: 'SIGTERM' },
  { recording: 'clean-start', switches: 'ignores-stop,ignores-term,with-child', signal: 'SIGTERM' },
]

interface Reload extends Recording {
  readonly action: 'reload' | 'restart'
  /** What the tool was asked for: `fullRestart` of each request. */
  readonly asked: readonly boolean[]
  /** As the reply has it, while no dashboard is open. */
  readonly receipt: Readonly<Record<string, unknown>>
  /** Nobody has loaded the app. */
  readonly unseen?: true
}

/** The running page took it. */
const TAKEN = { outcome: 'applied', files: 1, how: 'hot-reload', in_place: true, fresh_page: false }
/** The tool has it, and only a page that is loaded anew shows it. */
const compiled = (how: string) => ({
  outcome: 'compiled',
  files: 1,
  how,
  in_place: false,
  fresh_page: true,
  screen: { state: 'no-page' },
})

export const RELOADS: readonly Reload[] = [
  { recording: 'reload-ok', action: 'reload', asked: [false], receipt: TAKEN },
  {
    recording: 'reload-ok',
    switches: 'garbage,split',
    action: 'reload',
    asked: [false],
    receipt: TAKEN,
  },
  { recording: 'hot-restart-ok', action: 'restart', asked: [true], receipt: compiled('hot-restart') },
  ...['3.22.3', '3.29.0', '3.32.0', '3.35.7'].map((version): Reload => ({
    recording: 'reload-35',
    version,
    action: 'reload',
    asked: [true],
    receipt: compiled('refresh'),
  })),
  {
    recording: 'reload-no-client',
    unseen: true,
    action: 'reload',
    asked: [false],
    receipt: compiled('refresh'),
  },
  {
    recording: 'reload-38-tab-closed',
    version: '3.38.1',
    action: 'reload',
    asked: [false],
    receipt: compiled('refresh'),
  },
  { recording: 'restart-tab-closed', action: 'restart', asked: [true], receipt: compiled('refresh') },
  ...['reload-rejected-then-restart', 'reload-delivery-timeout', 'reload-runtime-failure'].map(
    (recording): Reload => ({
      recording,
      action: 'reload',
      asked: [false, true],
      receipt: { ...compiled('hot-restart'), reason: expect.stringContaining('so the app was restarted') },
    }),
  ),
  ...(['reload', 'restart'] as const).map((action): Reload => ({
    recording: `${action}-page-deaf`,
    action,
    asked: action === 'reload' ? [false, true] : [true],
    receipt: { ...compiled('refresh'), reason: expect.stringContaining('so it was loaded again') },
  })),
  {
    recording: 'reload-tool-fails',
    action: 'reload',
    asked: [false, true],
    receipt: {
      outcome: 'failed',
      files: 1,
      in_place: false,
      reason: 'Null check operator used on a null value. Stop and start the preview.',
    },
  },
]
