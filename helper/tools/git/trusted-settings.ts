import { callGit } from './call.ts'
import type { Git } from './git.ts'
import { credentialSettings } from './clone.ts'

type Settings = (readonly [name: string, value: string])[]

/**
 * Settings for a call that reaches the network from within a repository that somebody else may have prepared. Its own
 * settings can name programs: as a helper for passwords, as a check of signatures. None of them runs; the user's own
 * helpers do. `outside`: a folder of ours that is no repository.
 */
export async function trustedSettings(git: Git, gh: string | null, outside: string): Promise<Settings> {
  return [
    ['http.lowSpeedLimit', '1000'],
    ['http.lowSpeedTime', '30'],
    ['credential.interactive', 'false'],
    ['merge.verifySignatures', 'false'],
    ['merge.autoStash', 'false'],
    // an empty one forgets every helper named so far, in whatever file
    ['credential.helper', ''],
    ...(await ownHelpers(git, outside)),
    ...credentialSettings(gh),
  ]
}

/** The helpers that the user's and the machine's settings name, which no repository can change. */
async function ownHelpers(git: Git, outside: string): Promise<Settings> {
  const found: Settings = []
  for (const scope of ['--system', '--global']) {
    const result = await callGit(git, {
      location: { outside },
      args: ['config', scope, '-z', '--get-regexp', String.raw`^credential\.(.*\.)?helper$`],
      protocols: 'none',
      timeoutMs: 5_000,
    })
    if (result.kind !== 'exited' || result.code !== 0) continue // no such file, or nothing in it
    for (const entry of result.stdout.split('\0')) {
      const at = entry.indexOf('\n')
      // without a value: `helper` alone on its line
      if (at > 0) found.push([entry.slice(0, at), entry.slice(at + 1)])
    }
  }
  return found
}
