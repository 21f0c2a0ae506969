import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { bundledText } from './bundled-text.mjs'
import { copySketchAssets } from '../sketch/build-assets.mjs'

/**
 * Runs a TypeScript program of the sketch: `node tooling/run-bundled.mjs FILE ARGUMENTS...`. One of its packages
 * imports its own files without their endings, which Node cannot follow but a bundler can.
 */
const [file = '', ...args] = process.argv.slice(2)
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = join(root, '.cache/bundled')
const bundle = join(folder, `${basename(file, '.ts')}.mjs`)
const build = await rolldown({
  input: resolve(file),
  platform: 'node',
  plugins: [bundledText],
  transform: { target: 'node20.19' },
  checks: { eval: false },
})
await build.write({ file: bundle, format: 'esm', codeSplitting: false })
await copySketchAssets(folder)
process.argv.splice(1, process.argv.length, bundle, ...args)
await import(pathToFileURL(bundle).href)
