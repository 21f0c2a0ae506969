import { join } from 'node:path'
import * as z from 'zod/mini'
import { RecordedRuns, RUN_FILES } from '../process-registry/index.ts'
import { type JsonFile, openJsonFile } from '../state/index.ts'
import { MadeEnvironment, type MadeEnvironments } from './made-environments.ts'

/**
 * `python-api.json` in the home folder: the servers that run now, each by its process and when that began, and the
 * virtual environments that Install left.
 */
const Memory = z.object({ runs: RecordedRuns, environments: z._default(z.array(MadeEnvironment), []) })
type Memory = z.infer<typeof Memory>

/** What is left in it by a helper that was killed is ended by the next one. */
export function openPythonApiMemory(options: {
  readonly home: string
  readonly onDamaged: (setAside: string) => void
}): Promise<JsonFile<Memory>> {
  return openJsonFile({
    path: join(options.home, RUN_FILES.api),
    schema: Memory,
    initial: { runs: [], environments: [] },
    onDamaged: options.onDamaged,
  })
}

/** The part of the memory that a look at the packages needs. */
export function environmentsIn(memory: JsonFile<Memory>): MadeEnvironments {
  return {
    known: () => memory.get().environments,
    keep: (change) => memory.update((value) => ({ ...value, environments: change(value.environments) })),
  }
}
