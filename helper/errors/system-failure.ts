import { systemCode } from './system-code.ts'

/** What the system refused. Only these are expected of a working machine; the caller words them. */
export type SystemFailure = 'disk-full' | 'not-permitted' | 'gone' | 'taken' | 'out-of-resources'

const KINDS: Readonly<Record<string, SystemFailure>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EACCES: 'not-permitted',
  EPERM: 'not-permitted',
  EROFS: 'not-permitted',
  ENOENT: 'gone',
  ENOTEMPTY: 'taken',
  EEXIST: 'taken',
  ENOTDIR: 'taken',
  EMFILE: 'out-of-resources',
  ENFILE: 'out-of-resources',
  EAGAIN: 'out-of-resources',
  ENOMEM: 'out-of-resources',
}

/** The kind of a failed call of the system; null: none that is expected. */
export function systemFailureOf(error: unknown): SystemFailure | null {
  const code = systemCode(error)
  // a program that could not be started has the system's refusal as its cause
  const own = code !== null && /^E[A-Z]/.test(code)
  const known = own || !(error instanceof Error) ? code : (systemCode(error.cause) ?? code)
  return known === null ? null : (KINDS[known] ?? null)
}
