import type { GitFacts } from '@mosaygent/contract'
import { callGit } from './call.ts'
import type { Git } from './git.ts'
import { neutralEnvironment } from './neutral-environment.ts'
import { OUT_OF_MEMORY } from './memory-limit.ts'
import { openRepository } from './open.ts'
import { type Change, parseStatus } from './status-text.ts'

/** What git says about a folder; `unreadable` when there is a repository that it will or can not read. */
export type GitStatus =
  | { readonly kind: 'facts'; readonly facts: GitFacts; readonly changes: readonly Change[] }
  | { readonly kind: 'not-a-repository' }
  | { readonly kind: 'unreadable'; readonly note: string }

export interface GitStatusOptions {
  /** Only what lies below it counts as a change. */
  readonly folder: string
  /** The folder with the `.git`; no other repository is looked for. */
  readonly repository: string
  /** In ms. */
  readonly timeoutMs?: number
}

/**
 * Branch and changes of the folder. Takes no lock (a plain `git status` made 122 of 150 commits of a user fail) and
 * reaches no network.
 */
export async function gitStatus(
  git: Git,
  { folder, repository, timeoutMs = 5_000 }: GitStatusOptions,
): Promise<GitStatus> {
  const opened = await openRepository(git, repository, timeoutMs)
  switch (opened.kind) {
    case 'repository':
      break
    case 'not-a-repository':
      return opened
    case 'failed':
      return explain(opened.stderr, repository)
    case 'missing':
      return MISSING
    case 'timed-out':
      return tookLonger(timeoutMs)
    case 'led-elsewhere':
      return {
        kind: 'unreadable',
        note: `git does not read this folder: ${opened.path} in it names another computer.`,
      }
    case 'no-plain-file':
      return { kind: 'unreadable', note: notRead(opened.path, 'neither a file nor a folder') }
    case 'huge-file':
      return { kind: 'unreadable', note: notRead(opened.path, 'larger than any file of its kind') }
  }
  const env = await neutralEnvironment(git, opened.location)
  if (env === null) return { kind: 'unreadable', note: 'git could not read the settings of this repository.' }
  const result = await callGit(git, {
    location: opened.location,
    folder,
    args: [
      'status',
      '--porcelain=v2',
      '--branch',
      '-z',
      // changes inside a submodule are not ours to show, and its settings are not checked
      '--ignore-submodules=dirty',
      '--',
      '.',
    ],
    env,
    protocols: 'none',
    timeoutMs,
    maxOutput: MOST_OUTPUT,
  })
  switch (result.kind) {
    case 'exited':
      // cut off: git then fails on the closed pipe
      if (result.code !== 0 && result.stdout.length < MOST_OUTPUT) return explain(result.stderr, folder)
      return readStatus(result.stdout)
    case 'missing':
      return MISSING
    case 'timed-out':
      return tookLonger(timeoutMs)
    case 'cancelled':
    case 'killed':
      return { kind: 'unreadable', note: 'git was ended before it had answered.' }
  }
}

const notRead = (path: string, why: string) =>
  `git does not read this folder: ${path} in it is ${why}. Delete it, or clone the repository again.`
const MISSING: GitStatus = { kind: 'unreadable', note: 'git was not found. Install git, then refresh.' }
const TOO_MUCH_MEMORY =
  'git needed more memory than it is given: a file in this folder is larger than any of its kind.'
const tookLonger = (timeoutMs: number): GitStatus => ({
  kind: 'unreadable',
  note: `git took longer than ${timeoutMs / 1000} s to read this folder.`,
})

/** In characters: some ten thousand changes, more than anybody reads. */
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
  if (OUT_OF_MEMORY.test(stderr)) return { kind: 'unreadable', note: TOO_MUCH_MEMORY }
  const lines = stderr.trim().split('\n')
  // what follows the error is advice
  const at = lines.findLastIndex((line) => /^(fatal|error): /.test(line))
  const error = lines.at(at) ?? ''
  const message = error.endsWith(':') ? `${error} ${(lines[at + 1] ?? '').trim()}`.trim() : error
  return {
    kind: 'unreadable',
    note: message === '' ? 'git could not read this folder.' : `git says: ${message}`,
  }
}
