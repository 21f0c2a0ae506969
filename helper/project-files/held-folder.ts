import { constants, existsSync } from 'node:fs'
import { type FileHandle, lstat, open, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { systemCode } from '../errors/index.ts'
import { thisSystem } from '../operating-system/index.ts'

/**
 * A folder that was looked at and is now written into. Between the look and the write, somebody may put a link in its
 * place; what is done through this lands in the folder that was looked at, or not at all.
 */
export interface HeldFolder {
  readonly path: string
  /** The path by which the system finds one entry. @throws FolderMovedError where that is no longer in this folder */
  reach(name: string): Promise<string>
  /** Whether the path leads to this very folder, without any link. */
  isInPlace(): Promise<boolean>
  /** A folder in this one; null: there is none, or a link has its name. */
  enter(name: string): Promise<HeldFolder | null>
  close(): Promise<void>
}

/** Only where folders are looked at again: what is done to an open one reaches it wherever it is. */
export class FolderMovedError extends Error {
  readonly path: string
  constructor(path: string) {
    super(`${path} is not the folder that it was.`)
    this.path = path
  }
}

/** How a folder is kept: by an open handle, or by looking again right before each step. */
export type Hold = 'handle' | 'look-again'

const HANDLES = '/proc/self/fd'

/** Only Linux reaches an entry of an open folder by a path; Node has no `openat`. */
const systemHold = (): Hold =>
  thisSystem().processes.inFiles && existsSync(HANDLES) ? 'handle' : 'look-again'

/**
 * Takes hold of a folder by its absolute and real path, every part of which has to be a folder and no link.
 * Null: one of them is missing, or is something else by now. The caller closes it.
 */
export async function holdFolder(path: string, hold = systemHold()): Promise<HeldFolder | null> {
  return hold === 'handle' ? openFolder(path) : lookAtFolder(path)
}

// From <fcntl.h> of Linux, the same on every processor that Node is built for. Node does not name it. It opens a
// folder to go through, which needs no right to list it.
const O_PATH = 0o10000000
const FOLDER = O_PATH | constants.O_DIRECTORY | (constants.O_NOFOLLOW ?? 0)

async function openFolder(path: string): Promise<HeldFolder | null> {
  const handle = await openHandle(path)
  return handle === null ? null : byHandle(path, handle)
}

async function openHandle(path: string): Promise<FileHandle | null> {
  return (await openAtOnce(path)) ?? openByParts(path)
}

/**
 * Opened by its whole path, the system says of the open folder where it is: at that very path no link led to it, and the
 * two calls for each part of the path are spared. Null: elsewhere, or not there; the parts tell.
 */
async function openAtOnce(path: string): Promise<FileHandle | null> {
  let handle: FileHandle
  try {
    handle = await open(path, FOLDER)
  } catch (error) {
    return nullIfElsewhere(error)
  }
  const is = await readlink(`${HANDLES}/${handle.fd}`).catch(() => null) // gone between the two
  if (is === path) return handle
  await handle.close()
  return null
}

async function openByParts(path: string): Promise<FileHandle | null> {
  let here = await open('/', FOLDER)
  for (const part of path.split('/').filter((name) => name !== '')) {
    let next: FileHandle | null
    try {
      next = await openPart(here, part)
    } finally {
      await here.close()
    }
    if (next === null) return null
    here = next
  }
  return here
}

async function openPart(folder: FileHandle, name: string): Promise<FileHandle | null> {
  try {
    return await open(`${HANDLES}/${folder.fd}/${oneName(name)}`, FOLDER)
  } catch (error) {
    return nullIfElsewhere(error)
  }
}

function byHandle(path: string, handle: FileHandle): HeldFolder {
  return {
    path,
    reach: async (name) => `${HANDLES}/${handle.fd}/${oneName(name)}`,
    async isInPlace() {
      const now = await openHandle(path)
      if (now === null) return false
      try {
        return sameFile(await handle.stat({ bigint: true }), await now.stat({ bigint: true }))
      } finally {
        await now.close()
      }
    },
    async enter(name) {
      const inner = await openPart(handle, name)
      return inner === null ? null : byHandle(join(path, name), inner)
    },
    close: () => handle.close(),
  }
}

async function lookAtFolder(path: string): Promise<HeldFolder | null> {
  const found = await folderAt(path)
  if (found === null) return null
  const isInPlace = async () => {
    const now = await folderAt(path)
    return now !== null && sameFile(found, now)
  }
  return {
    path,
    isInPlace,
    async reach(name) {
      if (!(await isInPlace())) throw new FolderMovedError(path)
      return join(path, oneName(name))
    },
    enter: (name) => lookAtFolder(join(path, oneName(name))),
    close: () => Promise.resolve(),
  }
}

async function folderAt(path: string) {
  try {
    if ((await realpath(path)) !== path) return null
    const found = await lstat(path, { bigint: true })
    return found.isDirectory() ? found : null
  } catch (error) {
    return nullIfElsewhere(error)
  }
}

interface Identity {
  readonly dev: bigint
  readonly ino: bigint
}

const sameFile = (a: Identity, b: Identity) => a.dev === b.dev && a.ino === b.ino

/** `.` is the folder itself. */
function oneName(name: string): string {
  if (name === '' || name === '..' || /[/\0]/.test(name) || name.includes(thisSystem().paths.rules.sep))
    throw new Error(`${JSON.stringify(name)} is not the name of one entry.`)
  return name
}

function nullIfElsewhere(error: unknown): null {
  if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(systemCode(error) ?? '')) return null
  throw error
}
