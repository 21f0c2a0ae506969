import { stripVTControlCharacters } from 'node:util'
import { childEnvironment, run } from '../../processes/index.ts'
import type { SystemInstaller } from './install-plan.ts'

export type SystemInstallOutcome =
  | { readonly kind: 'installed' }
  | { readonly kind: 'cancelled' }
  /** The package lists do not know gh. */
  | { readonly kind: 'unknown-package' }
  | { readonly kind: 'failed'; readonly output: string }

interface SystemInstall {
  readonly env: NodeJS.ProcessEnv
  readonly signal: AbortSignal
  /** What the installer says, line by line. */
  readonly onLine: (line: string) => void
}

/** Ten minutes: another installer may hold the lock for two, and a slow line needs the rest. */
const LIMIT_MS = 10 * 60_000
const UNKNOWN =
  /Unable to locate package|has no installation candidate|No match for argument|target not found/i

/** Runs the system's installer; asks nothing, ends with the signal. */
export async function installGhBySystem(
  installer: SystemInstaller,
  install: SystemInstall,
): Promise<SystemInstallOutcome> {
  const first = await attempt(installer, installer.args, install)
  if (first.kind !== 'unknown-package' || installer.refresh === null) return first
  const refreshed = await attempt(installer, installer.refresh, install)
  return refreshed.kind === 'installed' ? attempt(installer, installer.args, install) : refreshed
}

async function attempt(
  installer: SystemInstaller,
  args: readonly string[],
  { env, signal, onLine }: SystemInstall,
): Promise<SystemInstallOutcome> {
  const lines = readLines(onLine)
  const result = await run({
    file: installer.file,
    args,
    env: childEnvironment(env, {
      LC_ALL: 'C',
      DEBIAN_FRONTEND: 'noninteractive',
      HOMEBREW_NO_AUTO_UPDATE: '1',
      HOMEBREW_NO_ENV_HINTS: '1',
      NONINTERACTIVE: '1',
    }),
    signal,
    timeoutMs: LIMIT_MS,
    maxOutput: 20_000_000,
    onStdout: lines,
    onStderr: lines,
  })
  switch (result.kind) {
    case 'cancelled':
      return { kind: 'cancelled' }
    case 'exited': {
      if (result.code === 0) return { kind: 'installed' }
      const output = stripVTControlCharacters(`${result.stdout}\n${result.stderr}`)
      return UNKNOWN.test(output) ? { kind: 'unknown-package' } : { kind: 'failed', output: reasonIn(output) }
    }
    case 'timed-out':
      return { kind: 'failed', output: 'it did not end within 10 minutes' }
    case 'missing':
    case 'killed':
      return { kind: 'failed', output: 'it was ended from outside' }
  }
}

function readLines(onLine: (line: string) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const lines = (rest + text).split(/[\r\n]+/)
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  }
}

/** The line that names the error, else the last one. */
function reasonIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const named = lines.find((line) => /^(E:|Error|error:)/.test(line.trim()))
  return (named ?? lines.at(-1) ?? 'it gave no reason').trim().slice(0, 300)
}
