import { run } from '../processes/index.ts'
import { type Git, HARDENED } from './git.ts'
import { type CloneProgress, readCloneOutput } from './git-clone-progress.ts'

export interface CloneRequest {
  /** Already checked by the caller; it goes behind `--` all the same. */
  readonly address: string
  readonly folder: string
  /** `local`: a path on this machine. */
  readonly transport: 'network' | 'local'
  /** By default the one that the repository names. */
  readonly branch?: string
  /** Shell text of one more credential helper, for example gh's. */
  readonly credentialHelper?: { readonly host: string; readonly command: string }
  readonly signal: AbortSignal
  readonly onProgress: (progress: CloneProgress) => void
  /** Told the process group as soon as it lives. */
  readonly onStart?: (pid: number) => void
}

/** `said`: git's own words, without progress. A cancelled or failed clone may leave half a folder behind. */
export type CloneResult =
  | { readonly kind: 'cloned' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly said: string }

/**
 * `git clone`, with progress. Runs no hooks, fetches no submodules, asks nothing, and gives up on a server that
 * sends less than 1000 bytes a second for 30 s (git alone would wait for ever).
 */
export async function gitClone(git: Git, request: CloneRequest): Promise<CloneResult> {
  const { address, folder, transport, branch, credentialHelper, signal, onProgress, onStart } = request
  const output = readCloneOutput(onProgress)
  const result = await run({
    file: git.file,
    args: [
      ...HARDENED,
      '-c',
      'http.lowSpeedLimit=1000',
      '-c',
      'http.lowSpeedTime=30',
      '-c',
      'credential.interactive=false',
      ...(credentialHelper
        ? ['-c', `credential.https://${credentialHelper.host}.helper=!${credentialHelper.command}`]
        : []),
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
    env: {
      ...git.env,
      // `Updating files` would show only after two seconds of work
      GIT_PROGRESS_DELAY: '0',
      // whatever the user's configuration allows or rewrites: no ext::, no fd::, http only where it was asked for
      GIT_ALLOW_PROTOCOL: transport === 'local' ? 'file' : /^http:/i.test(address) ? 'http' : 'https:ssh',
    },
    signal,
    // progress of a clone that takes hours; git would be ended by a closed pipe
    maxOutput: 50_000_000,
    onStderr: (text) => output.push(text),
    ...(onStart ? { onStart } : {}),
  })
  switch (result.kind) {
    case 'exited':
      if (signal.aborted) return { kind: 'cancelled' }
      return result.code === 0 ? { kind: 'cloned' } : { kind: 'failed', said: output.said() }
    case 'cancelled':
      return { kind: 'cancelled' }
    case 'missing':
      return { kind: 'missing' }
    case 'timed-out':
    case 'killed':
      return { kind: 'failed', said: `${output.said()}\ngit was ended from outside`.trim() }
  }
}
