import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import * as z from 'zod/mini'
import { parseJson } from './parse-json.ts'
import { textOf } from './reading.ts'

/** A running helper, as it describes itself to other programs of its user. Only this user can read it (0600). */
const HelperInstance = z.object({
  pid: z.number(),
  version: z.string(),
  helperPort: z.number(),
  previewPort: z.number(),
  /** Helper and asker prove to each other that both could read this file; never sent. */
  key: z.string(),
})
export type HelperInstance = z.infer<typeof HelperInstance>

const fileOf = (home: string, helperPort: number) => join(home, `helper-${helperPort}.json`)

export async function writeInstance(home: string, instance: HelperInstance): Promise<void> {
  // a link that lies there would be written through
  await forgetInstance(home, instance.helperPort)
  await writeFileAtomic(fileOf(home, instance.helperPort), `${JSON.stringify(instance)}\n`, { mode: 0o600 })
}

/** What the last helper on that port wrote; it may have been killed since. Null: nothing that can be read. */
export async function readInstance(home: string, helperPort: number): Promise<HelperInstance | null> {
  const parsed = HelperInstance.safeParse(parseJson((await textOf(fileOf(home, helperPort))) ?? ''))
  return parsed.success ? parsed.data : null
}

export async function forgetInstance(home: string, helperPort: number): Promise<void> {
  await rm(fileOf(home, helperPort), { force: true })
}
