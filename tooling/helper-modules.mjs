import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Every module of the helper as path and source, without tests and their stages. */
export async function helperModules() {
  const names = (await readdir(join(root, 'helper'), { recursive: true }))
    .map((name) => `helper/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/testing\/|\/node_modules\/|\/dist\//.test(name))
  return Promise.all(names.map(async (name) => ({ name, source: await readFile(join(root, name), 'utf8') })))
}

const IMPORT =
  /(?:import|export) (?:type )?(\{[^}]*\}|[^{}'\n]*?) from '([^']+)'|(?:import|require|getBuiltinModule)\('([^']+)'\)/g

/** What a module takes from elsewhere: from where, and which names; null: all of it. */
export function importsOf(source) {
  return [...source.matchAll(IMPORT)].map(([, names, from, whole]) => ({
    from: from ?? whole,
    names: names?.startsWith('{')
      ? names
          .slice(1, -1)
          .split(',')
          .map((name) => name.trim().split(' as ')[0].trim())
          .filter((name) => name !== '')
      : null,
  }))
}

/** Whether it takes one of these names, or everything, of the system's files. */
export const takesOfFiles = (source, names) =>
  importsOf(source).some(
    (one) =>
      /^(?:node:)?fs(?:\/promises)?$/.test(one.from) &&
      (one.names === null || one.names.some((name) => names.test(name))),
  )

/** Those of `found` that no key of `known` names, and the keys that name none; a key that ends in `/` is a folder. */
export function compareWithList(found, known) {
  const names = (one, key) => one === key || (key.endsWith('/') && one.startsWith(key))
  const keys = Object.keys(known)
  return {
    unlisted: found.filter((one) => !keys.some((key) => names(one, key))),
    stale: keys.filter((key) => !found.some((one) => names(one, key))),
  }
}
