import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { orEmpty, orFalse, orNull } from './named-alone.ts'
import { LenientMessage } from './message.ts'

/** Login has succeeded exactly when the message reads so. */
export const LOGIN_SUCCESSFUL = 'Login successful'

/** A login under way, or the last one that ended, as every page sees it. */
export const GhLogin = z.lazy(() =>
  z.object({
    state: z.enum(['starting', 'waiting', 'done', 'failed', 'cancelled']),
    /** To be typed at `url`; only while `waiting`. */
    code: z.optional(z.string()),
    url: z.optional(z.string()),
    /** When GitHub stops accepting the code, ISO 8601. */
    expires_at: z.optional(z.string()),
    /** What became of it, or why no code has appeared: one sentence. */
    detail: z.optional(z.string()),
  }),
)
export type GhLogin = z.infer<typeof GhLogin>

/**
 * What is known of the login. `unverified`: a login is stored, and GitHub could not be asked (no network, rate limit).
 * `refused`: one is stored, and GitHub does not accept it.
 */
export const GhAuthState = z.enum(['signed-out', 'signed-in', 'unverified', 'refused', 'unknown'])
export type GhAuthState = z.infer<typeof GhAuthState>

const GhAccount = z.object({ login: z.string(), active: z.boolean() })

/** How an install would go. `command`: not by us, this is what to type. */
export const GhInstallPlan = z.object({
  way: z.enum(['system', 'archive', 'command']),
  /** One sentence: what will happen when Install is pressed, or why a person has to. */
  words: z.string(),
  /** What a person can type instead. */
  command: z.optional(z.string()),
})
export type GhInstallPlan = z.infer<typeof GhInstallPlan>

/** A repository that the login of the GitHub CLI may read. */
export const GithubRepository = z.lazy(() =>
  z.object({
    /** For example `acme/tide-app`. */
    name: z.string(),
    /** What Clone would clone. */
    address: z.string(),
    private: z.boolean(),
    archived: z.boolean(),
    description: z.nullable(z.string()),
    default_branch: z.string(),
    /** ISO 8601; null for an empty one. */
    pushed_at: z.nullable(z.string()),
  }),
)
export type GithubRepository = z.infer<typeof GithubRepository>

export const githubEndpoints = {
  ghInstalled: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/github/gh-installed`,
    body: null,
    reply: () =>
      z.object({
        installed: orFalse,
        version: orNull(z.string()),
        path: z.optional(z.string()),
        /** What is odd about it: another program of that name, damaged settings, an old version. One sentence. */
        note: z.optional(z.string()),
        /** Only while it is not installed. */
        install: z.optional(GhInstallPlan),
      }),
    fallback: 'Failed to look for the GitHub CLI',
  }),
  installGh: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/github/install-gh`,
    body: null,
    reply: () => LenientMessage,
    fallback: 'Failed to install GitHub CLI',
  }),
  ghAuthStatus: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/github/auth-status`,
    body: null,
    reply: () =>
      z.object({
        logged_in: orFalse,
        /** What `gh auth status` prints, tokens masked; empty where the helper does not say. */
        output: orEmpty,
        state: z.optional(GhAuthState),
        host: z.optional(z.string()),
        account: z.optional(z.string()),
        /** Every account gh knows on the host. */
        accounts: z.optional(z.array(GhAccount)),
        scopes: z.optional(z.array(z.string())),
        missing_scopes: z.optional(z.array(z.string())),
        /** The environment variable whose token gh uses instead of a login. */
        environment_token: z.optional(z.string()),
        /** What there is to know about the state: one sentence. */
        note: z.optional(z.string()),
        login: z.optional(GhLogin),
      }),
    fallback: 'Failed to read the GitHub login',
  }),
  /** Replies when the login has ended; a dropped request does not end it, a second one joins it. */
  ghAuthLogin: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/github/auth-login`,
    body: null,
    /** `LOGIN_SUCCESSFUL` alone is a success. */
    reply: () => LenientMessage,
    fallback: 'Failed to login to GitHub',
  }),
  /** A hundred at a time, the ones pushed to last first. */
  githubRepositories: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/github/repositories`,
    body: () => z.strictObject({ page: z.int().check(z.minimum(1), z.maximum(100)) }),
    reply: () => z.object({ repositories: z.array(GithubRepository), more: z.boolean() }),
    fallback: 'Failed to list the repositories',
  }),
}
