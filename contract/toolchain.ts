import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { Message } from './message.ts'

/** The Flutter SDK that Start would run. */
export const FlutterSdkFacts = z.lazy(() =>
  z.object({
    /** Absolute path of the SDK's folder, or of the program where only that is known. */
    path: z.string(),
    /** For example `3.41.2`; null while this SDK never ran. */
    version: z.nullable(z.string()),
    /** For example `stable`; null when it does not say. */
    channel: z.nullable(z.string()),
    found_by: z.enum(['fvm', 'FLUTTER_ROOT', 'PATH', 'package-config', 'usual-place']),
  }),
)
export type FlutterSdkFacts = z.infer<typeof FlutterSdkFacts>

/** The SDK by name, as Flutter itself writes it: `Flutter 3.35.2 • stable`; what is not known is left out. */
export function flutterName(sdk: {
  readonly version?: string | null | undefined
  readonly channel?: string | null | undefined
}): string {
  const name = sdk.version ? `Flutter ${sdk.version}` : 'Flutter'
  return sdk.channel ? `${name} • ${sdk.channel}` : name
}

/** The first minor version of Flutter 3 that this was made for. */
const MADE_FOR = 22

/** True for versions that were made before what this was made for; they work, with page reloads instead of hot reload. */
export function isOlderFlutter(version: string | null | undefined): boolean {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(version ?? '') ?? []
  if (major === undefined || minor === undefined) return false
  return Number(major) < 3 || (Number(major) === 3 && Number(minor) < MADE_FOR)
}

export const OLDER_FLUTTER = 'older than what this was made for'

export const toolchainEndpoints = {
  flutterSdk: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/flutter/sdk`,
    body: null,
    reply: () =>
      z.object({
        /** Null: none was found, so the preview is a sketch and `installFlutter` is worth offering. */
        sdk: z.nullable(FlutterSdkFacts),
        /** What `installFlutter` would do: from where, into which folder. */
        install: z.object({ address: z.string(), target: z.string() }),
      }),
    fallback: 'Failed to look for the Flutter SDK',
  }),
  /**
   * Clones the stable branch of the SDK into our home folder and lets it set itself up: a job of kind
   * `install-flutter`, cancelled with `cancelJob`; answers when it has ended (409 `cancelled` after a cancel).
   */
  installFlutter: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/install-sdk`,
    body: null,
    reply: () => z.object({ message: z.string(), path: z.string() }),
    fallback: 'Failed to install Flutter',
  }),
  /**
   * `flutter pub get` in the Flutter codebase: a job of kind `pub-get` (codebase `flutter`, with `output`), cancelled
   * with `cancelJob`; answers when it has ended.
   */
  flutterPubGet: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/pub-get`,
    body: null,
    reply: () => Message,
    fallback: 'Failed to install the dependencies',
  }),
  /**
   * Adds `web` to the chosen app as `flutter create --platforms web` makes it, which is run elsewhere: a job of kind
   * `add-web` (codebase `flutter`, with `output`). 409 `target-exists` where the app has something of that name.
   */
  addWeb: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/project/add-web`,
    body: null,
    /** `files`: what was made, relative to the app. */
    reply: () => z.object({ ...Message.shape, files: z.array(z.string()) }),
    fallback: 'Failed to add web to the app',
  }),
  /** What `removeWeb` would take away now, relative to the app; empty: there is nothing to take back. */
  addedWeb: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/project/added-web`,
    body: null,
    reply: () => z.object({ files: z.array(z.string()) }),
    fallback: 'Failed to look for what was added',
  }),
  /** Takes it back, as long as nobody changed anything in it: 409 `file-changed`, `nothing-to-undo`. */
  removeWeb: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/project/remove-web`,
    body: null,
    reply: () => Message,
    fallback: 'Failed to remove web from the app',
  }),
}
