import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemCode } from '../../errors/index.ts'
import { childEnvironment, run } from '../../processes/index.ts'
import { type FirebaseFailure, failureOf } from './failure.ts'
import { firstJsonDocument, readAnswer } from './answer.ts'

/** The Firebase command line of this machine: how it is started, and the environment every call of ours gets. */
export interface Firebase {
  readonly file: string
  /** Before the arguments: the script, where `file` is Node itself. */
  readonly prefix: readonly string[]
  /** For example `15.34.2`. */
  readonly version: string
  readonly foundBy: 'PATH' | 'usual-place' | 'own'
  readonly env: Readonly<Record<string, string>>
  /** Whose login a call uses; absent: that of everywhere. */
  readonly account?: string
}

export type FirebaseResult<T> =
  | { readonly kind: 'answer'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: FirebaseFailure }

export interface FirebaseCall {
  readonly args: readonly string[]
  readonly signal?: AbortSignal | undefined
  /** In ms. */
  readonly timeoutMs?: number
  /** False: the answer is prose. Some commands print with `--json` less than without, or secrets. */
  readonly json?: boolean
}

/** FORCE_COLOR would put colours around what we read. */
const MISLEADING = /^(FORCE_COLOR|CLICOLOR_FORCE|FIREBASE_DEBUG_PATH|FIREBASE_CLI_EXPERIMENTS|DEBUG)$/i

/** CI: no message of the day, no look for updates, no questions. */
export function firebaseEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  const kept = Object.entries(childEnvironment(env)).filter(([name]) => !MISLEADING.test(name))
  return { ...Object.fromEntries(kept), CI: '1', NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1' }
}

/** The command line waits 30 s for Firebase, and asks page by page. */
const LIMIT_MS = 60_000
/** A project may have hundreds of apps; no answer that we ask for comes near this. */
const MAX_OUTPUT = 8_000_000

/**
 * One call of the Firebase command line. It runs in a private folder of its own, never in the app's: there it would
 * read `firebase.json` and leave a debug log. That log has the one thing the answer lacks, the HTTP status; it is read
 * when a call fails, and removed with the folder.
 */
export async function runFirebase(firebase: Firebase, call: FirebaseCall): Promise<FirebaseResult<unknown>> {
  const { args, signal, timeoutMs = LIMIT_MS, json = true } = call
  const folder = await privateFolder()
  if (folder === null) return { kind: 'failed', failure: { kind: 'disk-full' } }
  try {
    const result = await run({
      file: firebase.file,
      args: [...firebase.prefix, ...asAccount(args, firebase.account)],
      cwd: folder,
      // DEBUG keeps the log also where the tool would remove it; with it the prose is no longer what we read
      env: { ...firebase.env, FIREBASE_DEBUG_PATH: folder, ...(json ? { DEBUG: 'mosaygent' } : {}) },
      timeoutMs,
      maxOutput: MAX_OUTPUT,
      ...(signal ? { signal } : {}),
    })
    switch (result.kind) {
      case 'missing':
        return { kind: 'failed', failure: { kind: 'missing' } }
      case 'cancelled':
        return { kind: 'failed', failure: { kind: 'cancelled' } }
      case 'timed-out':
        return { kind: 'failed', failure: { kind: 'slow' } }
      case 'killed':
        return { kind: 'failed', failure: { kind: 'failed', output: `it was ended by ${result.signal}` } }
      case 'exited':
        break
    }
    if (signal?.aborted === true) return { kind: 'failed', failure: { kind: 'cancelled' } }
    if (!json) {
      if (result.code === 0) return { kind: 'answer', value: result.stdout }
      return {
        kind: 'failed',
        failure: failureOf(`${result.stderr}\n${result.stdout}`, await readLog(folder)),
      }
    }
    const answer = readAnswer(firstJsonDocument(result.stdout))
    if (answer.kind === 'success' && result.code === 0) return { kind: 'answer', value: answer.result }
    const log = await readLog(folder)
    if (answer.kind === 'error') return { kind: 'failed', failure: failureOf(answer.message, log) }
    // exit code 0 without an answer: what came is cut off, or another program's
    return {
      kind: 'failed',
      failure: result.code === 0 ? { kind: 'bad-reply', output: null } : failureOf(result.stderr, log),
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Options come before the two dashes, behind which is what a person typed. */
function asAccount(args: readonly string[], account: string | undefined): readonly string[] {
  if (account === undefined) return args
  const end = args.indexOf('--')
  const at = end === -1 ? args.length : end
  return [...args.slice(0, at), `--account=${account}`, ...args.slice(at)]
}

/** Null: the disk is full. A real path, because the tool compares folders by their names. */
async function privateFolder(): Promise<string | null> {
  try {
    return await realpath(await mkdtemp(join(tmpdir(), 'mosaygent-firebase-')))
  } catch (error) {
    if (systemCode(error) === 'ENOSPC' || systemCode(error) === 'EDQUOT') return null
    throw error
  }
}

async function readLog(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, 'firebase-debug.log'), 'utf8')
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return ''
    throw error
  }
}
