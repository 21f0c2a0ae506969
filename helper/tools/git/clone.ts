import { callGit, type GitProtocols } from './call.ts'
import type { Git } from './git.ts'
import { failedBeforeGit, type GitFailure } from './outcome.ts'
import { type CloneProgress, readCloneOutput } from './clone-progress.ts'

export interface CloneRequest {
  /** Checked by the caller; it is passed behind `--` as well. */
  readonly address: string
  readonly folder: string
  /** A folder of ours that is no repository, for git to stand in. */
  readonly outside: string
  /** `local`: a path on this machine. */
  readonly transport: 'network' | 'local'
  /** By default the one that the repository names. */
  readonly branch?: string
  /** GitHub's command line, whose login git may use for github.com; null: none. */
  readonly gh: string | null
  readonly signal: AbortSignal
  readonly onProgress: (progress: CloneProgress) => void
  /** Gets the process group as soon as it runs. */
  readonly onStart?: (pid: number) => void
}

/** `stderr` is without progress. A cancelled or failed clone may leave half a folder behind. */
export type CloneResult =
  | { readonly kind: 'cloned' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'missing' }
  | GitFailure

/**
 * `git clone`, with progress. Runs no hooks, fetches no submodules, asks nothing, and gives up on a server that
 * sends less than 1000 bytes a second for 30 s (git alone would wait for ever).
 */
export async function gitClone(git: Git, request: CloneRequest): Promise<CloneResult> {
  const { address, folder, outside, transport, branch, gh, signal, onProgress, onStart } = request
  const progress = readCloneOutput(onProgress)
  const result = await callGit(git, {
    location: { outside },
    settings: [
      ['http.lowSpeedLimit', '1000'],
      ['http.lowSpeedTime', '30'],
      ['credential.interactive', 'false'],
      ...credentialSettings(gh),
    ],
    args: [
      'clone',
      '--progress',
      '--no-recurse-submodules',
      // over the pack protocol, so that the copy shares no file with its source and tells how far it is
      ...(transport === 'local' ? ['--no-local'] : []),
      ...(branch === undefined ? [] : ['--branch', branch]),
      '--',
      address,
      folder,
    ],
    protocols: protocolsOf(transport, address),
    // `Updating files` would show only after two seconds of work
    env: { GIT_PROGRESS_DELAY: '0' },
    signal,
    // progress of a clone that takes hours; git would be ended by a closed pipe
    maxOutput: 50_000_000,
    onStderr: (text) => progress.push(text),
    ...(onStart ? { onStart } : {}),
  })
  switch (result.kind) {
    case 'exited':
      if (signal.aborted) return { kind: 'cancelled' }
      if (result.code === 0) return { kind: 'cloned' }
      return { kind: 'failed', exitCode: result.code, stdout: result.stdout, stderr: progress.rest() }
    case 'cancelled':
      return { kind: 'cancelled' }
    case 'missing':
      return { kind: 'missing' }
    case 'timed-out':
    case 'killed':
      return failedBeforeGit(`${progress.rest()}\ngit was ended from outside`.trim())
  }
}

/** One more helper for passwords: the login of gh, for github.com alone. */
export function credentialSettings(gh: string | null): (readonly [string, string])[] {
  if (gh === null) return []
  return [['credential.https://github.com.helper', `!${quoteForSh(gh)} auth git-credential`]]
}

/** Whatever the user's configuration allows or rewrites: no ext::, no fd::, http only where it was asked for. */
export function protocolsOf(transport: 'network' | 'local', address: string): GitProtocols {
  return transport === 'local' ? 'file' : /^http:/i.test(address) ? 'http' : 'https:ssh'
}

/** git hands `!command` to its own sh, on Windows too. */
const quoteForSh = (path: string) => `'${path.replaceAll('\\', '/').replaceAll("'", String.raw`'\''`)}'`
