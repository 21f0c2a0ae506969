import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
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
 * clock or a checkout did to their times. Read synchronously, since nothing else waits meanwhile: each of thousands of
 * small files would pay for its way to another thread and back.
 * @param {string} root @param {readonly string[]} paths relative to root; a missing one counts as empty
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256')
  for (const path of [...paths].sort()) add(hash, root, path)
  return hash.digest('hex')
}

function add(hash, root, path) {
  let entries
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOENT') return
    if (error.code !== 'ENOTDIR') throw error
    addFile(hash, root, path)
    return
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (LEFT_OUT.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    const inside = `${path}/${entry.name}`
    if (entry.isFile()) addFile(hash, root, inside)
    else add(hash, root, inside)
  }
}

function addFile(hash, root, path) {
  hash.update(`${path}\0`).update(readFileSync(join(root, path)))
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
