import * as z from 'zod/mini'
import { ConsoleLine } from './console.ts'
import { DeviceRun } from './devices.ts'
import { FirebaseLogin } from './firebase-cli.ts'
import { GhLogin } from './github.ts'
import { Job } from './jobs.ts'
import { PreviewStatus } from './preview.ts'
import { Receipt } from './receipt.ts'

/**
 * Early news. A GET is the truth: an event says what to ask again for, or carries the very thing a GET would
 * answer. A lost stream costs seconds, never correctness.
 */
export const HelperEvent = z.discriminatedUnion('type', [
  /** First of every stream: who speaks, and the jobs that run now. */
  z.object({ type: z.literal('hello'), version: z.string(), jobs: z.array(Job) }),
  /** The gap since the last seen event is too large to replay: ask for everything again. */
  z.object({ type: z.literal('resync') }),
  /** The directory or a codebase in it changed: ask for directory and status again. */
  z.object({ type: z.literal('workspace.changed') }),
  /** Choices of a project were stored: ask for them again. */
  z.object({ type: z.literal('project.changed') }),
  /** Which projects run, or how they do, is another now: ask for the list again. */
  z.object({ type: z.literal('project.running') }),
  z.object({ type: z.literal('job.changed'), job: Job }),
  z.object({ type: z.literal('preview.changed'), status: PreviewStatus }),
  z.object({ type: z.literal('preview.receipt'), receipt: Receipt }),
  /** The list of errors changed: ask for it again. */
  z.object({ type: z.literal('preview.errors') }),
  z.object({ type: z.literal('device.changed'), run: DeviceRun }),
  z.object({ type: z.literal('console.lines'), lines: z.array(ConsoleLine) }),
  /** The API's server or its packages changed: ask for its status again. */
  z.object({ type: z.literal('api.changed') }),
  /** gh was installed, or a login moved on (`login` says how far). */
  z.object({ type: z.literal('github.changed'), login: z.optional(GhLogin) }),
  /** The tool was installed, a login moved on (`login` says how far), a project was set, or files were written. */
  z.object({ type: z.literal('firebase.changed'), login: z.optional(FirebaseLogin) }),
  /** Something worth saying once, for example that a damaged state file was set aside. */
  z.object({ type: z.literal('notice'), text: z.string() }),
])
export type HelperEvent = z.infer<typeof HelperEvent>
export type HelperEventOf<T extends HelperEvent['type']> = Extract<HelperEvent, { type: T }>
