/** An app whose first screen is measured: which copy of it, and the fixed texts that screen shows. */
export interface FirstScreen {
  readonly repository: string
  /** The copy's commit, as far as it tells copies apart. */
  readonly commit: string
  /** The app's folder in the checkout. */
  readonly folder: string
  readonly entry: string
  /** Read from the source by hand, before the picture was looked at. */
  readonly texts: readonly string[]
}
