import type { GitFacts } from '@mosaygent/contract'
import { run } from '../processes/index.ts'
import { type Git, HARDENED } from './git.ts'
import { neutralEnvironment } from './git-neutral.ts'
import { type Change, parseStatus } from './git-status-text.ts'

/** What git says about a folder; `unreadable` when there is a repository that it will or can not read. */
export type GitStatus =
  | { readonly kind: 'facts'; readonly facts: GitFacts; readonly changes: readonly Change[] }
  | { readonly kind: 'not-a-repository' }
  | { readonly kind: 'unreadable'; readonly note: string }

export interface GitStatusOptions {
  /** Only what lies below it counts as a change. */
  readonly folder: string
  /** The folder with the `.git`, where the caller knows it. */
  readonly repository?: string
  /** git looks for a repository no further up than this folder's children. */
  readonly ceiling: string
  /** In ms. */
  readonly timeoutMs?: number
}

/**
 * Branch and changes of the folder. Takes no lock (a plain `git status` made 122 of 150 commits of a user fail) and
 * reaches no network.
 */
export async function gitStatus(
  git: Git,
  { folder, repository, ceiling, timeoutMs = 5_000 }: GitStatusOptions,
): Promise<GitStatus> {
  const neutral = await neutralEnvironment(git, folder, repository)
  const result = await run({
    file: git.file,
    // -C and not the working directory: a folder that vanished is then git's answer, not a missing program
    args: [
      '-C',
      folder,
      '--no-optional-locks',
      ...HARDENED,
      'status',
      '--porcelain=v2',
      '--branch',
      '-z',
      // what a submodule holds is its own matter, and its settings are nobody's we know
      '--ignore-submodules=dirty',
      '--',
      '.',
    ],
    env: { ...git.env, ...neutral, GIT_CEILING_DIRECTORIES: ceiling, GIT_ALLOW_PROTOCOL: '' },
    timeoutMs,
    maxOutput: MOST_OUTPUT,
  })
  switch (result.kind) {
    case 'exited':
      // cut off: git then fails, on a pipe that nobody reads any more
      if (result.code !== 0 && result.stdout.length < MOST_OUTPUT) return explain(result.stderr, folder)
      return readStatus(result.stdout)
    case 'missing':
      return { kind: 'unreadable', note: 'git was not found. Install git, then refresh.' }
    case 'timed-out':
      return { kind: 'unreadable', note: `git took longer than ${timeoutMs / 1000} s to read this folder.` }
    case 'cancelled':
    case 'killed':
      return { kind: 'unreadable', note: 'git was ended before it had answered.' }
  }
}

/** A megabyte is some ten thousand changes: enough to know that nobody counts them. */
const MOST_OUTPUT = 1_000_000

function readStatus(stdout: string): GitStatus {
  const { facts, changes } = parseStatus(stdout)
  return {
    kind: 'facts',
    facts: stdout.length < MOST_OUTPUT ? facts : { ...facts, more_changes: true },
    changes,
  }
}

function explain(stderr: string, folder: string): GitStatus {
  if (/dubious ownership/.test(stderr)) {
    const command = `git config --global --add safe.directory "${folder}"`
    return {
      kind: 'unreadable',
      note: `This folder belongs to another user, so git does not read it. If you trust it, run: ${command}`,
    }
  }
  if (/not a git repository/.test(stderr)) return { kind: 'not-a-repository' }
  const said = stderr.trim().split('\n').at(-1) ?? ''
  return { kind: 'unreadable', note: said === '' ? 'git could not read this folder.' : `git says: ${said}` }
}
