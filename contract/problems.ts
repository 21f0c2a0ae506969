import * as z from 'zod/mini'

/**
 * Every way in which the helper says no, with its HTTP status. Decide by code, never by wording: `detail`
 * is for people. The first block is the guard's (before any route), the second is the routes' own.
 */
export const PROBLEM_STATUS = {
  // the guard
  'malformed-request': 400,
  'host-not-allowed': 403,
  'proxied-request': 403,
  'origin-not-allowed': 403,
  'context-not-allowed': 403,
  'upgrade-not-allowed': 403,
  unpaired: 401,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-too-large': 413,
  'unsupported-media-type': 415,
  'invalid-body': 422,
  // the routes
  'invalid-path': 422,
  'path-not-found': 422,
  'not-a-directory': 422,
  'path-not-accessible': 422,
  'path-not-allowed': 403,
  'no-directory': 409,
  'no-flutter-codebase': 409,
  'already-running': 409,
  'not-running': 409,
  'target-exists': 409,
  'clone-failed': 502,
  'clone-cancelled': 409,
  cancelled: 409,
  'repository-not-found': 502,
  'repository-auth': 502,
  'network-unreachable': 502,
  'invalid-repository': 422,
  'not-a-repository': 409,
  'local-changes': 409,
  'not-fast-forward': 409,
  'no-such-branch': 422,
  'login-failed': 502,
  'tool-missing': 503,
  'tool-failed': 502,
  'disk-full': 507,
  'preview-failed': 502,
  'not-available-yet': 501,
  internal: 500,
} as const

export type ProblemCode = keyof typeof PROBLEM_STATUS

/** The body of every refusal. `detail` is always there (the spec's field); `code` is ours and optional for foreign helpers. */
export const Refusal = z.object({
  detail: z.string(),
  code: z.optional(z.string()),
})
export type Refusal = z.infer<typeof Refusal>
