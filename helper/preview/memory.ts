import { join } from 'node:path'
import * as z from 'zod/mini'
import { type JsonFile, openJsonFile } from '../state/index.ts'

const KnownProcess = z.object({
  pid: z.number(),
  /** When it began, in the system's own words: a process id alone may be somebody else's by now. */
  mark: z.string(),
})
export type KnownProcess = z.infer<typeof KnownProcess>

/** `preview.json` in the home folder. */
const Memory = z.object({
  reload_on_save: z.boolean(),
  /** The tools that run now, each with the first process of its group first; what is left of a killed helper here is ended. */
  runs: z.array(z.array(KnownProcess)),
})
type Memory = z.infer<typeof Memory>

export type PreviewMemory = JsonFile<Memory>

/** What the preview remembers between two lives of the helper. */
export function openPreviewMemory(options: {
  readonly home: string
  readonly onDamaged: (setAside: string) => void
}): Promise<PreviewMemory> {
  return openJsonFile<Memory>({
    path: join(options.home, 'preview.json'),
    schema: Memory,
    initial: { reload_on_save: false, runs: [] },
    onDamaged: options.onDamaged,
  })
}
