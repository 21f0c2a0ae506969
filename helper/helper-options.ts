export interface HelperOptions {
  /** The folder for everything of ours; made when missing. */
  readonly home: string
  /** 0: a free one. */
  readonly helperPort: number
  readonly previewPort: number
  readonly version: string
  /** The program that draws a sketch when there is no Flutter SDK, as a file for Node; null: there is none. */
  readonly sketchProgram: string | null
  /** The folder with the two starters, `api` and `flutter`; null: nothing to clone without configuration. */
  readonly startersFolder: string | null
  readonly env: NodeJS.ProcessEnv
  readonly log: (line: string) => void
}

export interface RunningHelper {
  readonly helperPort: number
  readonly previewPort: number
  /**
   * The origin of the dashboard that our parent serves, while it serves it; null: none any more. Gives the link that a
   * browser has to be paired by, good once, where the system does not say whose page calls; null: none is needed.
   */
  setDashboardOrigin(origin: string | null): string | null
  /** A fresh pairing link to the hosted dashboard, and whether that one was ever paired; null: none is configured. */
  pairingLink(): { readonly link: string; readonly pairedBefore: boolean } | null
  /**
   * Refuses new work from now on, and ends everything it started; no process and no port is left. In order it takes
   * some 6 s at most; whoever calls it sees to what takes longer.
   */
  stop(): Promise<void>
}
