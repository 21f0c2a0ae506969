/** What users read of each release in CHANGELOG.md: see `tooling/bundled-text.mjs`. */
declare module 'virtual:releases' {
  const releases: readonly { readonly version: string | null; readonly changes: readonly string[] }[]
  export default releases
}
