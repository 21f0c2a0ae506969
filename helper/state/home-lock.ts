import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { HomeHeldError } from '../errors/index.ts'
import { ownProcess, stillLives } from '../processes/index.ts'
import { leaveFile, replaceWhole, takeFile } from './exclusive-file.ts'
import { prepareHome } from './home.ts'
import { parseJson } from './parse-json.ts'
import { entriesOf } from './reading.ts'

const Holder = z.object({
  pid: z.number(),
  mark: z.string(),
  since: z.string(),
  version: z.string(),
  helperPort: z.number(),
})

export interface HomeLock {
  /** Publishes the helper's port for programs that find the folder held. */
  publishPort(helperPort: number): Promise<void>
  /** The last thing a helper does. */
  release(): Promise<void>
}

/**
 * Takes the home folder for this process alone, by `helper.lock` in it: what is recorded there as running then belongs
 * to no living helper and may be ended. Takes over a killed helper's lock. Throws HomeHeldError.
 */
export async function lockHome(
  home: string,
  { version, helperPort }: { readonly version: string; readonly helperPort: number },
): Promise<HomeLock> {
  const path = join(home, 'helper.lock')
  const mine = { ...(await ownProcess()), since: new Date().toISOString(), version }
  let text = JSON.stringify({ ...mine, helperPort })
  // also when that is this very process: two helpers in one are two
  const isHeld = async (other: string) => {
    const holder = holderIn(other)
    return holder !== null && stillLives(holder)
  }
  const other = await takeFile({ path, text, isHeld })
  const holder = other === null ? null : holderIn(other)
  if (holder !== null) throw new HomeHeldError(home, holder)
  return {
    async publishPort(port) {
      const next = JSON.stringify({ ...mine, helperPort: port })
      await replaceWhole(path, next)
      text = next
    },
    release: () => leaveFile(path, text),
  }
}

/** Makes the folder and begins something on it that gives the lock back when it ends, or at once when it fails. */
export async function onLockedHome<T>(
  options: { readonly home: string; readonly version: string; readonly helperPort: number },
  begin: (lock: HomeLock) => Promise<T>,
): Promise<T> {
  await prepareHome(options.home)
  const lock = await lockHome(options.home, options)
  try {
    await sweepHalfWritten(options.home)
    return await begin(lock)
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Null for a damaged lock: locks appear whole, so no process holds it. */
function holderIn(text: string): z.infer<typeof Holder> | null {
  const parsed = Holder.safeParse(parseJson(text))
  return parsed.success ? parsed.data : null
}

/** What a settings file (`state.json.1234567`) or the lock is called while it is written, before it is renamed. */
const BESIDE = /^(?:[\w-]+\.json\.\d+|helper\.lock(?:\.next)*\.\d+-[0-9a-f]{8})$/
/** The program that serves the dashboard writes here too; what it writes now is younger. */
const OLD_MS = 60_000

/** Removes files that a killed helper or its parent was writing. */
async function sweepHalfWritten(home: string, now = Date.now()): Promise<void> {
  for (const { name } of await entriesOf(home)) {
    if (!BESIDE.test(name)) continue
    const path = join(home, name)
    const found = await stat(path).catch(() => null) // renamed meanwhile, as it should be
    if (found !== null && now - found.mtimeMs > OLD_MS) await rm(path, { force: true })
  }
}
