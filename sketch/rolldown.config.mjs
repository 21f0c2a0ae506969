import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'rolldown'
import { bundledText } from '../tooling/bundled-text.mjs'
import { inOneByte } from '../tooling/in-one-byte.mjs'
import { copySketchAssets } from './build-assets.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))

const shared = { platform: 'node', transform: { target: 'node20.19' } }
const dir = path.join(here, 'dist')

/** What is started, and beside it the program, which is compiled once for all runs (docs/decisions/050). */
export default defineConfig([
  {
    ...shared,
    input: path.join(here, 'start.ts'),
    output: { dir, entryFileNames: 'sketch.cjs', format: 'cjs', codeSplitting: false },
  },
  {
    ...shared,
    input: path.join(here, 'main.ts'),
    // The WASM loader's way around a missing dynamic import; nothing of ours.
    checks: { eval: false },
    output: {
      dir,
      entryFileNames: 'sketch-program.cjs',
      format: 'cjs',
      strict: true,
      codeSplitting: false,
      // `import()` is not there for what is compiled as a script
      dynamicImportInCjs: false,
      comments: { legal: true, annotation: false, jsdoc: false },
    },
    plugins: [
      bundledText,
      inOneByte,
      { name: 'sketch-assets', writeBundle: (output) => copySketchAssets(output.dir) },
    ],
  },
])
