import { join } from 'node:path'
import * as z from 'zod/mini'
import { RecordedRuns, RUN_FILES } from '../process-registry/index.ts'
import { type JsonFile, openJsonFile } from '../state/index.ts'

/** `preview.json` in the home folder. */
const Memory = z.object({
  /** Of projects that nobody chose it for. */
  reload_on_save: z.boolean(),
  /** By project directory. */
  reload_on_save_of: z._default(z.record(z.string(), z.boolean()), {}),
  /** Codebases whose app may have service workers of its own. */
  own_workers: z._default(z.array(z.string()), []),
  /** The tools that run now; what is left of a killed helper here is ended. */
  runs: RecordedRuns,
})
type Memory = z.infer<typeof Memory>

export type PreviewMemory = JsonFile<Memory>

/** Whether saving a file of a project reloads its app. `directory`: of the project; null: none is chosen. */
export function reloadsOnSave(memory: PreviewMemory, directory: string | null): boolean {
  const { reload_on_save, reload_on_save_of } = memory.get()
  return (directory === null ? undefined : reload_on_save_of[directory]) ?? reload_on_save
}

/** Remembers it for a project. */
export async function chooseReloadOnSave(
  memory: PreviewMemory,
  directory: string | null,
  enabled: boolean,
): Promise<void> {
  await memory.choose((value) =>
    directory === null
      ? { ...value, reload_on_save: enabled }
      : { ...value, reload_on_save_of: { ...value.reload_on_save_of, [directory]: enabled } },
  )
}

/** What the preview remembers between two lives of the helper. */
export function openPreviewMemory(options: {
  readonly home: string
  readonly onDamaged: (setAside: string) => void
}): Promise<PreviewMemory> {
  return openJsonFile<Memory>({
    path: join(options.home, RUN_FILES.preview),
    schema: Memory,
    initial: { reload_on_save: false, reload_on_save_of: {}, own_workers: [], runs: [] },
    onDamaged: options.onDamaged,
  })
}
