import * as z from 'zod/mini'
import { HELPER_PORT, PREVIEW_PORT } from './constants.ts'

/** Where the dashboard finds its configuration: beside `index.html`, so that one build serves every deployment. */
export const RUNTIME_CONFIG_PATH = '/config.json'

/** The web options of the Firebase project that people sign in with. */
export const FirebaseWebOptions = z.object({
  apiKey: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  appId: z.optional(z.string()),
})
export type FirebaseWebOptions = z.infer<typeof FirebaseWebOptions>

/** How people sign in: a real project, the official emulator, or the local sign-in that the dashboard's own origin serves. */
export const SignInConfig = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('firebase'), options: FirebaseWebOptions }),
  z.object({ kind: z.literal('emulator'), url: z.string() }),
  z.object({ kind: z.literal('local') }),
])
export type SignInConfig = z.infer<typeof SignInConfig>

/** A published file: its size in bytes, its SHA-256 in hex, and when it was made, ISO 8601. */
export const ApiZipFacts = z.object({
  size: z.optional(z.number()),
  sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  date: z.optional(z.string()),
})
export type ApiZipFacts = z.infer<typeof ApiZipFacts>

/**
 * The helper listens on 127.0.0.1 alone. `localhost` may also mean ::1, where another user of the machine can hold the
 * same port, and a browser that tries that one first would talk to them.
 */
const HelperUrl = z.pipe(
  z.string(),
  z.transform((url) => url.replace(/^http:\/\/localhost(?=[:/]|$)/i, 'http://127.0.0.1')),
)

export const RuntimeConfig = z.object({
  version: z.string(),
  helperUrl: z._default(HelperUrl, `http://127.0.0.1:${HELPER_PORT}`),
  previewUrl: z._default(z.string(), `http://127.0.0.1:${PREVIEW_PORT}`),
  signIn: SignInConfig,
  /** The folder for settings is not the usual one: a helper that is started by itself has to be told it. */
  ownHome: z.optional(z.boolean()),
  /** Where the Python package is downloaded from; relative to the dashboard's own address, or a whole one. */
  apiZipUrl: z.optional(z.string()),
  /** What is known of that file. */
  apiZip: z.optional(ApiZipFacts),
})
export type RuntimeConfig = z.infer<typeof RuntimeConfig>
