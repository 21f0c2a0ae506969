import releases from 'virtual:releases'

/** One release, as a user of the product would tell another one about it. */
export interface Release {
  /** Null: not released yet. */
  readonly version: string | null
  /** The latest first; names of buttons between backticks. */
  readonly changes: readonly string[]
}

/** The newest first. The build reads them from CHANGELOG.md, where a new line goes to the top of `What's new`. */
export const RELEASES: readonly Release[] = releases
