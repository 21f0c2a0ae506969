import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { CodebaseKind } from './environment.ts'
import { endpoint } from './endpoint.ts'

/** What git says about a codebase; `null` in its place means: not a repository. */
export const GitFacts = z.object({
  /** Branch name, or the short commit when the head is detached, or the unborn branch of an empty repository. */
  branch: z.string(),
  /** True when `git status` lists anything, untracked files included. */
  dirty: z.boolean(),
  detached: z.optional(z.boolean()),
  /** How many paths `git status` lists. */
  changes: z.optional(z.number()),
  ahead: z.optional(z.number()),
  behind: z.optional(z.number()),
})
export type GitFacts = z.infer<typeof GitFacts>

/** Where Clone would clone from. `starter`: one of the repositories that ship with the product. */
export const RepositorySource = z.object({
  address: z.string(),
  starter: z.boolean(),
  /** Absolute path of the folder that the clone makes. */
  target: z.string(),
})
export type RepositorySource = z.infer<typeof RepositorySource>

export const CodebaseStatus = z.object({
  detected: z.boolean(),
  /** Absolute path of the folder with `pubspec.yaml` or `pyproject.toml`. */
  path: z.nullable(z.string()),
  git: z.nullable(GitFacts),
  running: z.boolean(),
  dependencies: z.boolean(),
  /** Newest change of a source file, ISO 8601. */
  last_modified: z.nullable(z.string()),
  /** The file `last_modified` speaks of, relative to `path`. */
  last_modified_file: z.optional(z.nullable(z.string())),
  /** Further folders that look like a codebase of this kind, absolute. */
  candidates: z.optional(z.array(z.string())),
  /** Why `git` is null although a `.git` is there (dubious ownership, git missing): one sentence. */
  git_note: z.optional(z.string()),
  repository: z.optional(RepositorySource),
})
export type CodebaseStatus = z.infer<typeof CodebaseStatus>

const Cloned = z.object({ path: z.string(), message: z.string() })

export const workspaceEndpoints = {
  setDirectory: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/environment/set-directory`,
    body: z.strictObject({ path: z.string().check(z.maxLength(4096)) }),
    reply: z.object({ path: z.string() }),
    fallback: 'Failed to set directory',
  }),
  directory: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/environment/directory`,
    body: null,
    reply: z.object({
      path: z.nullable(z.string()),
      /** False: the stored folder was moved or deleted since; nothing can be detected or cloned until it is back. */
      exists: z.optional(z.boolean()),
    }),
    fallback: 'Failed to read the project directory',
  }),
  environmentStatus: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/environment/status`,
    body: null,
    reply: z.object({ api: CodebaseStatus, flutter: CodebaseStatus }),
    fallback: 'Failed to read the environment status',
  }),
  cloneApi: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/environment/clone-api`,
    body: null,
    reply: Cloned,
    fallback: 'Failed to clone API repository',
  }),
  cloneFlutter: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/environment/clone-flutter`,
    body: null,
    reply: Cloned,
    fallback: 'Failed to clone Flutter repository',
  }),
  /** Ours: ends a running clone of that codebase; the clone's own call then answers 409 `clone-cancelled`. */
  cancelClone: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/environment/cancel-clone`,
    body: z.strictObject({ codebase: CodebaseKind }),
    reply: z.object({ message: z.string() }),
    fallback: 'Failed to cancel the clone',
  }),
}
