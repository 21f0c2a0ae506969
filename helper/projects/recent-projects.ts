import { stat } from 'node:fs/promises'
import { MAX_RECENT_PROJECTS, projectName, type RecentProject } from '@mosaygent/contract'
import { systemCode } from '../errors/index.ts'
import type { ProjectStore } from './project-store.ts'

/** The projects that were chosen lately and not taken off the list, the latest first. */
export async function recentProjects(store: ProjectStore): Promise<RecentProject[]> {
  const listed = store.opened().flatMap(({ directory, opened_at, unlisted }) => {
    return opened_at === null || opened_at === unlisted ? [] : [{ directory, opened_at }]
  })
  return Promise.all(
    listed.slice(0, MAX_RECENT_PROJECTS).map(async ({ directory, opened_at }) => ({
      path: directory,
      name: projectName(directory),
      exists: await isThere(directory),
      opened_at,
    })),
  )
}

/** What may not be looked at is not called gone. */
async function isThere(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch (error) {
    const code = systemCode(error)
    return code !== 'ENOENT' && code !== 'ENOTDIR'
  }
}
