import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { releasesOf } from './changelog.mjs'

/** What stands behind `?` in the import, and how the program is put into one piece. */
const FORMS = {
  text: (path) => readFile(path, 'utf8'),
  bundled: bundleWorker,
  'browser-script': bundleBrowserScript,
  releases: async (path) => releasesOf(await readFile(path, 'utf8')),
}

/**
 * Imports a program as text. `import text from './worker.ts?bundled'` gives one for a process that is kept,
 * `'./main.ts?browser-script'` one for a page or a service worker, `'./plugin.py?text'` a file as it is, and `'virtual:releases'`
 * what users read of CHANGELOG.md. So no package has to carry a file for it, and the built sketch is one program. The same
 * plugin serves Rolldown and Vite.
 */
export const bundledText = {
  name: 'bundled-text',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === 'virtual:releases') return `${CHANGELOG}?releases`
    const form = formOf(source)
    if (form === null) return null
    const resolved = await this.resolve(source.slice(0, -form.length - 1), importer, { skipSelf: true })
    return resolved === null ? null : `${resolved.id}?${form}`
  },
  async load(id) {
    const form = formOf(id)
    if (form === null) return null
    const path = id.slice(0, -form.length - 1)
    this.addWatchFile(path)
    return { code: `export default ${JSON.stringify(await FORMS[form](path))}`, moduleType: 'js' }
  },
}

const formOf = (id) => Object.keys(FORMS).find((form) => id.endsWith(`?${form}`)) ?? null

async function bundleWorker(input) {
  return await bundle(
    {
      input,
      platform: 'node',
      transform: { target: 'node20.19' },
      // what jsonc-parser gives to CommonJS asks for its own files at run time
      resolve: { alias: { 'jsonc-parser': JSONC } },
    },
    { format: 'cjs' },
  )
}

/**
 * A classic script in strict mode that adds no global names: a module would run after the app's own scripts.
 *
 * @param {string} input the entry's path
 * @returns {Promise<string>}
 */
export async function bundleBrowserScript(input) {
  return await bundle(
    { input, platform: 'browser', transform: { target: 'es2022' } },
    { format: 'iife', strict: true, comments: { legal: true, annotation: false, jsdoc: false } },
  )
}

async function bundle(input, output) {
  const build = await rolldown({ ...input, logLevel: 'silent' })
  const result = await build.generate({ ...output, codeSplitting: false, minify: 'dce-only' })
  await build.close()
  return result.output[0].code
}

const CHANGELOG = fileURLToPath(new URL('../CHANGELOG.md', import.meta.url))
const JSONC = fileURLToPath(new URL('../node_modules/jsonc-parser/lib/esm/main.js', import.meta.url))
