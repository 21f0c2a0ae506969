import { readForeign } from '../../foreign-files/index.ts'
import { hideSecrets } from '../../redaction/index.ts'

const AROUND = 2

/** The lines around a location; empty when it cannot be read. Reads only sources, because the path comes from output. */
export async function readCodeFrame(
  path: string | null,
  line: number | null,
): Promise<{ line: number; text: string }[]> {
  if (path === null || line === null || !/\.(dart|yaml)$/.test(path)) return []
  const read = await readForeign('code-frame', path, { line, around: AROUND })
  if (read.kind !== 'read') return [] // moved or deleted meanwhile: the message is still useful
  const { first, lines } = read.value
  return lines.map((text, index) => ({ line: first + index, text: hideSecrets(text) }))
}
