import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { FirebasePlatform } from './firebase-cli.ts'
import { anySuccess, orEmpty, orNull, orTrue } from './named-alone.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** One value that a fetch changes. Null: it is not there before, or not there afterwards. Keys are shown, never secret. */
export const FirebaseDifference = z.lazy(() =>
  z.object({
    name: z.string(),
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
  }),
)
export type FirebaseDifference = z.infer<typeof FirebaseDifference>

/** What a fetch does, would do, or did to one file. */
export const FirebaseFileChange = z.lazy(() =>
  z.object({
    platform: FirebasePlatform,
    /** Relative to the app, with forward slashes. */
    path: z.string(),
    /**
     * `skipped`: its platform's folder is not there. `blocked` (plans only): a fetch would be refused because of this
     * file. Both say why in `reason`.
     */
    change: z.enum(['created', 'changed', 'unchanged', 'skipped', 'blocked']),
    reason: z.optional(z.string()),
    app_id: z.optional(z.string()),
    differences: z.optional(z.array(FirebaseDifference)),
  }),
)
export type FirebaseFileChange = z.infer<typeof FirebaseFileChange>

/** Files besides the three of a fetch that name a project or an app; written only where it is asked for. */
export const FirebasePlace = z.enum(['firebaserc', 'gradle', 'xcode'])
export type FirebasePlace = z.infer<typeof FirebasePlace>

/** What `match` does, would do, or did to one of those files. */
export const FirebasePlaceChange = z.lazy(() =>
  z.object({
    source: FirebasePlace,
    /** Relative to the app, with forward slashes. */
    path: z.string(),
    /** `yours`: only a person can do it; `blocked`: it cannot be written. Both say in `reason` what to do. */
    change: z.enum(['changed', 'unchanged', 'yours', 'blocked']),
    /** With `changed`: what of the file is left as it is. */
    reason: z.optional(z.string()),
    differences: z.optional(z.array(FirebaseDifference)),
    /** False: the file is right in its own way, so it is changed only when somebody wants exactly that. */
    advised: z.optional(z.boolean()),
  }),
)
export type FirebasePlaceChange = z.infer<typeof FirebasePlaceChange>

/** The platforms that have an id of their own, beside the web. */
export const MobilePlatform = z.enum(['android', 'ios'])
export type MobilePlatform = z.infer<typeof MobilePlatform>

/** A flavour or build configuration with Firebase files of its own, which a fetch leaves alone. */
export const FirebaseFlavour = z.object({
  platform: MobilePlatform,
  name: z.string(),
  /** Its file or folder, relative to the app. */
  path: z.string(),
  project_id: z.optional(z.string()),
})
export type FirebaseFlavour = z.infer<typeof FirebaseFlavour>

/** The newest fetch that can be taken back. */
export const FirebaseUndo = z.object({
  at: z.string(),
  /** The project that was fetched. */
  project_id: z.string(),
  files: z.array(z.string()),
})
export type FirebaseUndo = z.infer<typeof FirebaseUndo>

/** One place that names a project, an app or a package; absent fields: it does not say. */
export const FirebaseFact = z.lazy(() =>
  z.object({
    source: z.enum(['helper', 'firebaserc', 'google-services', 'plist', 'dart', 'gradle', 'xcode']),
    /** Relative to the app, with forward slashes. */
    path: z.optional(z.string()),
    /**
     * Gradle flavour, Xcode build configuration, alias of `.firebaserc`; variable of further options in the Dart file,
     * which a fetch leaves alone.
     */
    variant: z.optional(z.string()),
    project_id: z.optional(z.string()),
    app_id: z.optional(z.string()),
    /** Package name or bundle id; a `google-services.json` has one row for each app in it. */
    identifier: z.optional(z.string()),
    /** Why nothing can be said: not there, not readable, an expression. One sentence. */
    note: z.optional(z.string()),
  }),
)
export type FirebaseFact = z.infer<typeof FirebaseFact>

const fetchBody = z.lazy(() =>
  z.strictObject({
    project_id: text(128),
    flutter_app_path: text(4096),
    bundle_id: text(256),
    firebase_config_path: text(1024),
    /** Ours: for an app whose bundle id on iOS is not its package name on Android. */
    ios_bundle_id: z.optional(text(256)),
    /** Ours: which of several web apps; the helper remembers it for the project. */
    web_app_id: z.optional(text(128)),
    /** Ours: which further files are to name the same project and app; a Gradle or Xcode id is the app's identity. */
    match: z.optional(z.array(FirebasePlace).check(z.maxLength(3))),
  }),
)

const files = z.optional(z.array(FirebaseFileChange))
const places = z.optional(z.array(FirebasePlaceChange))
const notes = z.optional(z.array(z.string()))
const flavours = z.optional(z.array(FirebaseFlavour))

export const firebaseEndpoints = {
  firebaseProject: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/firebase/project`,
    body: null,
    reply: () =>
      z.object({
        project_id: orNull(z.string()),
        /** `set`: what the helper was last told; `firebase-use`: what the command line has active for the app's folder. */
        source: z.optional(z.enum(['set', 'firebase-use'])),
        /** Why there is none: nothing was set, the tool is missing, nobody is logged in. One sentence. */
        note: z.optional(z.string()),
      }),
    fallback: 'Failed to read the Firebase project',
  }),
  setFirebaseProject: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/firebase/set-project`,
    body: () => z.strictObject({ project_id: text(128) }),
    reply: () => anySuccess(z.object({ success: orTrue })),
    fallback: 'Failed to set the Firebase project',
  }),
  /**
   * All files or none. A job of kind `fetch-firebase`. Until the files are being swapped a later fetch ends an earlier
   * one, which then answers 409 `superseded`; a dropped request and a cancelled job end it as well, with `cancelled`.
   */
  fetchFirebaseConfigs: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/firebase/fetch-firebase-configs`,
    body: () => fetchBody,
    reply: () =>
      anySuccess(
        z.object({
          success: orTrue,
          message: orEmpty,
          files,
          /** Only with `match`. */
          places,
          flavours,
          /** What there is to know besides, one sentence each: ids in Gradle or Xcode that differ, skipped folders. */
          notes,
          undo: z.optional(z.nullable(FirebaseUndo)),
          /** The preview runs with the files of before: Restart applies the new ones. */
          restart_needed: z.optional(z.boolean()),
        }),
      ),
    fallback: 'Failed to download the Firebase config files',
  }),
  /** Ours: what the same call would change. Asks Firebase, touches nothing. */
  firebasePlan: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/firebase/plan`,
    body: () => fetchBody,
    reply: () => z.object({ files: z.array(FirebaseFileChange), places, flavours, notes }),
    fallback: 'Failed to compare the Firebase config files',
  }),
  /** Ours: puts the bytes of before the newest fetch back; refused when a file was changed since. */
  undoFirebaseConfigs: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/firebase/undo`,
    body: null,
    reply: () => z.object({ message: z.string(), files: z.array(z.string()) }),
    fallback: 'Failed to restore the Firebase config files',
  }),
  /** Ours: every place in the app and the helper that names a project, for the config path given. Asks no network. */
  firebaseFacts: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/firebase/facts`,
    body: () => z.strictObject({ firebase_config_path: text(1024) }),
    reply: () =>
      z.object({
        facts: z.array(FirebaseFact),
        flavours: z.array(FirebaseFlavour),
        undo: z.nullable(FirebaseUndo),
      }),
    fallback: 'Failed to read what names a Firebase project',
  }),
}
