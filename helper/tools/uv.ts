import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import {
  childEnvironment,
  findExecutable,
  type LongRunning,
  run,
  startLongRunning,
} from '../processes/index.ts'
import { createOutputReader } from '../redaction/index.ts'
import { thisSystem } from '../operating-system/index.ts'

/**
 * The environment of every call: a virtual environment that is active around the helper (the Python package runs in
 * one) is not the codebase's, and output comes line by line.
 */
export function uvEnvironment(
  env: NodeJS.ProcessEnv,
  extra: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const { VIRTUAL_ENV: _active, PYTHONHOME: _home, UV_RUN_RECURSION_DEPTH: _depth, ...rest } = env
  return childEnvironment(rest, { PYTHONUNBUFFERED: '1', UV_NO_PROGRESS: '1', NO_COLOR: '1', ...extra })
}

/** uv on PATH, else where its installer puts it: a helper that was started before the installation has an older PATH. */
export async function findUv(env: NodeJS.ProcessEnv): Promise<string | null> {
  const home = env['HOME'] ?? env['USERPROFILE'] ?? homedir()
  const folders = [join(home, '.local', 'bin'), join(home, '.cargo', 'bin')]
  const found = [
    await findExecutable('uv', env),
    ...(await Promise.all(folders.map((folder) => findExecutable('uv', { ...env, PATH: folder })))),
  ]
  return found.find((file) => file !== null) ?? null
}

/** The Python on PATH; uv may know others. */
export async function findPython(env: NodeJS.ProcessEnv): Promise<string | null> {
  const { VIRTUAL_ENV: _active, ...rest } = env
  const found = await Promise.all(thisSystem().paths.pythons.map((name) => findExecutable(name, rest)))
  return found.find((file) => file !== null) ?? null
}

/** What `--version` says: `0.13.9`; null when it does not run or says none. */
export async function versionOf(file: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  const result = await run({ file, args: ['--version'], env: uvEnvironment(env), timeoutMs: 10_000 })
  return result.kind === 'exited'
    ? (/\d+\.\d+[\w.+-]*/.exec(`${result.stdout}${result.stderr}`.slice(0, 1_000))?.[0] ?? null)
    : null
}

/**
 * Whether the environment holds what the lock file wants. Asks no network and changes nothing; nor is anything built,
 * which would run what a package calls its build. The Python of this environment is run, and of no other.
 */
export async function uvIsSynced(
  uv: string,
  cwd: string,
  environment: string,
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
  const args = ['sync', '--check', '--inexact', '--locked', '--no-build', '--offline', '--quiet']
  const clean = uvEnvironment(env, { UV_PROJECT_ENVIRONMENT: environment })
  const result = await run({ file: uv, args, cwd, env: clean, timeoutMs: 20_000 })
  // a uv that is too old to know --check says 2: what is there then counts
  return result.kind !== 'exited' || result.code === 0 || result.code === 2
}

/** Where uv keeps the environment of a project; null when it does not say. Runs that environment's Python. */
export async function uvEnvironmentFolder(
  uv: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<string | null> {
  const args = [
    'run',
    '--no-sync',
    '--offline',
    '--quiet',
    'python',
    '-I',
    '-c',
    'import sys; print(sys.prefix)',
  ]
  const result = await run({ file: uv, args, cwd, env: uvEnvironment(env), timeoutMs: 20_000 })
  const path = result.kind === 'exited' && result.code === 0 ? result.stdout.trim() : ''
  return isAbsolute(path) ? path : null
}

export interface UvProcess {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  readonly extra?: Readonly<Record<string, string>>
  /** Each line of both outputs as it comes, without colours. */
  readonly onLine: (line: string) => void
}

/** Starts uv, or what uv runs; it goes on until it ends or is stopped. */
export function startUv({ file, args, cwd, env, extra, onLine }: UvProcess): LongRunning {
  const stdout = createOutputReader(onLine)
  const stderr = createOutputReader(onLine)
  const child = startLongRunning({
    file,
    args,
    cwd,
    env: uvEnvironment(env, extra),
    onStdout: stdout.push,
    onStderr: stderr.push,
  })
  return {
    ...child,
    ended: child.ended.then((ending) => {
      stdout.end()
      stderr.end()
      return ending
    }),
  }
}
