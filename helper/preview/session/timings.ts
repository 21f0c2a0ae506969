/** How long the session waits, in ms; tests give shorter ones. */
export interface Timings {
  /** For an answer to a reload: a large app may compile for a minute. */
  readonly reload: number
  /** For the two pipes of one reload to be drained after its answer. */
  readonly settle: number
  /** For the tool to end after `app.stop`. */
  readonly politeStop: number
  /** The same while it compiles: it may not listen before the compiler returns (flutter/flutter#16183). */
  readonly politeStopCompiling: number
  /** For the group to end after SIGTERM. */
  readonly terminate: number
  /** Instead of each of these three while the helper itself ends, which has 10 s for everything. */
  readonly hurry: number
  /** Between two looks at the port of an app that has started. */
  readonly probe: number
  /** At most one `preview.changed` in that time for a mere new line of output. */
  readonly announce: number
  /** How long the reply of a reload waits, after the compile, for a page to show the code. */
  readonly screen: number
  /** After so long without news an open page counts as gone. */
  readonly pageSilence: number
  /** How long the sources must be quiet before they are read again: editors save several files in one go. */
  readonly quiet: number
}

export const TIMINGS: Timings = {
  reload: 120_000,
  settle: 50,
  politeStop: 5_000,
  politeStopCompiling: 2_500,
  terminate: 4_000,
  hurry: 2_500,
  probe: 100,
  announce: 250,
  screen: 10_000,
  pageSilence: 100_000,
  quiet: 200,
}
