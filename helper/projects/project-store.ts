import { createHash } from 'node:crypto'
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

/** The settings of every project: `projects/<hash of the directory>.json` in the home folder. */
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
  const open = async (name: string, directory: string) => {
    const path = join(folder, name)
    const initial = newProject(directory)
    const file = await openJsonFile({ path, schema: ProjectSettings, initial, onDamaged })
    files.set(name, file)
    return file
  }
  for (const { name } of await entriesOf(folder)) if (NAME.test(name)) await open(name, '')

  return {
    get(directory) {
      return files.get(nameOf(directory))?.get() ?? newProject(directory)
    },
    async choose(directory, change) {
      const name = nameOf(directory)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const file = files.get(name) ?? (await open(name, directory))
        await file.choose((settings) => change({ ...settings, directory }))
        return succeed(null)
      } catch (error) {
        const problem = describeSettingsFailure(error, home)
        if (problem === null) throw error
        return { ok: false, problem }
      }
    },
    opened() {
      const all = [...files.values()].map((file) => file.get()).filter(({ opened_at }) => opened_at !== null)
      return all.toSorted((a, b) => (b.opened_at ?? '').localeCompare(a.opened_at ?? ''))
    },
  }
}

/** The settings of a directory, without opening the store or changing anything. */
export async function readProjectSettings(home: string, directory: string): Promise<ProjectSettings> {
  const text = await textOf(join(home, 'projects', nameOf(directory)))
  return ProjectSettings.safeParse(parseJson(text ?? '')).data ?? newProject(directory)
}

function nameOf(directory: string): string {
  return `${createHash('sha256').update(directory).digest('hex').slice(0, 32)}.json`
}
