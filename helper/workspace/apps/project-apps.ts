import type { projectAppEndpoints } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import type { HandlersOf } from '../../handlers/index.ts'
import { checkAppPath, folderAt, relativeTo } from './app-path.ts'
import type { AppSearch } from './app-search.ts'

interface ProjectAppsDeps {
  readonly search: AppSearch
  readonly directory: () => string | null
  /** The Flutter codebase that is used, absolute. */
  readonly flutterPath: () => Promise<string | null>
  /** Remembers an absolute folder for the project directory. */
  readonly keep: (directory: string, folder: string) => Promise<Outcome<null>>
}

/** Which apps the project has, and which one everything else is about. */
export function createProjectApps({ search, directory, flutterPath, keep }: ProjectAppsDeps) {
  const handlers: HandlersOf<typeof projectAppEndpoints> = {
    async projectApps() {
      const project = directory()
      if (project === null) return succeed({ apps: [], chosen: null })
      const [{ apps, cut }, chosen] = await Promise.all([search.in(project), flutterPath()])
      return succeed({
        apps: [...apps],
        chosen: chosen === null ? null : relativeTo(project, chosen),
        ...(cut === null ? {} : { cut }),
      })
    },
    async chooseApp({ path }) {
      const project = directory()
      if (project === null) return refuse('no-directory', 'Choose a project directory first.')
      const checked = await checkAppPath(project, path)
      if (!checked.ok) return checked
      const kept = await keep(project, folderAt(project, checked.value))
      return kept.ok ? succeed({ path: checked.value, message: `Using ${checked.value}.` }) : kept
    },
  }
  return handlers
}
