import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { systemCode } from '../errors/index.ts'
import { openJsonFile } from './json-file.ts'

/**
 * The files that this product wrote into a codebase, with what was in them: so that they can be told from the user's
 * own changes. Each write is recorded; a file that was changed since is not ours any more.
 */
export interface WrittenFiles {
  /** `path` is absolute, `content` the whole file as it was written. Recording it again replaces the earlier record. */
  record(path: string, content: string | Uint8Array): Promise<void>
  /** Absolute paths below the folder whose files still hold exactly what was recorded. */
  untouchedBelow(folder: string): Promise<string[]>
}

const Written = z.object({
  /** The newest last. */
  files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })),
})

/** Three files for each environment of a codebase: enough for many projects, little enough to look at each time. */
const MOST = 200

/** Opens `written-files.json` of the home folder. */
export async function openWrittenFiles({
  home,
  onDamaged,
}: {
  readonly home: string
  readonly onDamaged: (setAside: string) => void
}): Promise<WrittenFiles> {
  const path = join(home, 'written-files.json')
  const file = await openJsonFile({ path, schema: Written, initial: { files: [] }, onDamaged })
  return {
    record(written, content) {
      const bytes = Buffer.from(content)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const entry = { path: written, size: bytes.length, sha256 }
      return file.update(({ files }) => ({
        files: [...files.filter((other) => other.path !== written), entry].slice(-MOST),
      }))
    },
    async untouchedBelow(folder) {
      const below = file.get().files.filter((one) => isBelow(one.path, folder))
      const untouched = await Promise.all(below.map(isUntouched))
      return below.filter((_, index) => untouched[index]).map((one) => one.path)
    },
  }
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** The size first: a file that somebody replaced by a huge one is not read for it. */
async function isUntouched({ path, size, sha256 }: { path: string; size: number; sha256: string }) {
  try {
    const found = await lstat(path)
    if (!found.isFile() || found.size !== size) return false
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    return hash.digest('hex') === sha256
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes(systemCode(error) ?? '')) return false
    throw error
  }
}
