import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a new file, its bytes on the disk when it resolves. @throws what the system says: ENOSPC, EACCES… */
export async function writeDurable(path: string, bytes: Buffer, mode: number | null): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    if (process.platform !== 'win32') await file.chmod(mode ?? 0o644)
    await file.sync()
  } catch (error) {
    await file.close()
    await rm(path, { force: true })
    throw error
  }
  await file.close()
}

/** Takes the place of the target at once; whoever reads it gets the old bytes or the new ones, never half of them. */
export async function replaceDurable(from: string, target: string): Promise<void> {
  await rename(from, target)
  await syncFolder(dirname(target))
}

export async function removeDurable(path: string): Promise<void> {
  await rm(path, { force: true })
  await syncFolder(dirname(path))
}

export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
}

/** A rename is on the disk once its folder is. Windows has no such thing, and some network disks refuse it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } catch {
    // the rename itself was done; only how soon it outlives a power cut is unknown
  } finally {
    await folder.close()
  }
}
