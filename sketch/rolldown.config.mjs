import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'rolldown'
import { bundledText } from '../tooling/bundled-text.mjs'
import { copySketchAssets } from './build-assets.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))

export default defineConfig({
  input: path.join(here, 'main.ts'),
  platform: 'node',
  transform: { target: 'node20.19' },
  // The WASM loader's way around a missing dynamic import; nothing of ours.
  checks: { eval: false },
  output: { file: path.join(here, 'dist/sketch.mjs'), format: 'esm', codeSplitting: false },
  plugins: [
    bundledText,
    {
      name: 'sketch-assets',
      writeBundle: (output) => copySketchAssets(path.dirname(output.file)),
    },
  ],
})
