import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { groupAlive, ownProcess, signalGroup, stillLives } from '../processes/index.ts'
import { entriesOf, parseJson, textOf } from '../state/index.ts'

/** A clone in the making. Recorded in the home folder, so that the next start can clear what a killed helper left. */
const ClaimRecord = z.object({
  folder: z.string(),
  helper: z.number(),
  /** When that helper began: its id may be somebody else's by now. */
  mark: z.optional(z.string()),
  life: z.string(),
  git: z.nullable(z.number()),
})
type ClaimRecord = z.infer<typeof ClaimRecord>

/** Process ids come again, in containers after every start; together with this they name one run of the helper. */
const LIFE = randomBytes(8).toString('hex')
const PARTIAL = /^\.[^/\\]+\.partial-[0-9a-f]{8}$/

export interface PartialFolder {
  readonly path: string
  /** Records the process group that fills the folder. */
  filledBy(pid: number): Promise<void>
  /** Removes what is left of it, which is nothing once it was renamed, and its record. */
  settle(): Promise<void>
}

/** Names (and records, but does not make) a hidden sibling of the target. */
export async function claimPartialFolder(home: string, target: string): Promise<PartialFolder> {
  const random = randomBytes(4).toString('hex')
  const folder = join(dirname(target), `.${basename(target)}.partial-${random}`)
  const file = join(home, 'clones', `${random}.json`)
  const { mark } = await ownProcess()
  const write = (git: number | null) => {
    const record: ClaimRecord = { folder, helper: process.pid, mark, life: LIFE, git }
    return writeFile(file, JSON.stringify(record), { mode: 0o600 })
  }
  const settle = async () => {
    try {
      await removeFolder(folder)
    } catch {
      return // something holds a file in it: the record stays, and the next start tries again
    }
    await rm(file, { force: true })
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await write(null)
  return { path: folder, filledBy: write, settle }
}

/** Deletes a folder with everything in it; patient with virus scanners that hold files for a moment. */
async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}

/** Removes what clones of a helper that is gone left behind. Leaves alone what a living helper is filling. */
export async function sweepPartialFolders(home: string): Promise<void> {
  const records = join(home, 'clones')
  for (const entry of await entriesOf(records)) {
    const file = join(records, entry.name)
    const parsed = ClaimRecord.safeParse(parseJson((await textOf(file)) ?? ''))
    if (parsed.success) {
      const { folder, helper, mark = '', life, git } = parsed.data
      if (life === LIFE || (helper !== process.pid && (await stillLives({ pid: helper, mark })))) continue
      // a name that we do not give is never deleted
      if (PARTIAL.test(basename(folder))) {
        if (git !== null) await endOrphan(git, folder)
        await removeFolder(folder)
      }
    }
    await rm(file, { recursive: true, force: true })
  }
}

/** A git that outlived its helper is ended only when its command line names the very folder: process ids come again. */
async function endOrphan(pid: number, folder: string): Promise<void> {
  if (process.platform !== 'linux' || !groupAlive(pid)) return
  const command = (await textOf(`/proc/${pid}/cmdline`)) ?? ''
  if (command.split('\0').includes(folder)) signalGroup(pid, 'SIGKILL')
}
