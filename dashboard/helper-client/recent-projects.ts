import { projectName } from '@mosaygent/contract'
import type { AppEnvironment } from '@mosaygent/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRecentDirectories } from '#session'
import { call } from './calls/call.ts'
import { useConnection } from './connection/connection.ts'
import { query } from './queries/query.ts'

export interface KnownProject {
  readonly path: string
  readonly name: string
  /** False: the helper found no such folder. */
  readonly exists: boolean
  /** The environment chosen for it; null: none, or nobody says. */
  readonly environment: AppEnvironment | null
  /** Whose settings it took over, as long as that can be undone. */
  readonly settings_of?: string | undefined
}

export interface RecentProjects {
  /** The latest first. */
  readonly projects: readonly KnownProject[]
  /** The helper keeps the list; else it is this browser's own. */
  readonly kept: boolean
  /** Takes these off the list, here and in the helper; their settings stay. */
  readonly forget: (paths: readonly string[]) => Promise<void>
  readonly clear: () => Promise<void>
}

/** The one list of projects of before: the helper's; where none is connected that keeps it, this browser's. */
export function useRecentProjects(): RecentProjects {
  const { connected } = useConnection()
  const client = useQueryClient()
  const { recent, remove } = useRecentDirectories()
  const said = useQuery({ ...query('recentProjects'), enabled: connected }).data?.projects
  const kept = connected && said !== undefined
  const projects = kept
    ? said
    : recent.map((path) => ({ path, name: projectName(path), exists: true, environment: null }))
  const forget = async (paths: readonly string[]) => {
    remove(...paths)
    if (!kept) return
    try {
      const listed = said.filter(({ path }) => paths.includes(path))
      for (const { path } of listed) await call('forgetProject', { path })
    } finally {
      await client.invalidateQueries({ queryKey: query('recentProjects').queryKey })
    }
  }
  return {
    projects,
    kept,
    forget,
    clear: () => forget([...recent, ...projects.map(({ path }) => path)]),
  }
}
