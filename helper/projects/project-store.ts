import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Outcome, succeed } from '../errors/index.ts'
import {
  describeSettingsFailure,
  entriesOf,
  type JsonFile,
  openJsonFile,
  parseJson,
  textOf,
} from '../state/index.ts'
import { newProject, ProjectSettings } from './project-settings.ts'

/** The settings of every project: `projects/<hash of its real path>.json` in the home folder. */
export interface ProjectStore {
  /** Of a directory that was never opened: those of a new project. */
  get(directory: string): ProjectSettings
  /** Changes them, or leaves them as they were and says why. */
  choose(directory: string, change: (settings: ProjectSettings) => ProjectSettings): Promise<Outcome<null>>
  /** Every project that was opened, the newest first. */
  opened(): ProjectSettings[]
}

interface ProjectStoreDeps {
  readonly home: string
  readonly onDamaged: (setAside: string) => void
}

const NAME = /^[0-9a-f]{32}\.json$/

export async function openProjectStore({ home, onDamaged }: ProjectStoreDeps): Promise<ProjectStore> {
  const folder = join(home, 'projects')
  const files = new Map<string, JsonFile<ProjectSettings>>()
  const open = async (name: string, initial: ProjectSettings) => {
    const path = join(folder, name)
    const file = await openJsonFile({ path, schema: ProjectSettings, initial, onDamaged })
    files.set(name, file)
    return file
  }
  for (const { name } of await entriesOf(folder)) if (NAME.test(name)) await open(name, newProject(''))

  /** While the folder is gone nobody knows where a link led: the path as it was typed is all there is. */
  const ofGone = (directory: string) =>
    realOf(directory) === null
      ? [...files.values()].find((file) => file.get().directory === directory)
      : undefined
  /** By its real path; by the path as it was typed, which named the files of before. */
  const get = (directory: string): ProjectSettings => {
    const [real, typed] = namesOf(directory)
    const file = files.get(real) ?? files.get(typed) ?? ofGone(directory)
    return file?.get() ?? newProject(directory)
  }

  return {
    get,
    async choose(directory, change) {
      const [name] = namesOf(directory)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const file = files.get(name) ?? ofGone(directory) ?? (await open(name, get(directory)))
        await file.choose((settings) => change({ ...settings, directory }))
        return succeed(null)
      } catch (error) {
        const problem = describeSettingsFailure(error, home)
        if (problem === null) throw error
        return { ok: false, problem }
      }
    },
    opened() {
      const own = [...files].filter(([name, file]) => {
        const [real] = namesOf(file.get().directory)
        // of before, by the path that was typed: the other file goes on from it
        return name === real || !files.has(real)
      })
      const all = own.map(([, file]) => file.get()).filter(({ opened_at }) => opened_at !== null)
      return all.toSorted((a, b) => newestFirst(a.opened_at ?? '', b.opened_at ?? ''))
    },
  }
}

/** ISO times are in order as they stand; a language's rules of order are two megabytes of the runtime's. */
const newestFirst = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1)

/** The settings of a directory, without opening the store or changing anything. */
export async function readProjectSettings(home: string, directory: string): Promise<ProjectSettings> {
  for (const name of namesOf(directory)) {
    const text = await textOf(join(home, 'projects', name))
    const settings = ProjectSettings.safeParse(parseJson(text ?? '')).data
    if (settings !== undefined) return settings
  }
  return newProject(directory)
}

/** A link and where it leads are one project; the second name is of before, when they were two. */
function namesOf(directory: string): readonly [string, string] {
  return [nameOf(realOf(directory) ?? directory), nameOf(directory)]
}

/** Null: gone, or not to be reached. */
function realOf(directory: string): string | null {
  try {
    return realpathSync.native(directory)
  } catch {
    return null
  }
}

function nameOf(path: string): string {
  return `${createHash('sha256').update(path).digest('hex').slice(0, 32)}.json`
}
