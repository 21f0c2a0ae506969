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

interface Death extends Recording {
  /** What brings it about, once the app is there; absent: it never is. */
  readonly by?: 'open' | 'reload'
  readonly code: number | null
  /** Out of the sentence that the status tells. */
  readonly says: string
  /** Out of the newest lines. */
  readonly last: string
  /** How many errors are listed. */
  readonly errors?: number
}

export const DEATHS: readonly Death[] = [
  {
    recording: 'start-compile-error',
    code: 1,
    says: 'The app did not compile: 2 errors. Correct it, then press Start.',
    last: 'Failed to compile application.',
    errors: 2,
  },
  {
    recording: 'start-missing-package',
    code: 1,
    says: 'The app did not compile: 3 errors. Correct it, then press Start.',
    last: 'Failed to compile application.',
    errors: 3,
  },
  {
    recording: 'port-taken',
    code: 1,
    says: 'The port that was free a moment ago is taken by another program. Press Start to use another one.',
    last: 'address = 127.0.0.1',
  },
  {
    recording: 'missing-pubspec',
    code: 1,
    says: 'There is no pubspec.yaml in the Flutter codebase. Check the project directory, then press Start.',
    last: 'No pubspec.yaml file found',
  },
  {
    recording: 'target-missing',
    code: 1,
    says: "The app's entry point lib/main.dart is missing. Create it, then press Start.",
    last: 'Target file "lib/main.dart" not found.',
  },
  {
    recording: 'pub-get-missing-package',
    code: 69,
    says: 'The packages could not be resolved: Because my_app depends on htpp any',
    last: 'Failed to update packages.',
  },
  {
    recording: 'pub-get-conflict',
    code: 1,
    says: 'The packages could not be resolved: Because every version of flutter_test',
    last: 'Failed to update packages.',
  },
  {
    recording: 'pub-get-offline',
    code: 69,
    says: 'The package http could not be downloaded. Check the network connection, then press Start.',
    last: 'Failed to update packages.',
  },
  {
    recording: 'web-disabled',
    code: 1,
    says: 'Web support is switched off in this Flutter SDK. Run "flutter config --enable-web", then press Start.',
    last: 'The following devices were found:',
  },
  {
    recording: 'unknown-option',
    version: '3.47.1',
    code: 64,
    says: 'This version of Flutter does not know the option --web-experimental-hot-reload.',
    last: 'available flutter commands and options.',
  },
  {
    recording: 'sdk-without-dart',
    code: 1,
    says: 'This Flutter SDK is damaged: it cannot run its own Dart. Delete the folder bin/cache in it, then press Start',
    last: "Unable to 'pub upgrade' flutter tool",
  },
  {
    recording: 'sdk-not-a-clone',
    code: 1,
    says: 'This Flutter SDK is damaged: its .git folder is missing. Install Flutter again, then press Start.',
    last: 'is not a clone of the GitHub project',
  },
  {
    recording: 'git-missing',
    code: 1,
    says: 'Flutter needs git, which is not on PATH. Install git, then press Start.',
    last: 'Unable to find git in your PATH.',
  },
  {
    recording: 'crash-tool',
    by: 'open',
    code: 1,
    says: 'Flutter itself crashed (Null check operator used on a null value). Press Start to run it again.',
    last: 'A crash report has been written to',
  },
  {
    recording: 'crash-compiler',
    by: 'reload',
    code: 1,
    says: 'The Dart compiler ended unexpectedly, often for lack of memory. Press Start to run it again.',
    last: 'The Dart compiler exited unexpectedly.',
  },
  {
    recording: 'clean-start',
    switches: 'dies-now,with-child',
    code: 3,
    says: 'Flutter ended with exit code 3: what it says before it dies. Press Start to run it again.',
    last: 'what it says before it dies',
  },
  {
    recording: 'reload-ok',
    switches: 'dies-mid-reload,with-child',
    by: 'reload',
    code: null,
    says: 'Flutter was ended from outside (SIGKILL, perhaps for lack of memory). Press Start to run it again.',
    last: 'Unhandled exception: the tool is about to die',
  },
]
