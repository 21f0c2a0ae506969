import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findStale } from './build.mjs'

/** Tells the gallery's tests, which alone need it (`e2e/gallery/gallery.ts`). */
const STALE_GALLERY = 'MOSAYGENT_TEST_STALE_GALLERY'

/** Before browser tests: they run what was built, and an older build would pass or fail for what nobody reads any more. */
export default async function requireBuilt() {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const stale = await findStale(root)
  if (stale.length > 0)
    throw new Error(`The sources have changed since this was built: ${stale.join(', ')}. Run: npm run build`)
  if ((await findStale(root, { gallery: true })).length > 0) process.env[STALE_GALLERY] = '1'
}
