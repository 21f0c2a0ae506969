import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'

/** A package whose code a browser cannot run, as the errors of a compile tell. */
export const NotForWeb = z.lazy(() =>
  z.object({
    /** Null: the app itself. */
    package: z.nullable(z.string()),
    /** For example `dart:ffi`; empty: it calls native functions. */
    libraries: z.array(z.string()),
    /** The package of the app's `pubspec.yaml` that brings it; null: not known, or it stands there itself. */
    brought_by: z.nullable(z.string()),
    /** The first file of it that the compiler names, as in `Diagnostic`. */
    file: z.nullable(z.string()),
  }),
)
export type NotForWeb = z.infer<typeof NotForWeb>

/** A plugin that the app depends on, and that names the platforms it is for without the web. */
export const PluginWithoutWeb = z.object({
  name: z.string(),
  /** As its `pubspec.yaml` has them: `android`, `ios`, `macos`. */
  platforms: z.array(z.string()),
})
export type PluginWithoutWeb = z.infer<typeof PluginWithoutWeb>

/** What the chosen app needs that a browser has not. Ours. */
export const platformEndpoints = {
  pluginsWithoutWeb: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/flutter/plugins-without-web`,
    body: null,
    reply: () =>
      z.object({
        /** Direct dependencies only, by name. */
        plugins: z.array(PluginWithoutWeb),
        /** Whether the packages could be read; false: they are not installed, and nothing is known. */
        known: z.boolean(),
      }),
    fallback: 'Failed to read the plugins of the app',
  }),
}
