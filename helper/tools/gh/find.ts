import { homedir } from 'node:os'
import { stripVTControlCharacters } from 'node:util'
import { findExecutable, run } from '../../processes/index.ts'
import { hideSecrets } from '../../redaction/index.ts'
import { type Gh, ghEnvironment } from './gh.ts'
import { thisSystem } from '../../operating-system/index.ts'

/** What was found under the name `gh`. Only `missing` means that there is none. */
export type GhSearch =
  | { readonly kind: 'found'; readonly gh: Gh }
  | { readonly kind: 'missing' }
  /** Another program: the npm package `gh`, Debian's old `gitsome`. */
  | { readonly kind: 'foreign'; readonly file: string }
  /** It is gh, and every call of it fails on its own settings file. */
  | { readonly kind: 'damaged-settings'; readonly file: string; readonly output: string }
  | { readonly kind: 'silent'; readonly file: string }

export interface GhFolders {
  /** A folder of ours that may hold a gh, before the system's usual folders. */
  readonly own?: string | undefined
  /** Folders to look in besides PATH; by default the system's usual ones. */
  readonly usual?: readonly string[]
  /** How long it may take to say its version, in ms. */
  readonly timeoutMs?: number
}

/**
 * Finds GitHub's command line on PATH, then in the usual folders: a helper that was started from the desktop or before
 * an install has a short PATH. A stranger on PATH does not hide the real one.
 */
export async function findGh(env: NodeJS.ProcessEnv, options: GhFolders = {}): Promise<GhSearch> {
  const onPath = await findExecutable('gh', env)
  const folders = [
    ...(options.own === undefined ? [] : [options.own]),
    ...(options.usual ?? usualFolders(env)),
  ]
  const elsewhere = await Promise.all(folders.map((folder) => findExecutable('gh', { ...env, PATH: folder })))
  let obstacle: GhSearch | null = null
  for (const file of new Set([onPath, ...elsewhere])) {
    if (file === null) continue
    const search = await ask(file, env, options.timeoutMs ?? 10_000)
    if (search.kind === 'found') return search
    if (search.kind !== 'missing') obstacle ??= search
  }
  return obstacle ?? { kind: 'missing' }
}

async function ask(file: string, env: NodeJS.ProcessEnv, timeoutMs: number): Promise<GhSearch> {
  const clean = ghEnvironment(env)
  const result = await run({ file, args: ['--version'], env: clean, timeoutMs, maxOutput: 10_000 })
  switch (result.kind) {
    case 'exited': {
      const [, version] = /^gh version (\d+\.\d+\.\d+)/m.exec(result.stdout) ?? []
      if (version !== undefined) return { kind: 'found', gh: { file, version, env: clean } }
      if (!/failed to (read configuration|load config)|invalid config file/i.test(result.stderr)) {
        return { kind: 'foreign', file }
      }
      const output = hideSecrets(stripVTControlCharacters(result.stderr)).trim().split('\n').at(-1) ?? ''
      return { kind: 'damaged-settings', file, output }
    }
    case 'missing':
      return { kind: 'missing' }
    case 'cancelled':
    case 'timed-out':
    case 'killed':
      return { kind: 'silent', file }
  }
}

function usualFolders(env: NodeJS.ProcessEnv): readonly string[] {
  return thisSystem().places.gh(env['HOME'] ?? env['USERPROFILE'] ?? homedir(), env)
}
