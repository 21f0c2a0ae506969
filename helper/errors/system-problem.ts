import type { Problem } from './problem.ts'
import { type SystemFailure, systemFailureOf } from './system-failure.ts'

export const DISK_FULL: Problem = {
  code: 'disk-full',
  detail: 'The disk is full. Free some space, then try again.',
}
export const OUT_OF_RESOURCES: Problem = {
  code: 'out-of-resources',
  detail:
    'The system gives the helper no more open files, processes or memory. End other programs, or raise the limit, then try again.',
}

/**
 * Words for a failed call of the system where the caller has none of its own: the HTTP server, a job, a start. Null: the
 * failure is unexpected.
 */
export function systemProblem(error: unknown): Problem | null {
  const failure = systemFailureOf(error)
  switch (failure) {
    case 'disk-full':
      return DISK_FULL
    case 'out-of-resources':
      return OUT_OF_RESOURCES
    case 'not-permitted': {
      const path = pathOf(error)
      return {
        code: 'path-not-accessible',
        detail: `The helper may not write ${path ?? 'there'}. Change the permissions, then try again.`,
      }
    }
    case 'gone':
    case 'taken':
    case null:
      return null
    default:
      return failure satisfies never
  }
}

/** How one caller words what the system refused; a kind that it leaves out has the general words, if there are any. */
export function describeSystemFailure(
  error: unknown,
  words: Partial<Record<SystemFailure, Problem>>,
): Problem | null {
  const failure = systemFailureOf(error)
  return (failure === null ? undefined : words[failure]) ?? systemProblem(error)
}

function pathOf(error: unknown): string | null {
  return error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : null
}
