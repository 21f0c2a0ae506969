import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const SUFFIX = '?bundled'

/**
 * `import text from './worker.ts?bundled'` gives a program in one piece, as text: a worker thread is started from it,
 * in the built helper, which is one file, as in the tests. The same plugin serves Rolldown and Vite.
 */
export const bundledText = {
  name: 'bundled-text',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(SUFFIX)) return null
    const resolved = await this.resolve(source.slice(0, -SUFFIX.length), importer, { skipSelf: true })
    return resolved === null ? null : `${resolved.id}${SUFFIX}`
  },
  async load(id) {
    if (!id.endsWith(SUFFIX)) return null
    const build = await rolldown({
      input: id.slice(0, -SUFFIX.length),
      platform: 'node',
      transform: { target: 'node20.19' },
      // what jsonc-parser gives to CommonJS asks for its own files at run time
      resolve: { alias: { 'jsonc-parser': JSONC } },
      logLevel: 'silent',
    })
    const { output } = await build.generate({ format: 'cjs', codeSplitting: false, minify: 'dce-only' })
    await build.close()
    return { code: `export default ${JSON.stringify(output[0].code)}`, moduleType: 'js' }
  },
}

const JSONC = fileURLToPath(new URL('../../node_modules/jsonc-parser/lib/esm/main.js', import.meta.url))
