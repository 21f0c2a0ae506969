import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { CodebaseKind } from './environment.ts'
import { Message } from './message.ts'

export const JobKind = z.enum([
  'clone',
  'pub-get',
  'analyze',
  'add-web',
  'test',
  'pub-outdated',
  'pub-upgrade',
  'clean',
  'build-web',
  'uv-sync',
  'pytest',
  'install-flutter',
  'install-gh',
  'gh-login',
  'install-firebase',
  'firebase-login',
  'fetch-firebase',
])
export type JobKind = z.infer<typeof JobKind>

/** What changes the machine, whatever project is chosen. */
export const MACHINE_JOBS: ReadonlySet<JobKind> = new Set<JobKind>([
  'install-flutter',
  'install-gh',
  'gh-login',
  'install-firebase',
  'firebase-login',
])

/** A long piece of work with a beginning and an end, shown where it belongs and cancellable. */
export const Job = z.lazy(() =>
  z.object({
    id: z.string(),
    kind: JobKind,
    /** Which codebase it works on; absent for what belongs to the machine. */
    codebase: z.optional(CodebaseKind),
    /** What it is about where the kind alone does not tell: the Firebase project. */
    subject: z.optional(z.string()),
    /** Absolute path of the folder that it makes, whatever directory is set meanwhile. */
    target: z.optional(z.string()),
    /** Absolute path of the project directory that it was begun in; absent for what belongs to the machine. */
    project: z.optional(z.string()),
    state: z.enum(['running', 'done', 'failed', 'cancelled']),
    /** What it is doing, in words: `Receiving objects`. */
    stage: z.string(),
    /** Of the whole job, 0 to 100; null while it cannot be told. */
    percent: z.nullable(z.number()),
    /** As git writes them: `18.40 MiB`, `3.10 MiB/s`. */
    transferred: z.optional(z.string()),
    rate: z.optional(z.string()),
    started_at: z.string(),
    ended_at: z.optional(z.string()),
    /** Why it failed. */
    detail: z.optional(z.string()),
    /** The code that the call itself answers with (`problems.ts`); as text, for helpers that are newer. */
    code: z.optional(z.string()),
    /** The last lines that its program said, oldest first, without colours. */
    output: z.optional(z.array(z.string())),
  }),
)
export type Job = z.infer<typeof Job>

export const jobEndpoints = {
  /** Ours: what runs now, newest first, and then what ended lately; the truth behind `job.changed`. */
  jobs: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/jobs`,
    body: null,
    reply: () => z.object({ jobs: z.array(Job) }),
    fallback: 'Failed to read the jobs',
  }),
  /** Ours: ends a running job of any kind; answers when nothing of it is left. */
  cancelJob: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/jobs/cancel`,
    body: () => z.strictObject({ id: z.string().check(z.maxLength(64)) }),
    reply: () => Message,
    fallback: 'Failed to cancel the job',
  }),
}
