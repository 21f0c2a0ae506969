import type { RunResult } from '../../processes/index.ts'

/** A call of git that failed. `exitCode`: null where git was not asked, or was ended before it had one. */
export interface GitFailure {
  readonly kind: 'failed'
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

/** How a call of git ended that nothing refused. */
export type GitCallOutcome =
  | { readonly kind: 'done'; readonly stdout: string; readonly stderr: string }
  | GitFailure
  | { readonly kind: 'timed-out'; readonly limitMs: number }
  | { readonly kind: 'missing' }

/** A failure that is known before git is asked, in words like git's own. */
export const failedBeforeGit = (stderr: string): GitFailure => ({
  kind: 'failed',
  exitCode: null,
  stdout: '',
  stderr,
})

/** What the run of a call means: exit code 0 is success. */
export function outcomeOf(result: RunResult, limitMs: number): GitCallOutcome {
  switch (result.kind) {
    case 'exited': {
      const { code, stdout, stderr } = result
      if (code === 0) return { kind: 'done', stdout, stderr: stderr.trim() }
      return { kind: 'failed', exitCode: code, stdout, stderr: stderr.trim() }
    }
    case 'timed-out':
      return { kind: 'timed-out', limitMs }
    case 'missing':
      return { kind: 'missing' }
    case 'cancelled':
    case 'killed':
      return failedBeforeGit('git was ended from outside')
  }
}
