/** The files that lie in `assets/` beside the bundle, as their packages export them. */
export const assetFiles: readonly string[]
