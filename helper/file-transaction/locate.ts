import { constants, type Stats } from 'node:fs'
import { access, lstat, realpath, stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative } from 'node:path'
import { type Outcome, refuse, succeed, systemCode } from '../errors/index.ts'
import { holdFolder, readFileIn } from '../project-files/index.ts'

/** A path in the app where a file is or may be written. */
export interface Located {
  /** Relative to the app, with forward slashes. */
  readonly path: string
  /** Absolute and real: where a link leads. */
  readonly target: string
  /** Null: there is no file yet. */
  readonly bytes: Buffer | null
}

/** No file that is edited comes near this. */
const MAX_BYTES = 1_000_000

/**
 * Finds a file of the app that is to be written, wherever links lead, as long as they lead to a path in the app.
 * `null`: the folder it would lie in is not there.
 */
export async function locate(app: string, path: string): Promise<Outcome<Located | null>> {
  try {
    return await look(app, path)
  } catch (error) {
    // there at one look and gone at the next
    if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(systemCode(error) ?? ''))
      return refuse(
        'file-changed',
        `${path} was moved or replaced meanwhile. Nothing was changed; try again.`,
      )
    throw error
  }
}

async function look(app: string, path: string): Promise<Outcome<Located | null>> {
  const root = await realpath(app)
  const asked = join(root, ...path.split('/'))
  const folder = await realOrNull(dirname(asked))
  if (folder === LOOP) return refuse('path-not-allowed', `${path} is a link that leads back to itself.`)
  if (folder === null) return succeed(null)
  if (!isInside(root, folder)) return outside(path)
  if (!(await stat(folder)).isDirectory()) return succeed(null)
  const file = join(folder, basename(asked))
  const found = await lstatOrNull(file)
  if (found === null) return writable(folder, { path, target: file, bytes: null })
  const target = await realOrNull(file)
  if (target === null || target === LOOP)
    return refuse('path-not-allowed', `${path} is a link that leads to nothing.`)
  if (!isInside(root, target)) return outside(path)
  return readTarget(path, target)
}

async function readTarget(path: string, target: string): Promise<Outcome<Located>> {
  const facts = await stat(target)
  if (facts.isDirectory()) return refuse('invalid-path', `${path} is a folder. Type the path of a file.`)
  if (!facts.isFile()) return refuse('invalid-path', `${path} is not an ordinary file.`)
  if (facts.size > MAX_BYTES)
    return refuse('invalid-path', `${path} is larger than 1 MB, so it is not edited here.`)
  if (await isReadOnly(target, facts)) return readOnly(path)
  const bytes = await readReal(target)
  return bytes === null ? outside(path) : writable(dirname(target), { path, target, bytes })
}

/** Null: it was replaced since it was judged, perhaps by a link. */
async function readReal(target: string): Promise<Buffer | null> {
  const folder = await holdFolder(dirname(target))
  if (folder === null) return null
  try {
    return (await readFileIn(folder, basename(target)))?.bytes ?? null
  } catch (error) {
    if (['ELOOP', 'EISDIR', 'ENXIO', 'EFBIG'].includes(systemCode(error) ?? '')) return null
    throw error
  } finally {
    await folder.close()
  }
}

/** The mode is looked at as well: an administrator may write what is marked as read-only. */
async function isReadOnly(target: string, facts: Stats): Promise<boolean> {
  return (facts.mode & 0o222) === 0 || !(await may(target, constants.R_OK | constants.W_OK))
}

/** A file is replaced in its folder, so that has to be writable too. */
async function writable(folder: string, located: Located): Promise<Outcome<Located>> {
  return (await may(folder, constants.W_OK | constants.X_OK)) ? succeed(located) : readOnly(located.path)
}

const readOnly = (path: string) =>
  refuse('path-not-accessible', `${path} may not be written. Change its permissions, then try again.`)

const outside = (path: string) =>
  refuse('path-not-allowed', `${path} leads out of the app through a link, so it is not written.`)

function may(path: string, mode: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  )
}

const LOOP = Symbol('a link that leads back to itself')

async function realOrNull(path: string): Promise<string | null | typeof LOOP> {
  try {
    return await realpath(path)
  } catch (error) {
    const code = systemCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    if (code === 'ELOOP') return LOOP
    throw error
  }
}

async function lstatOrNull(path: string): Promise<Stats | null> {
  try {
    return await lstat(path)
  } catch (error) {
    if (systemCode(error) === 'ENOENT' || systemCode(error) === 'ENOTDIR') return null
    throw error
  }
}

/** Both are real paths. */
function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way === '' || (!/^\.\.(?:[/\\]|$)/.test(way) && !isAbsolute(way))
}
