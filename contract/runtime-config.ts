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

export const RuntimeConfig = z.object({
  version: z.string(),
  helperUrl: z._default(z.string(), `http://127.0.0.1:${HELPER_PORT}`),
  previewUrl: z._default(z.string(), `http://127.0.0.1:${PREVIEW_PORT}`),
  signIn: SignInConfig,
  apiZipUrl: z.optional(z.string()),
})
export type RuntimeConfig = z.infer<typeof RuntimeConfig>
