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
  readonly receipt: Readonly<Record<string, unknown>>
  /** Nobody has loaded the app. */
  readonly unseen?: true
}

const applied = (how: string) => ({ outcome: 'applied', files: 1, how, in_place: how === 'hot-reload' })

export const RELOADS: readonly Reload[] = [
  { recording: 'reload-ok', action: 'reload', asked: [false], receipt: applied('hot-reload') },
  {
    recording: 'reload-ok',
    switches: 'garbage,split',
    action: 'reload',
    asked: [false],
    receipt: applied('hot-reload'),
  },
  { recording: 'hot-restart-ok', action: 'restart', asked: [true], receipt: applied('hot-restart') },
  ...['3.22.3', '3.29.0', '3.32.0', '3.35.7'].map((version): Reload => ({
    recording: 'reload-35',
    version,
    action: 'reload',
    asked: [true],
    receipt: applied('refresh'),
  })),
  {
    recording: 'reload-no-client',
    unseen: true,
    action: 'reload',
    asked: [false],
    receipt: applied('refresh'),
  },
  {
    recording: 'reload-38-tab-closed',
    version: '3.38.1',
    action: 'reload',
    asked: [false],
    receipt: applied('refresh'),
  },
  { recording: 'restart-tab-closed', action: 'restart', asked: [true], receipt: applied('refresh') },
  ...['reload-rejected-then-restart', 'reload-delivery-timeout', 'reload-runtime-failure'].map(
    (recording): Reload => ({
      recording,
      action: 'reload',
      asked: [false, true],
      receipt: { ...applied('hot-restart'), reason: expect.stringContaining('so the app was restarted') },
    }),
  ),
  ...(['reload', 'restart'] as const).map((action): Reload => ({
    recording: `${action}-page-deaf`,
    action,
    asked: action === 'reload' ? [false, true] : [true],
    receipt: { ...applied('refresh'), reason: expect.stringContaining('so it was loaded again') },
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
