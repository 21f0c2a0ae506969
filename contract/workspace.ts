import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { CodebaseKind } from './environment.ts'
import { endpoint } from './endpoint.ts'
import { Installed, Moment, anySuccess, orEmpty, orFalse, orNull } from './named-alone.ts'
import { Message } from './message.ts'

/** What git says about a codebase; `null` in its place means: not a repository; nothing: the helper does not say. */
export const GitFacts = z.lazy(() =>
  z.object({
    /**
     * Branch name, or the short commit when the head is detached, or the unborn branch of an empty repository; empty
     * where the helper does not say.
     */
    branch: orEmpty,
    /** True when `git status` lists anything, untracked files included; null: the helper does not say. */
    dirty: orNull(z.boolean()),
    detached: z.optional(z.boolean()),
    /** How many paths `git status` lists. */
    changes: z.optional(z.number()),
    /** Those of the changes that git does not know yet (untracked); a folder that is new as a whole is one. */
    new_changes: z.optional(z.number()),
    /** There are more than `changes`: what git said was cut off at a megabyte. */
    more_changes: z.optional(z.boolean()),
    /** Those of the changes that the dashboard itself wrote and nobody touched since, as git names them. */
    own_changes: z.optional(z.array(z.string())),
    /** Commits on either side, as of the last fetch; absent without an upstream branch. */
    ahead: z.optional(z.number()),
    behind: z.optional(z.number()),
    /** For example `origin/main`. */
    upstream: z.optional(z.string()),
    /** Where it was cloned from, without user and password. */
    remote: z.optional(z.string()),
    /** When the remote was asked last, ISO 8601. */
    fetched_at: z.optional(z.string()),
    /** When the remote was asked last and did not answer, ISO 8601; stands in place of `fetched_at`. */
    fetch_failed_at: z.optional(z.string()),
  }),
)
export type GitFacts = z.infer<typeof GitFacts>

/** Where Clone would clone from. `starter`: one of the repositories that ship with the product. */
export const RepositorySource = z.lazy(() =>
  z.object({
    address: z.string(),
    starter: z.boolean(),
    /** Absolute path of the folder that the clone makes. */
    target: z.string(),
    /** Why nothing can be cloned there now: something is in the place already. One sentence. */
    taken: z.optional(z.string()),
    /** With `taken`: what lies there is this very repository, so it can be used instead (`useExisting`). */
    same: z.optional(z.boolean()),
    /** The codebase that is there is no clone of this repository, which somebody chose. */
    other: z.optional(z.boolean()),
    /** What there is to know before it is cloned. One sentence. */
    note: z.optional(z.string()),
  }),
)
export type RepositorySource = z.infer<typeof RepositorySource>

export const CodebaseStatus = z.lazy(() =>
  z.object({
    detected: orFalse,
    /** Absolute path of the folder with `pubspec.yaml` or `pyproject.toml`. */
    path: orNull(z.string()),
    /** While there is no app: of the project directory, whose other branches may have one. */
    git: z.optional(z.nullable(GitFacts)),
    /** Null: the helper does not say. */
    running: orNull(z.boolean()),
    /** Whether the packages are installed; null: the helper does not say. */
    dependencies: Installed,
    /** Newest change of a source file, ISO 8601. */
    last_modified: Moment,
    /** The file `last_modified` speaks of, relative to `path`. */
    last_modified_file: z.optional(z.nullable(z.string())),
    /** Further folders that look like a codebase of this kind, absolute. */
    candidates: z.optional(z.array(z.string())),
    /** Why `git` is null although a `.git` is there (dubious ownership, git missing): one sentence. */
    git_note: z.optional(z.string()),
    /** A file that says where the codebase is could not be read (too large, a pipe, nested without end): one sentence. */
    file_note: z.optional(z.string()),
    repository: z.optional(RepositorySource),
  }),
)
export type CodebaseStatus = z.infer<typeof CodebaseStatus>

const Cloned = anySuccess(z.object({ path: orNull(z.string()), message: orEmpty }))
const OneCodebase = z.strictObject({ codebase: CodebaseKind })
export const GitBranch = z.object({
  name: z.string(),
  current: z.boolean(),
  /** Only the remote has it so far; switching to it makes it here. */
  remote_only: z.boolean(),
})
export type GitBranch = z.infer<typeof GitBranch>

export const workspaceEndpoints = {
  setDirectory: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/environment/set-directory`,
    body: () => z.strictObject({ path: z.string().check(z.maxLength(4096)) }),
    /** `path`: the folder as the helper writes it; null: it does not say. */
    reply: () => anySuccess(z.object({ path: orNull(z.string()) })),
    fallback: 'Failed to set directory',
  }),
  directory: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/environment/directory`,
    body: null,
    reply: () =>
      anySuccess(
        z.object({
          /** Null: none is chosen. Absent: a helper that does not say which. */
          path: z.optional(z.nullable(z.string())),
          /** False: the stored folder was moved or deleted since; nothing can be detected or cloned until it is back. */
          exists: z.optional(z.boolean()),
        }),
      ),
    fallback: 'Failed to read the project directory',
  }),
  environmentStatus: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/environment/status`,
    body: null,
    reply: () =>
      z.object({
        api: CodebaseStatus,
        flutter: CodebaseStatus,
        /** Somebody said that this project has no API. */
        no_api: z.optional(z.boolean()),
      }),
    fallback: 'Failed to read the environment status',
  }),
  cloneApi: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/environment/clone-api`,
    body: null,
    reply: () => Cloned,
    fallback: 'Failed to clone API repository',
  }),
  cloneFlutter: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/environment/clone-flutter`,
    body: null,
    reply: () => Cloned,
    fallback: 'Failed to clone Flutter repository',
  }),
  /** Ours: ends a running clone of that codebase; the clone's own call then answers 409 `clone-cancelled`. */
  cancelClone: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/environment/cancel-clone`,
    body: () => z.strictObject({ codebase: CodebaseKind }),
    reply: () => Message,
    fallback: 'Failed to cancel the clone',
  }),
  /** Ours: asks the remote what is new; changes no file. */
  gitFetch: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/environment/git-fetch`,
    body: () => OneCodebase,
    reply: () => Message,
    fallback: 'Failed to fetch',
  }),
  /** Ours: fetches, and then only ever fast-forwards. */
  gitPull: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/environment/git-pull`,
    body: () => OneCodebase,
    reply: () => Message,
    fallback: 'Failed to pull',
  }),
  /** Ours: the branches, the latest commits first; a POST because it names a codebase. */
  gitBranches: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/environment/git-branches`,
    body: () => OneCodebase,
    reply: () => z.object({ branches: z.array(GitBranch) }),
    fallback: 'Failed to list the branches',
  }),
  gitSwitch: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/environment/git-switch`,
    body: () => z.strictObject({ codebase: CodebaseKind, branch: z.string().check(z.maxLength(255)) }),
    reply: () => Message,
    fallback: 'Failed to switch the branch',
  }),
}
