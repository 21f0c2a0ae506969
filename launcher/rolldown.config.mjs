import { readdir, readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'rolldown'
import { bundledText } from '../tooling/bundled-text.mjs'
import { globalProcess } from '../tooling/global-process.mjs'
import { inOneByte } from '../tooling/in-one-byte.mjs'
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

/** Chunks of an earlier build, whose names another source may have changed, would be shipped with the new ones. */
const withoutOldChunks = {
  name: 'without-old-chunks',
  async writeBundle(_, written) {
    const folder = new URL('dist/program/', import.meta.url)
    for (const name of await readdir(folder))
      if (!(`program/${name}` in written)) await rm(new URL(name, folder))
  },
}

/** With what they import. */
const EVERY_COMMAND =
  /[\\/](helper[\\/](async|errors|operating-system|peer|plain-pages|ports|processes|state)|launcher[\\/](ports|settings|supervise))[\\/]/

/**
 * The command and its chunks, which need nothing but Node; the dashboard, the sketch and the starters are copied beside
 * them. Each command has a chunk of its own: what starts the helper does not read the helper's half of the code.
 */
export default defineConfig({
  input: fileURLToPath(new URL('main.ts', import.meta.url)),
  platform: 'node',
  // of human-signals: a table that nobody reads here, made by two thousand comparisons at each start
  treeshake: { manualPureFunctions: ['getSignalsByNumber'] },
  plugins: [rawText, globalProcess, bundledText, withoutOldChunks, inOneByte],
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
    dir: fileURLToPath(new URL('dist', import.meta.url)),
    entryFileNames: 'mosaygent.mjs',
    chunkFileNames: 'program/[name].mjs',
    format: 'esm',
    // What every command loads is one file: Node spells out each file's path twice for each import of it, and enough of
    // that before the first reply brought the optimizing compiler into memory, 4 MB (decision 53).
    codeSplitting: { groups: [{ name: 'every-command', test: EVERY_COMMAND }] },
    minify: 'dce-only',
    comments: { legal: true, annotation: false, jsdoc: false },
    banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : ''),
  },
})
