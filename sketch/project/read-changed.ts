import { open, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { hashOf, MAX_FILE_BYTES } from './read-file.ts'
import type { GoodFile } from './read-file.ts'

/** A file as it was read, and how the disk described it then. */
export interface ReadFile extends GoodFile {
  readonly stamp: string
}

export type Changed =
  | { readonly kind: 'same'; readonly stamp: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array; readonly stamp: string }

/** A file changed within this time may change again without the disk's clock telling. In nanoseconds. */
const CLOCK_NS = 2_000_000_000n

/**
 * A file's bytes if they can have changed since it was read. Null for what is not there, cannot be read, is no
 * file, or is reached by a link that leads out of the project.
 */
export async function readChanged(
  root: string,
  file: string,
  known: ReadFile | undefined,
): Promise<Changed | null> {
  try {
    const described = await stat(file, { bigint: true })
    if (!described.isFile()) return null
    const stamp = [described.ino, described.size, described.mtimeNs, described.ctimeNs].join(' ')
    const settled = BigInt(Date.now()) * 1_000_000n - described.mtimeNs > CLOCK_NS
    if (known !== undefined && settled && known.stamp === stamp) return { kind: 'same', stamp }
    const real = await realpath(file)
    if (!real.startsWith(root + path.sep)) return null
    const bytes = await firstBytes(real)
    if (known !== undefined && known.hash === hashOf(bytes)) return { kind: 'same', stamp }
    return { kind: 'bytes', bytes, stamp }
  } catch {
    // A generated file that was never made, or one without permission: the picture goes on without it.
    return null
  }
}

/** Enough of a file to see that it is too large, and no more. */
async function firstBytes(file: string): Promise<Uint8Array> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const bytes = new Uint8Array(Math.min(size, MAX_FILE_BYTES + 1))
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0)
    return bytes.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
