import type { projectAppEndpoints } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import type { HandlersOf } from '../../handlers/index.ts'
import { checkAppPath, relativeTo } from './app-path.ts'
import type { AppSearch } from './app-search.ts'
import type { ProjectSettings } from '../../projects/index.ts'

interface ProjectAppsDeps {
  readonly search: AppSearch
  readonly directory: () => string | null
  /** The Flutter codebase that is used, absolute. */
  readonly flutterPath: () => Promise<string | null>
  readonly settings: (directory: string) => ProjectSettings
  /** Changes them, and tells the pages. */
  readonly change: (
    directory: string,
    change: (settings: ProjectSettings) => ProjectSettings,
  ) => Promise<Outcome<null>>
}

/** How many of the apps that were chosen are remembered. */
const RECENT = 6

/** Which apps the project has, and which one everything else is about. */
export function createProjectApps({ search, directory, flutterPath, settings, change }: ProjectAppsDeps) {
  const handlers: HandlersOf<typeof projectAppEndpoints> = {
    async projectApps() {
      const project = directory()
      if (project === null) return succeed({ apps: [], chosen: null, recent: [] })
      const [{ apps, cut }, chosen] = await Promise.all([search.in(project), flutterPath()])
      return succeed({
        apps: [...apps],
        chosen: chosen === null ? null : relativeTo(project, chosen),
        recent: settings(project).recent_apps ?? [],
        ...(cut === null ? {} : { cut }),
      })
    },
    async chooseApp({ path }) {
      const project = directory()
      if (project === null) return refuse('no-directory', 'Choose a project directory first.')
      const checked = await checkAppPath(project, path)
      if (!checked.ok) return checked
      const app = checked.value
      const kept = await change(project, (known) => ({
        ...known,
        app,
        recent_apps: [app, ...(known.recent_apps ?? []).filter((other) => other !== app)].slice(0, RECENT),
      }))
      return kept.ok ? succeed({ path: checked.value, message: `Using ${checked.value}.` }) : kept
    },
    async setNoApi({ no_api }) {
      const project = directory()
      if (project === null) return refuse('no-directory', 'Choose a project directory first.')
      const kept = await change(project, (known) => ({ ...known, no_api }))
      return kept.ok ? succeed({ no_api }) : kept
    },
  }
  return handlers
}
