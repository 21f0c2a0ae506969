import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { type Outcome, succeed } from '../errors/index.ts'
import { describeSettingsFailure } from '../state/index.ts'

/** Where the values of an app's run are: one file of ours for each app, written anew at each start. */
export function valuesFileOf(home: string, app: string): string {
  return join(home, 'run-values', `${createHash('sha256').update(app).digest('hex').slice(0, 32)}.json`)
}

/** The same for a build, which may be of another environment than what runs. */
export function buildValuesFileOf(home: string, app: string): string {
  return valuesFileOf(home, `build ${app}`)
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
