import { join } from 'node:path'
import * as z from 'zod/mini'
import { RecordedRuns, RUN_FILES } from '../process-registry/index.ts'
import { type JsonFile, openJsonFile } from '../state/index.ts'

/** `preview.json` in the home folder. */
const Memory = z.object({
  reload_on_save: z.boolean(),
  /** Codebases whose app may have service workers of its own. */
  own_workers: z._default(z.array(z.string()), []),
  /** The tools that run now; what is left of a killed helper here is ended. */
  runs: RecordedRuns,
})
type Memory = z.infer<typeof Memory>

export type PreviewMemory = JsonFile<Memory>

/** What the preview remembers between two lives of the helper. */
export function openPreviewMemory(options: {
  readonly home: string
  readonly onDamaged: (setAside: string) => void
}): Promise<PreviewMemory> {
  return openJsonFile<Memory>({
    path: join(options.home, RUN_FILES.preview),
    schema: Memory,
    initial: { reload_on_save: false, own_workers: [], runs: [] },
    onDamaged: options.onDamaged,
  })
}
