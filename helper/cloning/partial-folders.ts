import { randomBytes } from 'node:crypto'
import { mkdir, realpath, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { systemCode } from '../errors/index.ts'
import { groupAlive, ownProcess, signalGroup, stillLives } from '../processes/index.ts'
import {
  type HeldFolder,
  holdFolder,
  removeEmptyFolder,
  removeTree,
  renameIn,
} from '../project-files/index.ts'
import { entriesOf, parseJson, textOf } from '../state/index.ts'
import { thisSystem } from '../operating-system/index.ts'

/** A clone in the making. Recorded in the home folder, so that the next start can clear what a killed helper left. */
const ClaimRecord = z.object({
  folder: z.string(),
  helper: z.number(),
  /** When that helper began: another process may have its id by now. */
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
  /** Gives what was filled the target's name. Throws ENOTEMPTY, EEXIST or ENOTDIR when something has that name. */
  becomeTarget(): Promise<void>
  /** Takes what has the target's name, so that `settle` removes it: whole or not at all, whatever happens meanwhile. */
  takeTarget(): Promise<void>
  /** Removes what is left of it, which is nothing once it was renamed, and its record. */
  settle(): Promise<void>
}

/**
 * Names (and records, but does not make) a hidden sibling of the target. The folder of both is held until `settle`:
 * should a link take its place meanwhile, nothing is renamed or removed where that leads.
 */
export async function claimPartialFolder(home: string, target: string): Promise<PartialFolder> {
  const random = randomBytes(4).toString('hex')
  const name = basename(target)
  const hidden = `.${name}.partial-${random}`
  const above = await realpath(dirname(target))
  const folder = join(above, hidden)
  const file = join(home, 'clones', `${random}.json`)
  const { mark } = await ownProcess()
  const write = (git: number | null) => {
    const record: ClaimRecord = { folder, helper: process.pid, mark, life: LIFE, git }
    return writeFile(file, JSON.stringify(record), { mode: 0o600 })
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await write(null)
  const held = await holdFolder(above)
  if (held === null) {
    await rm(file, { force: true })
    throw Object.assign(new Error(`${above} is gone`), { code: 'ENOENT' })
  }
  return {
    path: folder,
    filledBy: write,
    async becomeTarget() {
      await removeEmptyFolder(held, name) // Windows does not rename onto an empty one
      await renamePatiently(held, hidden, name)
    },
    takeTarget: () => renamePatiently(held, name, hidden),
    async settle() {
      try {
        await removeTree(held, hidden)
      } catch {
        return // something holds a file in it: the record stays, and the next start tries again
      } finally {
        await held.close()
      }
      await rm(file, { force: true })
    },
  }
}

/** A virus scanner holds new files for a moment. */
async function renamePatiently(folder: HeldFolder, from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await renameIn(folder, from, to)
    } catch (error) {
      const held =
        thisSystem().files.heldByScanners && ['EPERM', 'EBUSY', 'EACCES'].includes(systemCode(error) ?? '')
      if (!held || attempt === 20) throw error
      await pause(100)
    }
  }
}

/** Removes what a helper that is gone recorded; nothing where a link has its place or that of a folder above it. */
async function removeLeft(path: string): Promise<void> {
  const held = await holdFolder(dirname(path))
  if (held === null) return
  try {
    await removeTree(held, basename(path))
  } finally {
    await held.close()
  }
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
        await removeLeft(folder)
      }
    }
    await rm(file, { recursive: true, force: true })
  }
}

/** A git that outlived its helper is ended only when its command line names the very folder: process ids come again. */
async function endOrphan(pid: number, folder: string): Promise<void> {
  if (!thisSystem().processes.inFiles || !groupAlive(pid)) return
  const command = (await textOf(`/proc/${pid}/cmdline`)) ?? ''
  if (command.split('\0').includes(folder)) signalGroup(pid, 'SIGKILL')
}
