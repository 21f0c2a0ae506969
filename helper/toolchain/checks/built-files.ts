import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import type { BuiltFile, WebBuild } from '@mosaygent/contract'
import { systemCode } from '../../errors/index.ts'
import { entriesOf } from '../../state/index.ts'

type Built = Omit<Extract<WebBuild['result'], { kind: 'built' }>, 'kind' | 'folder'>

/** More than any build has, and than anybody waits for. */
const MOST_FILES = 20_000
const MOST_BYTES_TO_PACK = 512 * 1024 * 1024
/** As many as anybody reads. */
const LISTED = 500

/** The sizes of the files below a folder, also as a web server packs them; links are passed over. */
export async function builtFiles(folder: string, signal: AbortSignal): Promise<Built> {
  const sizes: { file: string; bytes: number }[] = []
  const waiting = ['']
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    for (const entry of await entriesOf(join(folder, below))) {
      const file = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) waiting.push(file)
      if (!entry.isFile() || sizes.length >= MOST_FILES) continue
      const found = await stat(join(folder, file)).catch(() => null) // gone meanwhile
      if (found !== null) sizes.push({ file, bytes: found.size })
    }
  }
  const bytes = sum(sizes.map((one) => one.bytes))
  const sorted = sizes.toSorted((a, b) => b.bytes - a.bytes || (a.file < b.file ? -1 : 1))
  const files: BuiltFile[] = []
  for (const one of sorted) {
    const packed = bytes > MOST_BYTES_TO_PACK ? null : await packedSize(join(folder, one.file), signal)
    files.push({ ...one, gzip_bytes: packed })
  }
  const packed = files.map((one) => one.gzip_bytes).filter((size) => size !== null)
  return {
    count: files.length,
    bytes,
    gzip_bytes: packed.length === files.length ? sum(packed) : null,
    files: files.slice(0, LISTED),
  }
}

const sum = (sizes: readonly number[]) => sizes.reduce((all, one) => all + one, 0)

/** How large gzip makes a file; null: it cannot be read any more. */
async function packedSize(path: string, signal: AbortSignal): Promise<number | null> {
  let size = 0
  try {
    const packed = createReadStream(path, { signal }).on('error', (error) => gzip.destroy(error))
    const gzip = createGzip()
    for await (const piece of packed.pipe(gzip)) size += Buffer.isBuffer(piece) ? piece.length : 0
    return size
  } catch (error) {
    if (signal.aborted || ['ENOENT', 'EACCES', 'EISDIR', 'EIO'].includes(systemCode(error) ?? '')) return null
    throw error
  }
}
