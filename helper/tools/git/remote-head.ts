import { callGit } from './call.ts'
import type { Git } from './git.ts'
import { credentialSettings, protocolsOf } from './clone.ts'

export interface RemoteHead {
  /** Checked by the caller; it is passed behind `--` as well. */
  readonly address: string
  readonly transport: 'network' | 'local'
  /** GitHub's command line, whose login git may use for this address; null: none. */
  readonly gh: string | null
  /** A folder of ours that is no repository: git reads the settings of a repository around its working directory. */
  readonly folder: string
  readonly signal?: AbortSignal
  /** In ms. */
  readonly timeoutMs?: number
}

/** The branch that a clone of this address would check out; null when the server does not say, for whatever reason. */
export async function gitRemoteHead(git: Git, request: RemoteHead): Promise<string | null> {
  const { address, transport, gh, folder, signal, timeoutMs = 8_000 } = request
  const result = await callGit(git, {
    location: { outside: folder },
    settings: [['credential.interactive', 'false'], ...credentialSettings(gh)],
    args: ['ls-remote', '--symref', '--', address, 'HEAD'],
    protocols: protocolsOf(transport, address),
    timeoutMs,
    maxOutput: 20_000,
    ...(signal ? { signal } : {}),
  })
  if (result.kind !== 'exited' || result.code !== 0) return null
  return /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(result.stdout)?.[1] ?? null
}
