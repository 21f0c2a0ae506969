import type { Recording } from './recordings.ts'

/** A run that nobody asked to end. */
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

export const WAYS_TO_END: readonly Death[] = [
  {
    recording: 'start-compile-error',
    code: 1,
    says: 'The app did not compile: 2 errors.',
    last: 'Failed to compile application.',
    errors: 2,
  },
  {
    recording: 'start-missing-package',
    code: 1,
    says: 'The app did not compile: 3 errors.',
    last: 'Failed to compile application.',
    errors: 3,
  },
  {
    recording: 'port-taken',
    code: 1,
    says: 'The port that was free a moment ago is taken by another program.',
    last: 'address = 127.0.0.1',
  },
  {
    recording: 'missing-pubspec',
    code: 1,
    says: 'There is no pubspec.yaml in the Flutter codebase. Check the project directory.',
    last: 'No pubspec.yaml file found',
  },
  {
    recording: 'target-missing',
    code: 1,
    says: 'The app’s entry point lib/main.dart is missing. Create it, or choose a run configuration with another one.',
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
    says: 'The package http could not be downloaded. Check the network connection.',
    last: 'Failed to update packages.',
  },
  {
    recording: 'web-disabled',
    code: 1,
    says: 'Web support is switched off in this Flutter SDK. Run “flutter config --enable-web”.',
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
    says: 'This Flutter SDK is damaged: it cannot run its own Dart. Delete the folder bin/cache in it',
    last: "Unable to 'pub upgrade' flutter tool",
  },
  {
    recording: 'sdk-not-a-clone',
    code: 1,
    says: 'This Flutter SDK is damaged: its .git folder is missing. Install Flutter again.',
    last: 'is not a clone of the GitHub project',
  },
  {
    recording: 'git-missing',
    code: 1,
    says: 'Flutter needs git, which is not on PATH. Install git.',
    last: 'Unable to find git in your PATH.',
  },
  {
    recording: 'crash-tool',
    by: 'open',
    code: 1,
    says: 'Flutter itself crashed (Null check operator used on a null value).',
    last: 'A crash report has been written to',
  },
  {
    recording: 'crash-compiler',
    by: 'reload',
    code: 1,
    says: 'The Dart compiler ended unexpectedly, often for lack of memory.',
    last: 'The Dart compiler exited unexpectedly.',
  },
  {
    recording: 'clean-start',
    switches: 'dies-now,with-child',
    code: 3,
    says: 'Flutter ended with exit code 3: what it says before it dies.',
    last: 'what it says before it dies',
  },
  {
    recording: 'reload-ok',
    switches: 'dies-mid-reload,with-child',
    by: 'reload',
    code: null,
    says: 'Flutter was ended from outside (SIGKILL, perhaps for lack of memory).',
    last: 'Unhandled exception: the tool is about to die',
  },
]
