import { join } from 'node:path'
import * as z from 'zod/mini'
import { RecordedRuns, RUN_FILES } from '../runs/index.ts'
import { type JsonFile, openJsonFile } from '../state/index.ts'

/** `python-api.json` in the home folder: the servers that run now, each by its process and when that began. */
const Memory = z.object({ runs: RecordedRuns })

/** What is left in it by a helper that was killed is ended by the next one. */
export function openPythonApiMemory(options: {
  readonly home: string
  readonly onDamaged: (setAside: string) => void
}): Promise<JsonFile<z.infer<typeof Memory>>> {
  return openJsonFile({
    path: join(options.home, RUN_FILES.api),
    schema: Memory,
    initial: { runs: [] },
    onDamaged: options.onDamaged,
  })
}
