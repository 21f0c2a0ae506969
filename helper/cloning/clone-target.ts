import { lstat, readdir, rename, rmdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { type Outcome, refuse, succeed, systemCode } from '../errors/index.ts'

/**
 * Whether a clone may become this folder: nothing is there, or an empty folder. `so`: what follows when it may not,
 * which is another thing before a clone was asked for than after.
 */
export async function checkTarget(target: string, so = 'nothing was cloned'): Promise<Outcome<null>> {
  const taken = (what: string) =>
    refuse('target-exists', `${what}, so ${so}. Move it away, or choose another project directory.`)
  try {
    const found = await lstat(target)
    if (found.isSymbolicLink()) return taken(`${target} is already there as a link`)
    if (!found.isDirectory()) return taken(`${target} is already there as a file`)
    if ((await readdir(target)).length > 0) return taken(`${target} is already there and not empty`)
    return succeed(null)
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return succeed(null)
    throw error
  }
}

/** Gives a finished clone its name. Throws ENOTEMPTY, EEXIST or ENOTDIR when something took the place meanwhile. */
export async function moveIntoPlace(partial: string, target: string): Promise<void> {
  try {
    await rmdir(target) // an empty folder; Windows does not rename onto one
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      await rename(partial, target)
      return
    } catch (error) {
      // a virus scanner holds new files for a moment
      const held =
        process.platform === 'win32' && ['EPERM', 'EBUSY', 'EACCES'].includes(systemCode(error) ?? '')
      if (!held || attempt === 20) throw error
      await pause(100)
    }
  }
}
