import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ALL, DIRECTIONS, DOORS, PACKAGES, PARENTS } from './directions.mjs'

/** Tests and what serves them alone stage whole things: directions and doors are the product's. */
const FOR_TESTS =
  /\.(test|spec|test-support|bench)\.[^/]+$|\/(testing|gallery|build)\/|(^|\/)(vite|vitest|playwright)[^/]*\.config\.|\/test-setup\.ts$|^(bench|e2e|tooling)\/|^sketch\/(corpus|golden)\//

/**
 * The room of a file: the longest of the folders that are rooms.
 *
 * @param {string} file its path in the repository, with forward slashes
 */
export function roomOf(file) {
  const folders = posix.dirname(file).split('/')
  const parent = PARENTS.findLast((name) => file.startsWith(`${name}/`))
  if (parent === undefined) return folders[0]
  const depth = parent.split('/').length
  return folders.length > depth ? folders.slice(0, depth + 1).join('/') : parent
}

/**
 * Why a file may not import that; null when it may.
 *
 * @param {string} root the repository's folder
 * @param {string} file its path in the repository, with forward slashes
 * @param {string} source what stands in quotes in the import
 * @returns {string | null}
 */
export function findRefusal(root, file, source) {
  if (FOR_TESTS.test(file)) return null
  const from = roomOf(file)
  const target = resolve(root, file, source)
  if (target === null) return refusedPackage(from, source)
  const to = roomOf(target)
  const row = DIRECTIONS[from]
  if (to === from || row === undefined || row.imports === ALL || row.imports.includes(to)) return null
  if (row.free?.includes(file) === true) return null
  return `${from} may not import ${to}. ${row.why}`
}

function refusedPackage(from, source) {
  const half = PACKAGES.find(({ under }) => from === under || from.startsWith(`${under}/`))
  if (half?.allowed !== undefined && !matches(source, half.allowed)) return half.why
  if (half?.refused !== undefined && matches(source, half.refused)) return half.why
  const door = DOORS.find(({ names }) => matches(source, names))
  return door === undefined || door.rooms.includes(from) ? null : door.why
}

const matches = (source, names) =>
  names.some((name) => (name.endsWith('*') ? source.startsWith(name.slice(0, -1)) : source === name))

/** The file in the repository that an import names; null for a package and for what is no file of ours. */
function resolve(root, file, source) {
  if (source.startsWith('.')) return posix.join(posix.dirname(file), source)
  if (source.startsWith('#')) return own(root, file.split('/')[0], 'imports', source)
  const [, half, rest] = /^@mosaygent\/([^/]+)(.*)$/.exec(source) ?? []
  return half === undefined ? null : own(root, half, 'exports', `.${rest}`)
}

const manifests = new Map()

function own(root, half, field, name) {
  const path = join(root, half, 'package.json')
  if (!manifests.has(path)) manifests.set(path, JSON.parse(readFileSync(path, 'utf8')))
  const target = manifests.get(path)[field]?.[name]
  return typeof target === 'string' ? posix.join(half, target) : null
}
