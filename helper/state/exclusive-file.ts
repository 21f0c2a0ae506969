import { randomBytes } from 'node:crypto'
import { link, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { systemCode } from '../errors/index.ts'
import { textOf } from './reading.ts'

export interface ExclusiveFile {
  readonly path: string
  /** What it says of who holds it. */
  readonly text: string
  /** Whether who wrote such a text still holds it. */
  readonly isHeld: (text: string) => Promise<boolean>
}

/** File systems without hard links (FAT, some shares) answer so; there, alone, a half-written file can be seen. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL'])
/** How often somebody who is taking over is waited for; 5 s in all. */
const PATIENCE = 250

/**
 * Takes a file that one process alone may have: null when it is ours, else the text of who has it. One whose holder is
 * gone is taken over; several may see that at once, so it is replaced only by who holds the file `<path>.next`, which
 * is taken in the same way.
 */
export async function takeFile(file: ExclusiveFile): Promise<string | null> {
  const { path, text, isHeld } = file
  for (let attempt = 0; ; attempt += 1) {
    if (await createWhole(path, text)) return null
    const found = await textOf(path)
    if (found === null) {
      if (attempt >= PATIENCE) throw new Error(`${path} cannot be read. Move it away.`)
      continue // let go in between
    }
    if (await isHeld(found)) return found
    const other = await takeFile({ ...file, path: `${path}.next` })
    if (other !== null) {
      if (attempt >= PATIENCE) return other
      await pause(20)
      continue
    }
    try {
      if ((await textOf(path)) !== found) continue // taken over before our turn
      await replaceWhole(path, text)
      return null
    } finally {
      await rm(`${path}.next`, { force: true })
    }
  }
}

/** Gives the file back, if it is still ours. */
export async function leaveFile(path: string, text: string): Promise<void> {
  if ((await textOf(path)) === text) await rm(path, { force: true })
}

/** Nobody ever sees a half-written one: it is written beside, and then named. */
export async function replaceWhole(path: string, text: string): Promise<void> {
  const beside = await writeBeside(path, text)
  await rename(beside, path)
}

/** False: it is there already. */
async function createWhole(path: string, text: string): Promise<boolean> {
  const beside = await writeBeside(path, text)
  try {
    await link(beside, path)
    return true
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false
    if (!NO_LINKS.has(systemCode(error) ?? '')) throw error
    return await createInPlace(path, text)
  } finally {
    await rm(beside, { force: true })
  }
}

async function createInPlace(path: string, text: string): Promise<boolean> {
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false
    throw error
  }
}

async function writeBeside(path: string, text: string): Promise<string> {
  const beside = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    await writeFile(beside, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
  return beside
}
