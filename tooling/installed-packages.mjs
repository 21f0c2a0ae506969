import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Whether `node_modules` holds exactly what the lockfile says: npm lists what it installed in a lockfile of its own
 * there, as its last act. What is optional may be left out, since it is for another system. That list may outlive what
 * it lists, since an `npm ci` that is cut off has removed things in any order; and it may be another system's.
 * `tests: false`: what only tests need may be missing or older.
 * @param {string} root
 */
export async function packagesAreInstalled(root, { tests = true } = {}) {
  const [wanted, installed] = await Promise.all([
    readPackages(join(root, 'package-lock.json')),
    readPackages(join(root, 'node_modules/.package-lock.json')),
  ])
  if (wanted === null || installed === null) return false
  const asWanted = Object.entries(wanted)
    .filter(([path]) => path.startsWith('node_modules/') || path.includes('/node_modules/'))
    .every(([path, { dev, optional, version, integrity, link }]) => {
      if (dev === true && !tests) return true
      const there = installed[path]
      if (there === undefined) return optional === true
      return there.version === version && there.integrity === integrity && there.link === link
    })
  if (!asWanted || Object.values(installed).some(isForAnotherSystem)) return false
  const there = await Promise.all(
    Object.keys(installed).map((path) => isThere(join(root, path, 'package.json'))),
  )
  return !there.includes(false)
}

/** Whether the last installation was one for tests. */
export async function testToolsAreInstalled(root) {
  const installed = await readPackages(join(root, 'node_modules/.package-lock.json'))
  return Object.values(installed ?? {}).some(({ dev }) => dev === true)
}

const isForAnotherSystem = ({ os, cpu }) => !fits(os, process.platform) || !fits(cpu, process.arch)

/** By npm's rules: one of those named, or none of those named with a `!`. */
function fits(named, own) {
  if (named === undefined || named.includes(own)) return true
  return !named.includes(`!${own}`) && named.every((one) => one.startsWith('!'))
}

const isThere = (file) =>
  access(file).then(
    () => true,
    () => false,
  )

async function readPackages(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))?.packages ?? null
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return null
    throw error
  }
}
