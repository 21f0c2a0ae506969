import { run } from '../processes/index.ts'
import { type Git, HARDENED } from './git.ts'
import { credentialArguments } from './git-clone.ts'

/**
 * Arguments for a call that reaches the network from within a repository that somebody else may have prepared. Its own
 * settings can name programs: as a helper for passwords, as the other end's `upload-pack`, as a check of signatures.
 * None of them runs; the user's own helpers do.
 */
export async function trustedArguments(git: Git, gh: string | null): Promise<string[]> {
  return [
    ...HARDENED,
    ...set('http.lowSpeedLimit', '1000'),
    ...set('http.lowSpeedTime', '30'),
    ...set('credential.interactive', 'false'),
    ...set('merge.verifySignatures', 'false'),
    ...set('maintenance.auto', 'false'),
    ...set('gc.auto', '0'),
    // an empty one forgets every helper named so far, in whatever file
    ...set('credential.helper', ''),
    ...(await ownHelpers(git)),
    ...credentialArguments(gh),
  ]
}

const set = (name: string, value: string) => ['-c', `${name}=${value}`]

/** The helpers that the user's and the machine's settings name, which no repository can change. */
async function ownHelpers(git: Git): Promise<string[]> {
  const found: string[] = []
  for (const scope of ['--system', '--global']) {
    const result = await run({
      file: git.file,
      args: ['config', scope, '-z', '--get-regexp', String.raw`^credential\.(.*\.)?helper$`],
      env: git.env,
      timeoutMs: 5_000,
    })
    if (result.kind !== 'exited' || result.code !== 0) continue // no such file, or nothing in it
    for (const entry of result.stdout.split('\0')) {
      const at = entry.indexOf('\n')
      // without a value: `helper` alone on its line
      if (at > 0) found.push(...set(entry.slice(0, at), entry.slice(at + 1)))
    }
  }
  return found
}
