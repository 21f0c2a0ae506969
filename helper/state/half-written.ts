import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { entriesOf } from './reading.ts'

/** What a settings file (`state.json.1234567`) or the lock is called while it is written, before it is renamed. */
const BESIDE = /^(?:[\w-]+\.json\.\d+|helper\.lock(?:\.next)*\.\d+-[0-9a-f]{8})$/
/** The program that serves the dashboard writes here too; what it writes now is younger. */
const OLD_MS = 60_000

/** Removes what was being written when a helper or its parent was killed; nobody else will. */
export async function sweepHalfWritten(home: string, now = Date.now()): Promise<void> {
  for (const { name } of await entriesOf(home)) {
    if (!BESIDE.test(name)) continue
    const path = join(home, name)
    const found = await stat(path).catch(() => null) // renamed meanwhile, as it should be
    if (found !== null && now - found.mtimeMs > OLD_MS) await rm(path, { force: true })
  }
}
