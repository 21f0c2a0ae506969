/** How long the session waits, in ms; tests use shorter times. */
export interface Timings {
  /** For the reply to a reload: a large app may compile for a minute. */
  readonly reload: number
  /** For the rest of the output of a reload after its reply. */
  readonly settle: number
  /** For the tool to end after `app.stop`. */
  readonly stop: number
  /** The same while it compiles, when it may not read requests (flutter/flutter#16183). */
  readonly stopCompiling: number
  /** For the process group to end after SIGTERM. */
  readonly terminate: number
  /** Replaces each of these three while the helper itself ends, which has 10 s for everything. */
  readonly hurry: number
  /** Between two probes of the port of an app that has started. */
  readonly probe: number
  /** At most one `preview.changed` in this time for new lines of output. */
  readonly announce: number
  /** How long the reply of a reload waits, after the compile, for a page to show the code. */
  readonly screen: number
  /** After this time without a report an open page counts as gone. */
  readonly pageSilence: number
  /**
   * How long the sources must be unchanged before they are read again, because editors save several files at once.
   * Longer than 50: for so long chokidar tells nothing more of a file that has just changed.
   */
  readonly quiet: number
  /** Between two looks whether the watched folders are still the same ones, which costs a few calls to the system. */
  readonly watchCheck: number
}

export const TIMINGS: Timings = {
  reload: 120_000,
  settle: 50,
  stop: 5_000,
  stopCompiling: 2_500,
  terminate: 4_000,
  hurry: 2_500,
  probe: 100,
  announce: 250,
  screen: 10_000,
  pageSilence: 100_000,
  quiet: 200,
  watchCheck: 2_000,
}
