import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { Message } from './message.ts'
import { orNull } from './named-alone.ts'

/** The systems that a Flutter app can be built for. */
export const AppPlatform = z.enum(['android', 'ios', 'linux', 'macos', 'web', 'windows'])
export type AppPlatform = z.infer<typeof AppPlatform>

/** A Flutter app in the project directory. */
export const ProjectApp = z.lazy(() =>
  z.object({
    /** Its folder, relative to the project directory with forward slashes; `.`: the directory itself. */
    path: z.string(),
    /** As its `pubspec.yaml` says; several may have the same. */
    name: z.string(),
    /** Whether there is a `web/index.html`. */
    web: z.boolean(),
    /** The files below `lib` that a run can begin with, relative to the app; `lib/main.dart` first. */
    entry_points: z.array(z.string()),
    /** The platforms that it has a folder for. */
    platforms: z.optional(z.array(AppPlatform)),
    /** It shows a package, in whose folder it lies. */
    example: z.optional(z.boolean()),
  }),
)
export type ProjectApp = z.infer<typeof ProjectApp>

const AppPath = z.string().check(z.minLength(1), z.maxLength(4096))

/** Ours: the apps of a project, which one is shown, and whether an API belongs to them. */
export const projectAppEndpoints = {
  projectApps: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/project/apps`,
    body: null,
    reply: () =>
      z.object({
        /** The one that is used where none is chosen stands first, examples stand last. */
        apps: z.array(ProjectApp),
        /** The app that everything else is about, as a path like those of `apps`; null: there is none. */
        chosen: orNull(z.string()),
        /** Paths that were chosen here before, the latest first; those of apps that are gone among them. */
        recent: z.optional(z.array(z.string())),
        /** The directory is too large to be searched to its end: how many of its folders were looked at. */
        cut: z.optional(z.number()),
      }),
    fallback: 'Failed to look for the apps of the project',
  }),
  /** Remembered for the project directory. */
  chooseApp: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/project/choose-app`,
    body: () => z.strictObject({ path: AppPath }),
    reply: () => z.object({ ...Message.shape, path: z.string() }),
    fallback: 'Failed to choose the app',
  }),
  /** Remembered for the project directory: nothing then asks for an API. One that is there is shown all the same. */
  setNoApi: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/project/no-api`,
    body: () => z.strictObject({ no_api: z.boolean() }),
    reply: () => z.object({ no_api: z.boolean() }),
    fallback: 'Failed to remember whether there is an API',
  }),
}
