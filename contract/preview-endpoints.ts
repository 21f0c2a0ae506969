import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { Diagnostic } from './diagnostics.ts'
import { NotForWeb } from './platforms.ts'
import { endpoint } from './endpoint.ts'
import { AppEnvironment, CodebaseKind } from './environment.ts'
import { anySuccess, orEmpty, orNone } from './named-alone.ts'
import { PageNews, PreviewStatus } from './preview.ts'
import { Receipt } from './receipt.ts'
import { Message } from './message.ts'

const Acted = anySuccess(z.object({ message: orEmpty, receipt: z.optional(Receipt) }))

/** Running the app: the documented calls of `/flutter`, and ours beside them. */
export const previewEndpoints = {
  flutterStatus: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/flutter/status`,
    body: null,
    reply: () => PreviewStatus,
    fallback: 'Failed to read the preview status',
  }),
  flutterStart: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/start`,
    /** `environment` (ours): whose run configuration is used; development where it is left out. */
    body: () => z.optional(z.strictObject({ environment: z.optional(AppEnvironment) })),
    reply: () => Acted,
    fallback: 'Failed to start the preview',
  }),
  flutterStop: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/stop`,
    body: null,
    reply: () => Acted,
    fallback: 'Failed to stop the preview',
  }),
  flutterReload: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/reload`,
    body: null,
    reply: () => Acted,
    fallback: 'Failed to reload the preview',
  }),
  flutterRestart: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/restart`,
    /**
     * `environment` (ours): what runs then is of that environment; as before where it is left out. The app is stopped
     * and started where another configuration or other values belong to it.
     */
    body: () => z.optional(z.strictObject({ environment: z.optional(AppEnvironment) })),
    reply: () => Acted,
    fallback: 'Failed to restart the preview',
  }),
  /** Ours: how the reloads and restarts of this run and the one before it ended, oldest first, at most 100. */
  flutterReceipts: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/flutter/receipts`,
    body: null,
    reply: () => z.object({ receipts: z.array(Receipt) }),
    fallback: 'Failed to read what the reloads did',
  }),
  /** Ours: remembered; a saved file of the codebase is then brought to the screen by itself. */
  setReloadOnSave: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/reload-on-save`,
    body: () => z.strictObject({ enabled: z.boolean() }),
    reply: () => z.object({ enabled: z.boolean() }),
    fallback: 'Failed to change reload on save',
  }),
  /** Ours: an open dashboard tells of the frame in it. News of an unknown or replaced receipt are ignored. */
  flutterPage: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/page`,
    body: () => PageNews,
    reply: () => z.object({}),
    fallback: 'Failed to tell what the page shows',
  }),
  /**
   * Ours: remembered for the codebase that runs, else for the one that is chosen: its app may register service workers
   * of its own. A page that is open has to be loaded again.
   */
  setOwnWorkers: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/own-workers`,
    body: () => z.strictObject({ enabled: z.boolean() }),
    reply: () => z.object({ enabled: z.boolean() }),
    fallback: 'Failed to change the service workers of the app',
  }),
  /**
   * Ours: opens a file of the Flutter codebase, or of its local packages, in the editor; `path-not-allowed` outside.
   * `codebase` api: one of the API's folder.
   */
  openInEditor: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/open-in-editor`,
    body: () =>
      z.strictObject({
        codebase: z.optional(CodebaseKind),
        /** Relative to the codebase, absolute, or as code imports it: `package:name/…`. */
        file: z.string().check(z.minLength(1), z.maxLength(4096)),
        /** From 1; null: the file alone. */
        line: z.nullable(z.int().check(z.gte(1))),
        column: z.nullable(z.int().check(z.gte(1))),
      }),
    reply: () => Message,
    fallback: 'Failed to open the file',
  }),
  flutterErrors: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/flutter/errors`,
    body: null,
    reply: () =>
      z.object({
        errors: orNone(z.string()),
        parsed: z.optional(z.array(Diagnostic)),
        /** Packages among the causes that no browser can run; empty: none. */
        not_for_web: z.optional(z.array(NotForWeb)),
      }),
    fallback: 'Failed to read the errors',
  }),
}
