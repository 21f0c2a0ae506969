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
  /** Was good once; a served dashboard gets another by itself, a hosted one is paired again. */
  'session-expired': 401,
  /** Ended by a person, so nothing asks for another by itself. */
  'session-ended': 401,
  'pairing-needed': 403,
  /** A call without browser evidence from a socket of another user of this machine. */
  'local-user-not-allowed': 403,
  /** The system does not say whose call it is, and the script token did not come with it. */
  'script-token-needed': 401,
  'not-found': 404,
  'no-such-session': 409,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'request-too-large': 413,
  'unsupported-media-type': 415,
  'invalid-body': 422,
  // the routes
  /** The chosen run configuration is not in its file any more. */
  'run-configuration-gone': 409,
  /** It names a file that is not there or cannot be read, or a variable that is not filled in; `detail` says which. */
  'run-configuration-unusable': 409,
  /** This version of Flutter does not know one of its arguments; `detail` names the one that does. */
  'run-argument-unknown': 409,
  /** A run configuration’s entry point is no Dart file that is named relative to the app. */
  'invalid-entry-point': 422,
  /** A define without a name, or with “=” in it. */
  'invalid-define-name': 422,
  /** A masked value was sent where none is known; `detail` names the define. */
  'define-value-needed': 422,
  'invalid-path': 422,
  'path-not-found': 422,
  'not-a-directory': 422,
  'path-not-accessible': 422,
  'path-not-allowed': 403,
  'no-directory': 409,
  'no-flutter-codebase': 409,
  'no-api-codebase': 409,
  /** The app's packages are not installed, without which a command could only fail. */
  'packages-missing': 409,
  'port-taken': 409,
  'already-running': 409,
  'not-running': 409,
  /** As many projects run as can; `detail` names them. */
  'too-many-running': 409,
  /** A phone or emulator that is gone since it was listed. */
  'no-such-device': 409,
  'target-exists': 409,
  'clone-failed': 502,
  'clone-cancelled': 409,
  cancelled: 409,
  'repository-not-found': 502,
  'repository-auth': 502,
  'network-unreachable': 502,
  'invalid-repository': 422,
  'settings-damaged': 409,
  'not-a-repository': 409,
  'local-changes': 409,
  'not-fast-forward': 409,
  'no-such-branch': 422,
  /** Its own settings or files could lead git elsewhere or run something; `detail` names them: why, what to do, a command, each a line. */
  'repository-not-trusted': 409,
  'login-failed': 502,
  /** Nobody is logged in to the Firebase command line. */
  'firebase-signed-out': 409,
  /** A login is stored, and Firebase does not accept it any more. */
  'firebase-login-expired': 409,
  /** The account may not see the project, or there is none of that id: Firebase does not say which. */
  'firebase-no-access': 409,
  /** No app of that package name or bundle id; `detail` names those there are. */
  'firebase-no-app': 409,
  /** Several web apps, and nothing says which one. */
  'firebase-choose-app': 409,
  'firebase-rate-limited': 503,
  /** Firebase answered with a 5xx, or not in time. */
  'firebase-unavailable': 503,
  /** Half a reply, not the documented one, or of another project or app than asked for. */
  'firebase-bad-reply': 502,
  'invalid-project-id': 422,
  'invalid-bundle-id': 422,
  /** The Dart file has values that are no plain text, or no options to edit; `detail` names them. */
  'dart-not-editable': 422,
  /** No call stands at that place of the Dart file, or not the one that was expected. */
  'place-gone': 409,
  /** A later call of the same kind took its place. */
  superseded: 409,
  'nothing-to-undo': 409,
  /** A file was changed by somebody else since, so it is left as it is. */
  'file-changed': 409,
  'tool-missing': 503,
  'tool-failed': 502,
  'disk-full': 507,
  /** No more open files, processes or memory. */
  'out-of-resources': 503,
  /** It was told to end, and ends what runs; nothing new begins. */
  'helper-ending': 503,
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
