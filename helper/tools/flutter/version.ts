import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathExists } from 'path-exists'
import * as z from 'zod/mini'
import { childEnvironment, run } from '../../processes/index.ts'
import { parseJson, textOf } from '../../state/index.ts'

const VersionFile = z.object({ frameworkVersion: z.string(), channel: z.optional(z.string()) })

export interface FlutterVersion {
  /** For example `3.41.2`; null when this SDK never ran yet. */
  readonly version: string | null
  /** For example `stable`; null when neither the tool nor the clone says. */
  readonly channel: string | null
}

/**
 * The SDK's version and channel without starting it: the file that the tool writes when it is built (absent on an SDK
 * that never ran), else the older one-line file and the branch that the SDK's clone is on.
 */
export async function flutterVersion(root: string): Promise<FlutterVersion> {
  const branch = /^ref: refs\/heads\/(\S+)/.exec(await readText(join(root, '.git', 'HEAD')))?.[1] ?? null
  const json = await readText(join(root, 'bin', 'cache', 'flutter.version.json'))
  try {
    const parsed = VersionFile.safeParse(JSON.parse(json))
    if (parsed.success)
      return { version: parsed.data.frameworkVersion, channel: parsed.data.channel ?? branch }
  } catch {
    // absent or half written: the older file is asked
  }
  const line = (await readText(join(root, 'version'))).trim()
  return { version: /^\d+\.\d+/.test(line) ? line : null, channel: branch }
}

/** After so long a wrapper is ended, in ms. */
export const WRAPPER_MS = 20_000
const BRIEFLY_MS = 1_500

/** Answers of wrappers by program, size and time: one that is replaced is asked again. */
const answers = new Map<string, Promise<FlutterVersion>>()

const NOTHING: FlutterVersion = { version: null, channel: null }

/**
 * What a wrapper on PATH (asdf, mise, a script) says of the SDK behind it, asked once while the helper lives and never
 * while something runs through it. Nulls when it says nothing of use within its time, and until it has answered: a
 * first run may set the tool up for a minute, and a page that asks for the status must not wait for that.
 *
 * @param patienceMs how long this caller waits; the answer goes on to be waited for.
 * @param cwd the folder whose pin counts: such wrappers choose by where they are asked.
 */
export async function wrapperVersion(
  file: string,
  cwd: string | null,
  env: NodeJS.ProcessEnv,
  { patienceMs = BRIEFLY_MS, timeoutMs = WRAPPER_MS } = {},
): Promise<FlutterVersion> {
  const key = await keyOf(file, cwd)
  const asked = answers.get(key) ?? askWrapper(file, cwd, env, timeoutMs)
  if (answers.size > 100) answers.clear()
  answers.set(key, asked)
  return Promise.race([asked, delay(patienceMs, NOTHING, { ref: false })])
}

/**
 * The same for a mere look at a codebase, which runs nothing where the repository could have a say: a wrapper that
 * chooses by the folder is asked outside of it, and not at all where a pin could make the answer another one. What Start
 * has learnt is known here too.
 */
export async function wrapperVersionAtALook(
  file: string,
  project: string | null,
  env: NodeJS.ProcessEnv,
): Promise<FlutterVersion> {
  const learnt = project === null ? undefined : answers.get(await keyOf(file, project))
  if (learnt !== undefined) return Promise.race([learnt, delay(BRIEFLY_MS, NOTHING, { ref: false })])
  if (project !== null && (await isPinned(project))) return NOTHING
  return wrapperVersion(file, dirname(file), env)
}

const PINS = ['.tool-versions', 'mise.toml', '.mise.toml', '.fvmrc', '.fvm', '.puro.json', '.envrc']

async function isPinned(folder: string): Promise<boolean> {
  const found = await Promise.all(PINS.map((pin) => pathExists(join(folder, pin))))
  if (found.includes(true)) return true
  return dirname(folder) === folder ? false : isPinned(dirname(folder))
}

async function keyOf(file: string, cwd: string | null): Promise<string> {
  const facts = await stat(file).catch(() => null)
  return JSON.stringify([file, facts?.size, facts?.mtimeMs, cwd])
}

async function askWrapper(
  file: string,
  cwd: string | null,
  env: NodeJS.ProcessEnv,
  timeoutMs: number,
): Promise<FlutterVersion> {
  const result = await run({
    file,
    args: ['--suppress-analytics', '--version', '--machine'],
    ...(cwd === null ? {} : { cwd }),
    env: childEnvironment(env, { FLUTTER_SUPPRESS_ANALYTICS: 'true', NO_COLOR: '1' }),
    timeoutMs,
  })
  return (result.kind === 'exited' ? versionIn(result.stdout) : null) ?? NOTHING
}

/** Cuts the version out of what stands around it: first-run notices before, a notice about telemetry behind. */
export function versionIn(text: string): FlutterVersion | null {
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
    // the object is flat, so its first closing brace is its own
    const parsed = VersionFile.safeParse(parseJson(text.slice(at, text.indexOf('}', at) + 1)))
    if (parsed.success) return { version: parsed.data.frameworkVersion, channel: parsed.data.channel ?? null }
  }
  return null
}

async function readText(path: string): Promise<string> {
  return (await textOf(path)) ?? ''
}
