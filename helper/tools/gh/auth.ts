import { hideSecrets } from '../../redaction/index.ts'
import { type Gh, GITHUB_HOST, runGh } from './gh.ts'
import { type GhStatusText, readGhStatusText } from './status-text.ts'

/** What gh and GitHub say about the login. The exit code of `gh auth status` says something else in every version. */
export type GhAuth = GhStatusText & {
  /** What `gh auth status` printed, tokens masked. */
  readonly output: string
} & (
    | { readonly kind: 'signed-out' }
    | { readonly kind: 'signed-in'; readonly login: string; readonly scopes: readonly string[] | null }
    /** GitHub does not accept what is stored: revoked, or expired. */
    | { readonly kind: 'refused' }
    | { readonly kind: 'unverified'; readonly why: 'offline' | 'rate-limited' | 'slow' | 'server' }
    | { readonly kind: 'unknown'; readonly output: string }
  )

/** In ms; gh asks GitHub once or twice an account. */
const LIMIT_MS = 10_000
const HOST = ['--hostname', GITHUB_HOST]

/**
 * Three calls that tell the cases apart. Whether a credential is stored is asked without reading it: the token never
 * enters our process, nor does the network. Only a stored one is shown to GitHub.
 */
export async function ghAuth(gh: Gh, signal?: AbortSignal, timeoutMs = LIMIT_MS): Promise<GhAuth> {
  const call = (...args: string[]) => runGh(gh, { args, timeoutMs, signal })
  const stored = await ghHasCredential(gh, signal)
  if (stored === null) return { ...NOTHING, kind: 'unknown', output: 'gh did not answer' }
  if (!stored) {
    const status = await call('auth', 'status', ...HOST)
    return { ...read(status), kind: 'signed-out' }
  }
  const [status, user] = await Promise.all([
    call('auth', 'status', ...HOST),
    call('api', ...HOST, '--include', '--jq', '.login', 'user'),
  ])
  const text = read(status)
  if (user.kind === 'timed-out') return { ...text, kind: 'unverified', why: 'slow' }
  if (user.kind !== 'exited')
    return { ...text, kind: 'unknown', output: 'gh was ended before it had answered' }
  if (user.code === 0) return { ...text, kind: 'signed-in', ...readUser(user.stdout, text) }
  return { ...text, ...whyNot(user.stderr) }
}

/** Whether a login is stored for GitHub; null when gh does not say. Reads no token and no network. */
export async function ghHasCredential(gh: Gh, signal?: AbortSignal): Promise<boolean | null> {
  // its answer is the token itself, so its standard output is not read at all
  const result = await runGh(gh, {
    args: ['auth', 'token', ...HOST],
    timeoutMs: LIMIT_MS,
    signal,
    mute: true,
  })
  return result.kind === 'exited' ? result.code === 0 : null
}

const NOTHING = { output: '', accounts: [], statusScopes: null, missingScopes: [] } as const

type Result = Awaited<ReturnType<typeof runGh>>

function read(status: Result): GhStatusText & { output: string } {
  // 2.23 writes it to standard error, later ones to standard output
  const printed = status.kind === 'exited' ? `${status.stdout}${status.stderr}`.trim() : ''
  const output = hideSecrets(printed)
  return { output, ...readGhStatusText(output) }
}

/** `--include` prints status line, headers, an empty line, and then the answer. */
function readUser(stdout: string, text: GhStatusText) {
  const [, scopes] = /^x-oauth-scopes:(.*)$/im.exec(stdout) ?? []
  return {
    login: stdout.trim().split(/\r?\n/).at(-1) ?? '',
    scopes: scopes === undefined ? text.statusScopes : namesIn(scopes),
  }
}

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

function whyNot(stderr: string) {
  if (/\(HTTP 401\)/.test(stderr)) return { kind: 'refused' } as const
  if (/\(HTTP (403|429)\)/.test(stderr)) return { kind: 'unverified', why: 'rate-limited' } as const
  if (/\(HTTP 5\d\d\)/.test(stderr)) return { kind: 'unverified', why: 'server' } as const
  if (isOffline(stderr)) return { kind: 'unverified', why: 'offline' } as const
  return { kind: 'unknown', output: hideSecrets(stderr.trim().split('\n').at(-1) ?? '') } as const
}

/** gh's words for a server that could not be reached. */
export function isOffline(output: string): boolean {
  return /error connecting to|dial tcp|proxyconnect|lookup |no such host|connection (refused|reset)|network is unreachable|TLS handshake|i\/o timeout|EOF$/im.test(
    output,
  )
}
