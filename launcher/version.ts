/** Put in by the build, from the root package.json: see `tooling/product-version.mjs`. */
declare const MOSAYGENT_VERSION: string

/** The product's version. */
export const VERSION = MOSAYGENT_VERSION
