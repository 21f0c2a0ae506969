import { lstat, readdir } from 'node:fs/promises'
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
