import { randomBytes } from 'node:crypto'
import { access, constants, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DoctorCheck } from '@mosaygent/contract'
import * as z from 'zod/mini'
import { messageOf } from '../errors/index.ts'
import { parseJson, prepareHome, textOf } from '../state/index.ts'
import { failed, fine } from './check.ts'
import { thisSystem } from '../operating-system/index.ts'

/** Below this a build or an install is likely to fill the disk; in bytes. */
const LOW_DISK = 2_000_000_000

/** The project directory: chosen, there, and ours to write. */
export async function checkDirectory(directory: string | null): Promise<DoctorCheck> {
  const named = { id: 'directory', name: 'directory' } as const
  if (directory === null)
    return failed(named, 'missing', 'no project directory is chosen yet', 'choose-directory')
  try {
    await access(directory, constants.R_OK | constants.W_OK)
    return fine(named, directory)
  } catch (error) {
    return failed(named, 'problem', messageOf(error), 'choose-directory')
  }
}

/** Room on the disks of our folder and of the project; the smaller one counts. */
export async function checkDisk(folders: readonly string[]): Promise<DoctorCheck> {
  const named = { id: 'disk', name: 'disk' } as const
  const free = (await Promise.all(folders.map(freeBytes))).filter((bytes) => bytes !== null)
  if (free.length === 0) return fine(named, 'the system does not say how much is free')
  const least = Math.min(...free)
  const text = `${(least / 1e9).toFixed(1)} GB free`
  return least < LOW_DISK
    ? failed(named, 'problem', `${text}; a build and an install of Flutter need more`)
    : fine(named, text)
}

/** Null: the folder is not there, or its file system does not say. */
async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return null // a folder that is gone is the other check's news
  }
}

/** Our folder: can be written, and read by this user alone. */
export async function checkHome(home: string): Promise<DoctorCheck> {
  const named = { id: 'home', name: 'home' } as const
  const probe = join(home, `.doctor-${randomBytes(6).toString('hex')}`)
  try {
    await prepareHome(home)
    await writeFile(probe, '')
    await rm(probe)
    const open = await openFiles(home)
    return open.length === 0
      ? fine(named, `writable  ${home}`)
      : failed(named, 'problem', `others on this computer may read ${open.join(', ')}`, 'protect-home')
  } catch (error) {
    return failed(named, 'problem', `${messageOf(error)}; choose another with MOSAYGENT_HOME`)
  }
}

/** Files of ours that others may read: restored from a backup, or copied. Windows keeps them by the user's profile. */
export async function openFiles(home: string): Promise<string[]> {
  if (!thisSystem().files.modes) return []
  const names = (await readdir(home)).filter((name) => name.endsWith('.json'))
  const open = await Promise.all(
    names.map(async (name) => ((await stat(join(home, name))).mode & 0o077) !== 0),
  )
  return names.filter((_, index) => open[index])
}

const Sessions = z.object({ paired: z.optional(z.array(z.unknown())) })

/** The browsers that were paired: others are known to a running helper alone. */
export async function checkSessions(home: string): Promise<DoctorCheck> {
  const named = { id: 'sessions', name: 'sessions' } as const
  const text = await textOf(join(home, 'sessions.json'))
  if (text === null) return fine(named, 'none yet')
  const parsed = Sessions.safeParse(parseJson(text))
  if (!parsed.success)
    return failed(named, 'problem', 'sessions.json is damaged; the next start of the helper sets it aside')
  const { length } = parsed.data.paired ?? []
  return fine(named, length === 1 ? '1 paired browser' : `${length} paired browsers`)
}
