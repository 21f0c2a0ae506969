import { execFileSync } from 'node:child_process'
import { cp, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { LEFT_OUT } from './fingerprint.mjs'

/**
 * The files below a folder that git keeps; null where there is no git to say it (sources from an archive). What lies
 * there besides, a `.env` perhaps, is somebody's own.
 * @param {string} root @param {string} folder
 * @returns {string[] | null} their paths
 */
export function trackedFiles(root, folder) {
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--', folder], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const names = listed.split('\0').filter((name) => name !== '')
    return names.length === 0 ? null : names.map((name) => join(root, name))
  } catch {
    return null // no git, or no repository
  }
}

/**
 * Replaces a folder of the product by a copy of another, without what tools leave there. `only`: of the files, these
 * alone; null: all.
 */
export async function copyShipped(from, to, only = null) {
  const wanted = only === null ? null : new Set(only.flatMap((path) => withFolders(path, from)))
  await rm(to, { recursive: true, force: true })
  await cp(from, to, {
    recursive: true,
    filter: (path) => path === from || (!LEFT_OUT.has(basename(path)) && (wanted?.has(path) ?? true)),
  })
}

/**
 * Removes what else lies in a folder of the product: an earlier build may have left it there, by a name that nothing has
 * now, and all of the folder is packed.
 * @param {string} folder @param {readonly string[]} names what stays
 */
export async function removeOthers(folder, names) {
  for (const name of await readdir(folder))
    if (!names.includes(name)) await rm(join(folder, name), { recursive: true, force: true })
}

/** A path and each folder above it, up to `top`. */
function withFolders(path, top) {
  const all = [path]
  for (let folder = dirname(path); folder.length > top.length; folder = dirname(folder)) all.push(folder)
  return all
}
