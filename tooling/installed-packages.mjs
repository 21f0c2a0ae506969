import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Whether `node_modules` holds exactly what the lockfile says: npm lists what it installed in a lockfile of its own
 * there, as its last act. What is optional may be left out, since it is for another system.
 * @param {string} root
 */
export async function packagesAreInstalled(root) {
  const [wanted, installed] = await Promise.all([
    readPackages(join(root, 'package-lock.json')),
    readPackages(join(root, 'node_modules/.package-lock.json')),
  ])
  if (wanted === null || installed === null) return false
  return Object.entries(wanted)
    .filter(([path]) => path.startsWith('node_modules/') || path.includes('/node_modules/'))
    .every(([path, { optional, version, integrity, link }]) => {
      const there = installed[path]
      if (there === undefined) return optional === true
      return there.version === version && there.integrity === integrity && there.link === link
    })
}

async function readPackages(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return null
    throw error
  }
}
