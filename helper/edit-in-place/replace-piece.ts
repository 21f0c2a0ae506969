import { type Outcome, succeed } from '../errors/index.ts'
import { changedMeanwhile, type SwapFolder, writeFiles } from '../file-transaction/index.ts'
import { hashOf, type OpenFile } from './open-file.ts'

/** What is replaced, at a place in bytes. */
export interface Piece {
  readonly from: number
  readonly was: string
  readonly written: string
}

/**
 * Puts other bytes in place of some of a file that was just read; gives the whole, and its hash. Where others than those
 * stand there, nothing is written. `onInPlace`: as soon as they are there; where the rest fails, they are gone again.
 */
export async function replacePiece(
  storage: SwapFolder,
  { app, located }: OpenFile,
  { from, was, written }: Piece,
  onInPlace?: () => void,
): Promise<Outcome<{ hash: string; bytes: Buffer }>> {
  const { bytes, path, target } = located
  const end = from + Buffer.byteLength(was)
  if (!bytes.subarray(from, end).equals(Buffer.from(was))) return changedMeanwhile(path)
  const behind = bytes.subarray(end)
  const after = Buffer.concat([bytes.subarray(0, from), Buffer.from(written), behind])
  const files = [{ path, target, before: bytes, after }]
  const swapped = await writeFiles({ swapFolder: storage, project: '', app, files, onInPlace })
  return swapped.ok ? succeed({ hash: hashOf(after), bytes: after }) : swapped
}
