import { MAX_RECENT_PROJECTS, projectName, type RecentProject } from '@mosaygent/contract'
import { folderExists } from './folder-exists.ts'
import type { ProjectStore } from './project-store.ts'
import type { TakeOvers } from './take-overs.ts'

/** The projects that were chosen lately and not taken off the list, the latest first. */
export async function recentProjects(store: ProjectStore, takeOvers: TakeOvers): Promise<RecentProject[]> {
  const listed = store
    .opened()
    .flatMap(({ opened_at, ...project }) =>
      opened_at === null || opened_at === project.unlisted ? [] : [{ ...project, opened_at }],
    )
  return Promise.all(
    listed.slice(0, MAX_RECENT_PROJECTS).map(async ({ directory, opened_at, choices }) => {
      return {
        path: directory,
        name: projectName(directory),
        exists: await folderExists(directory),
        opened_at,
        environment: choices?.environment ?? null,
        settings_of: takeOvers.of(directory) ?? undefined,
      }
    }),
  )
}
