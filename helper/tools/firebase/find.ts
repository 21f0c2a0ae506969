import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathExists } from 'path-exists'
import { findExecutable, run } from '../../processes/index.ts'
import { type Firebase, firebaseEnvironment } from './firebase.ts'
import { thisSystem } from '../../operating-system/index.ts'

/** What was found under the name `firebase`. Only `missing` means that there is none. */
export type FirebaseSearch =
  | { readonly kind: 'found'; readonly firebase: Firebase }
  | { readonly kind: 'missing' }
  /** Another program, or one that does not start. `output`: its last line. */
  | { readonly kind: 'unusable'; readonly file: string; readonly output: string }
  /** Older than what we speak. */
  | { readonly kind: 'too-old'; readonly file: string; readonly version: string }
  | { readonly kind: 'silent'; readonly file: string }

export interface FirebaseFolders {
  /** The folder of an install of ours; see `install.ts`. */
  readonly own: string
  /** Folders to look in besides PATH; by default the system's usual ones. */
  readonly usual?: readonly string[]
}

/** Since 13.31 the configuration of a web app is JSON; before, it was a piece of a script. */
const OLDEST = [13, 31] as const
const LIMIT_MS = 20_000

/** The script of an install of ours, run by our own Node: no shell script, no PATH in between. */
export const ownFirebaseScript = (own: string) =>
  join(own, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')

/** Finds the Firebase command line: on PATH, in the usual folders, then the one that we installed. */
export async function findFirebase(
  env: NodeJS.ProcessEnv,
  folders: FirebaseFolders,
): Promise<FirebaseSearch> {
  let obstacle: FirebaseSearch | null = null
  for (const candidate of await candidates(env, folders)) {
    const search = await ask(candidate)
    if (search.kind === 'found') return search
    if (search.kind !== 'missing') obstacle ??= search
  }
  return obstacle ?? { kind: 'missing' }
}

type Candidate = Omit<Firebase, 'version'>

async function candidates(env: NodeJS.ProcessEnv, { own, usual }: FirebaseFolders): Promise<Candidate[]> {
  const clean = firebaseEnvironment(env)
  const list: Candidate[] = []
  const add = (file: string | null, foundBy: Firebase['foundBy']) => {
    if (file !== null && !list.some((known) => known.file === file))
      list.push({ file, prefix: [], foundBy, env: clean })
  }
  add(await findExecutable('firebase', env), 'PATH')
  for (const folder of usual ?? usualFolders(env))
    add(await findExecutable('firebase', { ...env, PATH: folder }), 'usual-place')
  const script = ownFirebaseScript(own)
  const there = await pathExists(script)
  if (there) list.push({ file: process.execPath, prefix: [script], foundBy: 'own', env: clean })
  return list
}

async function ask(candidate: Candidate): Promise<FirebaseSearch> {
  const { file, prefix, env } = candidate
  const shown = prefix[0] ?? file
  const args = [...prefix, '--version']
  const result = await run({ file, args, env, timeoutMs: LIMIT_MS, maxOutput: 10_000 })
  switch (result.kind) {
    case 'exited': {
      const [, version] = /^(\d+\.\d+\.\d+)\s*$/m.exec(result.stdout) ?? []
      if (version === undefined || result.code !== 0) {
        const output = (result.stderr.trim() || result.stdout.trim()).split('\n').at(-1) ?? ''
        return { kind: 'unusable', file: shown, output: output.slice(0, 300) }
      }
      return isTooOld(version)
        ? { kind: 'too-old', file: shown, version }
        : { kind: 'found', firebase: { ...candidate, version } }
    }
    case 'missing':
      return { kind: 'missing' }
    case 'cancelled':
    case 'timed-out':
    case 'killed':
      return { kind: 'silent', file: shown }
  }
}

function isTooOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])
}

function usualFolders(env: NodeJS.ProcessEnv): readonly string[] {
  return thisSystem().places.firebase(env['HOME'] ?? env['USERPROFILE'] ?? homedir(), env)
}
