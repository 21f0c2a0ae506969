import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { systemCode } from '../errors/index.ts'

export type TableName = 'tcp' | 'tcp6'

/** The kernel's tables of connections, held open: looking into them takes no descriptor that somebody could use up. */
export interface KernelTables {
  /**
   * Hands over whole rows, a few at a time, until `isDone`. One reader at a time. Rejects where the system fails.
   */
  read(name: TableName, rows: (text: string) => void, isDone: () => boolean): Promise<void>
  close(): Promise<void>
}

/** The kernel gives a page at a time; rows are never cut in two by a larger buffer, and if one were, it is joined. */
const BUFFER_BYTES = 64 * 1024
/** The system does not tell, rather than failing at it. */
const SILENT = new Set(['ENOENT', 'EACCES', 'EPERM'])

/** Null: this system has no such table, or does not let us look. Throws for any other reason. */
export async function openKernelTables(folder = '/proc/net'): Promise<KernelTables | null> {
  const tcp = await openTable(join(folder, 'tcp'))
  if (tcp === null) return null
  // not there without IPv6
  const tcp6 = await openTable(join(folder, 'tcp6'))
  const files: Record<TableName, FileHandle | null> = { tcp, tcp6 }
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES)

  return {
    async read(name, rows, isDone) {
      const file = files[name]
      if (file === null) return
      let cut = ''
      for (let at = 0; !isDone();) {
        const { bytesRead } = await file.read(buffer, 0, BUFFER_BYTES, at)
        if (bytesRead === 0) break
        at += bytesRead
        const text = cut + buffer.toString('latin1', 0, bytesRead)
        const end = text.lastIndexOf('\n') + 1
        cut = text.slice(end)
        rows(text.slice(0, end))
      }
    },
    async close() {
      await Promise.all([tcp.close(), tcp6?.close()])
    },
  }
}

async function openTable(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (SILENT.has(systemCode(error) ?? '')) return null
    throw error
  }
}
