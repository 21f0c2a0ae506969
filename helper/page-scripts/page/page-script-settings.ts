/** What the helper passes to the page script with each answer. */
export interface PageScriptSettings {
  /** The origins that may show the app; the script sends messages to no other and takes none from another. */
  readonly dashboards: readonly string[]
  /** Whether the app may register service workers of its own. */
  readonly ownWorkers: boolean
}
