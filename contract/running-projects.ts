import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { AppEnvironment } from './environment.ts'
import { Message } from './message.ts'
import { PreviewState } from './preview.ts'

/** How many projects run at once: each has a compiler, which takes a gigabyte and more. */
export const MAX_RUNNING_PROJECTS = 3

/** A project whose app runs, beside the others. */
export const RunningProject = z.lazy(() =>
  z.object({
    /** The project directory that it was chosen with last, absolute. */
    directory: z.string(),
    /** What a person would call it. */
    name: z.string(),
    /** The app's folder: relative to the directory (`.`: itself), absolute where it lies outside. */
    app: z.string(),
    /** Where its pages are loaded from: that of the preview for the one that is shown; null: it could not get one. */
    port: z.nullable(z.number()),
    /** The same as an address. */
    url: z.nullable(z.string()),
    state: PreviewState,
    /** It is the one that the preview's own port, and every call of `/flutter`, speak of. */
    shown: z.boolean(),
    /** The name of its run configuration; null: none. */
    configuration: z.nullable(z.string()),
    environment: z.nullable(AppEnvironment),
  }),
)
export type RunningProject = z.infer<typeof RunningProject>

/** Ours: what runs, whichever project is chosen. */
export const runningProjectEndpoints = {
  /** The shown one first. */
  runningProjects: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/project/running`,
    body: null,
    reply: () => z.object({ running: z.array(RunningProject) }),
    fallback: 'Failed to read which projects run',
  }),
  /** Stops the app of one project; the others go on. `not-running` where none of that directory runs. */
  stopProject: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/project/stop`,
    body: () => z.strictObject({ directory: z.string().check(z.minLength(1), z.maxLength(4096)) }),
    reply: () => Message,
    fallback: 'Failed to stop the project',
  }),
}
