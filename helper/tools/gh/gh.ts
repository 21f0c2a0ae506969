import { childEnvironment, run, type RunResult } from '../../processes/index.ts'

/** The GitHub CLI of this machine, and the environment every call of ours gets. */
export interface Gh {
  readonly file: string
  /** For example `2.46.0`. */
  readonly version: string
  readonly env: Readonly<Record<string, string>>
}

/** The one host we log in to. Always named, because GH_HOST would choose another one. */
export const GITHUB_HOST = 'github.com'

/**
 * GH_DEBUG prints one-time codes and tokens in clear; GH_FORCE_TTY and CLICOLOR_FORCE put colours around the code;
 * GH_HOST and GH_REPO aim at another server.
 */
const MISLEADING =
  /^(GH_DEBUG|DEBUG|GH_FORCE_TTY|CLICOLOR_FORCE|GH_HOST|GH_REPO|GH_BROWSER|BROWSER|GH_PATH)$/i

/** No prompts, no pager, no update check: a prompt without a terminal would never end. */
const QUIET = {
  GH_PROMPT_DISABLED: '1',
  GH_NO_UPDATE_NOTIFIER: '1',
  GH_TELEMETRY: 'false',
  DO_NOT_TRACK: '1',
  NO_COLOR: '1',
  GH_PAGER: 'cat',
}

export function ghEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  const kept = Object.entries(childEnvironment(env)).filter(([name]) => !MISLEADING.test(name))
  return { ...Object.fromEntries(kept), ...QUIET }
}

/** The variable whose token gh uses for github.com instead of a stored login, or null. An empty one does not count. */
export function ghEnvironmentToken(env: NodeJS.ProcessEnv): 'GH_TOKEN' | 'GITHUB_TOKEN' | null {
  if (env['GH_TOKEN']) return 'GH_TOKEN'
  return env['GITHUB_TOKEN'] ? 'GITHUB_TOKEN' : null
}

export interface GhCall {
  readonly args: readonly string[]
  /** In ms. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
  /** Its answer is a secret: only its exit code is looked at. */
  readonly mute?: boolean
}

/** One short call of gh. */
export function runGh(gh: Gh, { args, timeoutMs, signal, mute = false }: GhCall): Promise<RunResult> {
  const limits = { timeoutMs, discardStdout: mute, ...(signal ? { signal } : {}) }
  return run({ file: gh.file, args, env: gh.env, ...limits })
}
