import { copyFile, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { assetFiles } from './asset-files.mjs'

const require = createRequire(import.meta.url)

/**
 * Copies what the bundled sketch needs, its two WASM files and its fonts, into `assets/` below the folder that the
 * bundle lies in.
 */
export async function copySketchAssets(targetDirectory) {
  const assets = path.join(targetDirectory, 'assets')
  await mkdir(assets, { recursive: true })
  await Promise.all(
    assetFiles.map((file) => copyFile(require.resolve(file), path.join(assets, path.basename(file)))),
  )
}
