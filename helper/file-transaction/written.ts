import { join } from 'node:path'
import { bytesAt, digestOf, type SwapRecord } from './journal.ts'

/**
 * Reports the files of a finished swap, absolute paths, with their content. A file that somebody changed in the moment
 * since the swap is left out: its content is theirs.
 */
export async function reportAsWritten(
  { app, entries }: SwapRecord,
  wrote: (path: string, content: Buffer) => Promise<void>,
): Promise<void> {
  for (const { path, target, after } of entries) {
    const content = await bytesAt(target)
    if (content !== null && digestOf(content) === after) await wrote(join(app, path), content)
  }
}
