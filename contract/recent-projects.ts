import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { AppEnvironment } from './environment.ts'

/** A project directory that was chosen before. */
export const RecentProject = z.lazy(() =>
  z.object({
    path: z.string(),
    /** What a person would call it. */
    name: z.string(),
    /** False: there is no such folder now. */
    exists: z.boolean(),
    /** When it was chosen last, ISO 8601. */
    opened_at: z.string(),
    /** The environment that was chosen for it last; null: none was. */
    environment: z.nullable(AppEnvironment),
    /** Whose settings it took over, because that folder was gone; absent: nobody’s, or that was answered. */
    settings_of: z.optional(z.string()),
  }),
)
export type RecentProject = z.infer<typeof RecentProject>

/** How many are listed: more is a list to search in. */
export const MAX_RECENT_PROJECTS = 12

/** Ours: the projects of before, to go back to. */
export const recentProjectEndpoints = {
  /** The latest first; the chosen one is among them. */
  recentProjects: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/project/recent`,
    body: null,
    reply: () => z.object({ projects: z.array(RecentProject) }),
    fallback: 'Failed to read the recent projects',
  }),
  /** Takes it off the list until it is chosen again; what is kept for it stays. */
  forgetProject: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/project/forget`,
    body: () => z.strictObject({ path: z.string().check(z.minLength(1), z.maxLength(4096)) }),
    reply: () => z.object({ path: z.string() }),
    fallback: 'Failed to remove the project from the list',
  }),
}
