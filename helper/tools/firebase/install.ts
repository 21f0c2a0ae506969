import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pathExists } from 'path-exists'
import { systemCode } from '../../errors/index.ts'
import { childEnvironment, findExecutable, run } from '../../processes/index.ts'
import { createOutputReader } from '../../redaction/index.ts'
import { entriesOf } from '../../state/index.ts'
import { ownFirebaseScript } from './find.ts'
import { thisSystem } from '../../operating-system/index.ts'

/** The version that was tried with this helper; newer ones may want a newer Node. */
export const FIREBASE_TOOLS = 'firebase-tools@15.34.2'

export type FirebaseInstallOutcome =
  | { readonly kind: 'installed'; readonly version: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'no-npm' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'disk-full' }
  | { readonly kind: 'failed'; readonly output: string }

export interface FirebaseInstall {
  /** There whole or not at all; what was in it before stays until then. */
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  readonly signal: AbortSignal
  /** Packages that came so far. */
  readonly onPackages: (count: number) => void
  readonly onLine: (line: string) => void
}

/**
 * Installs the official command line from the npm registry for this user alone. No package's own scripts are run: none
 * of what we call needs one, and the one that compiles would want a C++ compiler.
 */
export async function installFirebase(install: FirebaseInstall): Promise<FirebaseInstallOutcome> {
  const { folder, env, signal } = install
  const npm = await findNpm(env)
  if (npm === null) return { kind: 'no-npm' }
  const hidden = `.${basename(folder)}.partial-`
  const partial = join(dirname(folder), hidden + randomBytes(4).toString('hex'))
  try {
    // what a helper left that was killed during an install
    for (const { name } of await entriesOf(dirname(folder)))
      if (name.startsWith(hidden)) await rm(join(dirname(folder), name), { recursive: true, force: true })
    await mkdir(partial, { recursive: true, mode: 0o700 })
    await writeFile(join(partial, 'package.json'), JSON.stringify({ private: true }))
    const end = await runNpm(npm, partial, install)
    if (end !== null) return end
    const script = ownFirebaseScript(partial)
    const asked = await run({
      file: process.execPath,
      args: [script, '--version'],
      env: childEnvironment(env, { CI: '1' }),
      cwd: partial,
      signal,
      timeoutMs: 60_000,
    })
    if (signal.aborted) return { kind: 'cancelled' }
    const version = asked.kind === 'exited' && asked.code === 0 ? asked.stdout.trim() : ''
    if (!/^\d+\.\d+\.\d+$/.test(version))
      return { kind: 'failed', output: 'it does not run on this computer' }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    await rename(partial, folder)
    return { kind: 'installed', version }
  } catch (error) {
    if (systemCode(error) === 'ENOSPC') return { kind: 'disk-full' }
    throw error
  } finally {
    await rm(partial, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface Npm {
  readonly file: string
  readonly prefix: readonly string[]
}

/** Null: it went well. */
async function runNpm(
  npm: Npm,
  cwd: string,
  install: FirebaseInstall,
): Promise<FirebaseInstallOutcome | null> {
  const { env, signal, onPackages, onLine } = install
  const output: string[] = []
  const packages = new Set<string>()
  const onText = (line: string) => {
    // npm reports a package as fetched, as found in its cache, or as both
    const [, archive] = /^npm http (?:fetch GET 200|cache) (\S+)\.tgz/.exec(line) ?? []
    if (archive !== undefined) onPackages(packages.add(archive.split('/').at(-1) ?? archive).size)
    else if (!line.startsWith('npm http')) {
      output.push(line.trim())
      onLine(line.trim())
    }
  }
  const stdout = createOutputReader(onText)
  const stderr = createOutputReader(onText)
  const switches = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=http']
  const result = await run({
    file: npm.file,
    args: [...npm.prefix, 'install', ...switches, FIREBASE_TOOLS],
    cwd,
    env: childEnvironment(env, { NO_COLOR: '1' }),
    signal,
    maxOutput: 20_000_000,
    onStdout: stdout.push,
    onStderr: stderr.push,
  })
  stdout.end()
  stderr.end()
  if (signal.aborted) return { kind: 'cancelled' }
  if (result.kind === 'missing') return { kind: 'no-npm' }
  if (result.kind === 'exited' && result.code === 0) return null
  const text = output.join('\n')
  if (/\bENOSPC\b|no space left/i.test(text)) return { kind: 'disk-full' }
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/.test(text))
    return { kind: 'offline' }
  const error = output.find((line) => /^npm (error|ERR!)/.test(line))
  return {
    kind: 'failed',
    output: (error ?? output.at(-1) ?? 'npm was ended from outside').replace(/^npm (error|ERR!)\s*/, ''),
  }
}

/** The npm on PATH, else the one that came with the Node that runs us; on Windows the latter first, being no batch file. */
async function findNpm(env: NodeJS.ProcessEnv): Promise<Npm | null> {
  const beside = dirname(process.execPath)
  const candidates = [
    resolve(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
  ]
  const onPath = await findExecutable('npm', env)
  if (onPath !== null && !thisSystem().paths.batchFiles) return { file: onPath, prefix: [] }
  for (const script of candidates) {
    const there = await pathExists(script)
    if (there) return { file: process.execPath, prefix: [script] }
  }
  return onPath === null ? null : { file: onPath, prefix: [] }
}
