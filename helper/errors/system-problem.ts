import type { Problem } from './problem.ts'
import { systemCode } from './system-code.ts'

/**
 * What the system's own refusals mean for a person, for where nobody knows better; null: nothing that is expected of a
 * working machine.
 */
export function systemProblem(error: unknown): Problem | null {
  const { code, path } = refusalOf(error)
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return { code: 'disk-full', detail: 'The disk is full. Free some space, then try again.' }
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return {
        code: 'path-not-accessible',
        detail: `The helper may not write ${path ?? 'there'}. Change the permissions, then try again.`,
      }
    case 'EMFILE':
    case 'ENFILE':
    case 'EAGAIN':
    case 'ENOMEM':
      return {
        code: 'out-of-resources',
        detail:
          'The system gives the helper no more open files, processes or memory. End other programs, or raise the limit, then try again.',
      }
    default:
      return null
  }
}

/** A program that could not be started has the system's refusal as its cause. */
function refusalOf(error: unknown): { code: string | null; path: string | null } {
  const code = systemCode(error)
  if (!(error instanceof Error)) return { code, path: null }
  if (code === null || !/^E[A-Z]/.test(code)) return { code: systemCode(error.cause) ?? code, path: null }
  return { code, path: 'path' in error && typeof error.path === 'string' ? error.path : null }
}
