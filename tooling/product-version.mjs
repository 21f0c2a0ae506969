import { readFileSync } from 'node:fs'

/**
 * The version of the product, which is said in one place, the root package.json: the build puts it into the launcher,
 * both packages and the bill of materials.
 */
export function productVersion() {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}

/** What stands in the launcher's code in place of the version. */
export const versionDefine = () => ({ MOSAYGENT_VERSION: JSON.stringify(productVersion()) })
