import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { type Outcome, succeed } from '../errors/index.ts'
import { describeSettingsFailure } from '../state/index.ts'
import type { RunPurpose } from './resolve-run.ts'

/**
 * Where the values of an app are: one file of ours for each purpose, written anew at each start, because a build or a
 * device may begin with those of another environment while the tool of the frame still reads.
 */
export function valuesFileOf(home: string, app: string, purpose: RunPurpose): string {
  const named = purpose === 'frame' ? app : `${purpose} ${app}`
  return join(home, 'run-values', `${createHash('sha256').update(named).digest('hex').slice(0, 32)}.json`)
}

/** For this user alone (0600): a value that stood among arguments could be read by every user of the machine. */
export async function writeValues(
  home: string,
  file: string,
  values: Readonly<Record<string, string>>,
): Promise<Outcome<null>> {
  try {
    await mkdir(join(home, 'run-values'), { recursive: true, mode: 0o700 })
    await writeFileAtomic(file, `${JSON.stringify(values, null, 2)}\n`, { mode: 0o600 })
    return succeed(null)
  } catch (error) {
    const problem = describeSettingsFailure(error, home)
    if (problem === null) throw error
    return { ok: false, problem }
  }
}
