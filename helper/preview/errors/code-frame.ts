import { readFile, stat } from 'node:fs/promises'
import { hideSecrets } from '../../redaction/index.ts'

const AROUND = 2
const MAX_BYTES = 2 * 1024 * 1024

/** The lines around a place; empty when it cannot be read. Only sources are read: the path is the tool's output. */
export async function readCodeFrame(
  path: string | null,
  line: number | null,
): Promise<{ line: number; text: string }[]> {
  if (path === null || line === null || !/\.(dart|yaml)$/.test(path)) return []
  try {
    if ((await stat(path)).size > MAX_BYTES) return []
    const lines = (await readFile(path, 'utf8')).split(/\r\n|\n|\r/)
    const first = Math.max(1, line - AROUND)
    return lines
      .slice(first - 1, line + AROUND)
      .map((text, index) => ({ line: first + index, text: hideSecrets(text) }))
  } catch {
    return [] // moved or deleted since: the message alone still helps
  }
}
