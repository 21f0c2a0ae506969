import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { parseAst } from 'rolldown/parseAst'

/**
 * What a browser has to load before the sign-in page of a built dashboard can be used: the scripts of `index.html`, the
 * page's own file, and whatever these import statically. Sizes are bytes after gzip.
 * @param {string} dist @returns {Promise<{total: number, files: {name: string, bytes: number, code: string}[]}>}
 */
export async function firstLoad(dist) {
  const html = await readFile(join(dist, 'index.html'), 'utf8')
  const entries = [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, src]) => src)
  const files = new Map()
  for (const entry of entries) await addWithImports(files, dist, entry)
  await addWithImports(files, dist, loginPage([...files.values()]))
  const all = [...files.values()]
  return { total: all.reduce((sum, { bytes }) => sum + bytes, 0), files: all }
}

/** The router asks for the page with a dynamic import, so that no other page comes along. */
function loginPage(files) {
  const name = files.map(({ code }) => /\/(login-page-[\w-]+\.js)/.exec(code)?.[1]).find(Boolean)
  if (name === undefined) throw new Error('the entry of the built dashboard names no sign-in page')
  return join('assets', name)
}

async function addWithImports(files, dist, name) {
  if (files.has(name)) return
  const code = await readFile(join(dist, name), 'utf8')
  const { length: bytes } = await promisify(gzip)(code)
  files.set(name, { name, bytes, code })
  const sources = parseAst(code).body.flatMap((node) =>
    'source' in node && node.source ? [node.source.value] : [],
  )
  for (const source of sources) await addWithImports(files, dist, join(name, '..', source))
}
