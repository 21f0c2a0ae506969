import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'rolldown'
import { bundledText } from '../tooling/bundled-text.mjs'
import { versionDefine } from '../tooling/product-version.mjs'

/** Files that are served to a browser as they stand come into the bundle as text; tests get the same from Vite. */
const rawText = {
  name: 'raw-text',
  load: {
    filter: { id: /\?raw$/ },
    async handler(id) {
      const text = await readFile(id.replace(/\?raw$/, ''), 'utf8')
      return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js' }
    },
  },
  resolveId: {
    filter: { id: /\?raw$/ },
    async handler(source, importer) {
      const resolved = await this.resolve(source.replace(/\?raw$/, ''), importer)
      return resolved === null ? null : `${resolved.id}?raw`
    },
  },
}

/** One file that needs nothing but Node; the dashboard, the sketch and the starters are copied beside it. */
export default defineConfig({
  input: fileURLToPath(new URL('main.ts', import.meta.url)),
  platform: 'node',
  plugins: [rawText, bundledText],
  // Its main entry asks for its own files at run time, which in one file are not there.
  resolve: {
    alias: {
      'jsonc-parser': fileURLToPath(new URL('../node_modules/jsonc-parser/lib/esm/main.js', import.meta.url)),
    },
  },
  transform: {
    target: 'node20.19',
    // CommonJS packages inside (write-file-atomic) ask where they are; in one ES module only this answers.
    define: { __filename: 'import.meta.filename', __dirname: 'import.meta.dirname', ...versionDefine() },
  },
  output: {
    file: fileURLToPath(new URL('dist/mosaygent.mjs', import.meta.url)),
    format: 'esm',
    minify: 'dce-only',
    codeSplitting: false,
    banner: '#!/usr/bin/env node',
  },
})
