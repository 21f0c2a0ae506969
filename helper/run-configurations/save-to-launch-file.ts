import { createHash } from 'node:crypto'
import type { LaunchFilePreview } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { readForeignText, whyNotRead } from '../foreign-files/index.ts'
import type { FoundFile } from '../project-files/index.ts'
import {
  inLaunchFolder,
  LAUNCH_FILE,
  type LaunchFolder,
  putLaunchFile,
  readLaunchFile,
  takeAwayLaunchFile,
} from './launch-folder.ts'
import { nameIn } from './app-name.ts'
import { launchFormOf, shownEntry } from './launch-entry.ts'
import type { AppPlace, Configuration } from './model.ts'

/** What Undo needs to bring back what was there. */
interface Written {
  readonly name: string
  readonly before: FoundFile | null
  readonly after: Buffer
  readonly folder: LaunchFolder['made']
}

interface Planned {
  readonly before: FoundFile | null
  readonly text: string
  readonly preview: LaunchFilePreview
}

const CHANGED = `${LAUNCH_FILE} was changed meanwhile. Nothing was written; try again.`

/** `.vscode/launch.json` of a project directory: shows what would be written, writes it, and takes it back. */
export function createLaunchFile() {
  const written = new Map<string, Written>()
  return {
    /** The name of the configuration that Undo takes out again; null: nothing to undo. */
    undoable: (directory: string): string | null => written.get(directory)?.name ?? null,

    /** What `save` would write; nothing is. */
    preview: (place: AppPlace, configuration: Configuration): Promise<Outcome<LaunchFilePreview>> =>
      inLaunchFolder(place.directory, 'as it is', async (folder) => {
        const planned = await plan(folder, place, configuration)
        return planned.ok ? succeed(planned.value.preview) : planned
      }),

    /** Whole or not at all. What somebody wrote into it meanwhile is left as it is; `seen`: of the preview. */
    save: (place: AppPlace, configuration: Configuration, seen: string | null): Promise<Outcome<null>> =>
      inLaunchFolder(place.directory, 'made', async (folder) => {
        const planned = await plan(folder, place, configuration)
        if (!planned.ok) return planned
        const { before, text, preview } = planned.value
        if (seen !== null && seen !== preview.seen) return refuse('file-changed', CHANGED)
        const after = Buffer.from(text)
        if (!(await putLaunchFile(folder, after, before))) return refuse('file-changed', CHANGED)
        written.set(place.directory, { name: configuration.name, before, after, folder: folder.made })
        return succeed(null)
      }),

    /** Brings back what was there before the last `save`, unless somebody has changed it since. */
    async undo(directory: string): Promise<Outcome<string>> {
      const last = written.get(directory)
      if (last === undefined) return refuse('nothing-to-undo', `Nothing was written into ${LAUNCH_FILE}.`)
      const undone = await inLaunchFolder(directory, 'as it is', async (folder) => {
        const now = await readLaunchFile(folder)
        if (now === null || !now.bytes.equals(last.after))
          return refuse('file-changed', `${LAUNCH_FILE} was changed since, so it stays as it is.`)
        if (last.before === null) await takeAwayLaunchFile(folder, last.folder)
        else if (!(await putLaunchFile(folder, last.before.bytes, now)))
          return refuse('file-changed', CHANGED)
        return succeed(null)
      })
      // what was changed since cannot be undone later either
      if (undone.ok || undone.problem.code === 'file-changed') written.delete(directory)
      return undone.ok ? succeed(last.name) : undone
    },
  }
}

async function plan(
  folder: LaunchFolder,
  { directory, app }: AppPlace,
  configuration: Configuration,
): Promise<Outcome<Planned>> {
  const before = await readLaunchFile(folder)
  const text = before?.bytes.toString('utf8') ?? ''
  const { name } = configuration
  const form = launchFormOf(configuration, nameIn(directory, app) ?? '.', text)
  const read = await readForeignText('run-launch-edit', text, { name, configuration: form.configuration })
  if (read.kind !== 'read')
    return refuse(
      'run-configuration-unusable',
      whyNotRead(LAUNCH_FILE, read) ?? `${LAUNCH_FILE} is not there.`,
    )
  if (read.value.kind === 'unusable')
    return refuse('run-configuration-unusable', `${LAUNCH_FILE} cannot be edited: ${read.value.why}.`)
  const preview = {
    file: LAUNCH_FILE,
    change: read.value.change,
    entry: shownEntry(name, form),
    left_out: [...form.leftOut],
    seen: createHash('sha256').update(read.value.text).digest('hex'),
  }
  return succeed({ before, text: read.value.text, preview })
}
