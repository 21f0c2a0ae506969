/** One release, as a user of the product would tell another one about it. */
export interface Release {
  readonly version: string
  /** The latest first; names of buttons between backticks. A few: everything else stands in CHANGELOG.md, for developers. */
  readonly changes: readonly string[]
}
/** The newest first. A new line goes to the top of its release. */
export declare const RELEASES: readonly Release[]
