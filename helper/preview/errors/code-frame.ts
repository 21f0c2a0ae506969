import { readForeign } from '../../foreign-files/index.ts'
import { hideSecrets } from '../../redaction/index.ts'

const AROUND = 2

/** The lines around a place; empty when it cannot be read. Only sources are read: the path is the tool's output. */
export async function readCodeFrame(
  path: string | null,
  line: number | null,
): Promise<{ line: number; text: string }[]> {
  if (path === null || line === null || !/\.(dart|yaml)$/.test(path)) return []
  const read = await readForeign('code-frame', path, { line, around: AROUND })
  if (read.kind !== 'read') return [] // moved or deleted since: the message alone still helps
  const { first, lines } = read.value
  return lines.map((text, index) => ({ line: first + index, text: hideSecrets(text) }))
}
