import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What tools leave in a source folder: no source. */
export const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  '.types',
  'coverage',
  '.venv',
  'uv.lock',
  '__pycache__',
  '.mypy_cache',
  '.pytest_cache',
  '.ruff_cache',
  '.DS_Store',
])

/**
 * One hash over the names and bytes of files and folders, so that "stale" means "the sources differ", whatever the
 * clock or a checkout did to their times.
 * @param {string} root @param {readonly string[]} paths relative to root; a missing one counts as empty
 */
export async function fingerprint(root, paths) {
  const hash = createHash('sha256')
  for (const path of [...paths].sort()) await add(hash, root, path)
  return hash.digest('hex')
}

async function add(hash, root, path) {
  let entries
  try {
    entries = await readdir(join(root, path), { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOENT') return
    if (error.code !== 'ENOTDIR') throw error
    hash.update(`${path}\0`).update(await readFile(join(root, path)))
    return
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!LEFT_OUT.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      await add(hash, root, `${path}/${entry.name}`)
  }
}

/** What was written by `writeStamp`, or null. */
export async function readStamp(file) {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

export async function writeStamp(file, text) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
