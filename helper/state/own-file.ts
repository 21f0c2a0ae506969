import { lstat } from 'node:fs/promises'
import { systemCode } from '../errors/index.ts'

/** A file that decides who may call us could have been written by somebody else: nothing starts on it. */
export class UnsafeFileError extends Error {
  constructor(path: string, why: string) {
    super(
      `${path} ${why}, so it cannot be trusted with who may use this helper. Remove it, then start again.`,
    )
    this.name = 'UnsafeFileError'
  }
}

/**
 * Checks that a file, where there is one, is a plain file of this user that nobody else may read or write. Windows
 * has neither owner numbers nor such bits: there the folder is in the user's own profile. Throws UnsafeFileError.
 */
export async function requireOwnFile(path: string, uid = process.getuid?.()): Promise<void> {
  const found = await lstat(path).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return null
    throw error
  })
  if (found === null) return
  if (!found.isFile()) throw new UnsafeFileError(path, 'is a link or no file')
  if (uid === undefined) return
  if (found.uid !== uid) throw new UnsafeFileError(path, 'belongs to another user')
  if ((found.mode & 0o077) !== 0) {
    const mode = (found.mode & 0o777).toString(8).padStart(4, '0')
    throw new UnsafeFileError(path, `may be read or written by other users (mode ${mode})`)
  }
}
