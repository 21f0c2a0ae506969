import { stripVTControlCharacters } from 'node:util'
import { suspendAwareTimeout, run } from '../../processes/index.ts'
import { hideSecrets } from '../../redaction/index.ts'
import { type Gh, GITHUB_HOST } from './gh.ts'
import { isOffline } from './auth.ts'

export interface OneTimeCode {
  readonly code: string
  /** Where it is to be typed, always on the host we asked for. */
  readonly url: string
}

export type GhLoginOutcome =
  | { readonly kind: 'done'; readonly login: string | null }
  | { readonly kind: 'cancelled' }
  /** A person pressed Cancel on GitHub. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'expired' }
  /** GitHub wants to be asked less often; gh before 2.87 gives up at once. */
  | { readonly kind: 'slow-down' }
  | { readonly kind: 'offline' }
  /** It printed nothing, and was ended. */
  | { readonly kind: 'silent' }
  | { readonly kind: 'environment-token' }
  | { readonly kind: 'failed'; readonly output: string }

export interface GhLoginRequest {
  readonly signal: AbortSignal
  readonly onCode: (code: OneTimeCode) => void
  /** What gh says before there is a code, masked; a gh we do not understand is at least heard. */
  readonly onWords: (output: string) => void
  /** In ms; by default longer than any code is good for. */
  readonly limitMs?: number
  /** Ends the wait for the first word; tests hand one in instead of letting the time pass. */
  readonly patience?: Patience
}

/** Does something once gh has been mute for too long; gives what takes it back. */
export type Patience = (give: () => void) => () => void

/** In ms of waking time. gh has its code, or an error, within a second or two; without a network it says so itself. */
const MUTE_MS = 15_000
const untilMute: Patience = (give) => suspendAwareTimeout(MUTE_MS, give)

/** GitHub's codes are good for 15 minutes: a gh that still waits then waits for nothing. */
const LIMIT_MS = 16 * 60_000

/**
 * `gh auth login` by device code. Without a terminal gh neither asks nor opens a browser: it prints code and link on
 * standard error and asks GitHub every few seconds until somebody typed it, 15 minutes at most.
 */
export async function ghLogin(gh: Gh, request: GhLoginRequest): Promise<GhLoginOutcome> {
  const { signal, onCode, onWords, limitMs = LIMIT_MS, patience = untilMute } = request
  const reader = readLoginOutput(onCode, onWords)
  const mute = new AbortController()
  // from its first word on it has its full time: it may wait for a person
  const stopSilenceTimer = patience(() => mute.abort())
  const onOutput = (text: string) => {
    if (text.trim() !== '') stopSilenceTimer()
  }
  const result = await run({
    file: gh.file,
    // no --skip-ssh-key (unknown before 2.48), no --clipboard (hides the code), no --scopes (gh asks for what it needs)
    args: ['auth', 'login', '--hostname', GITHUB_HOST, '--git-protocol', 'https', '--web'],
    env: gh.env,
    signal: AbortSignal.any([signal, mute.signal]),
    timeoutMs: limitMs,
    onStdout: (text) => onOutput(text),
    onStderr: (text) => {
      onOutput(text)
      reader.push(text)
    },
  })
  stopSilenceTimer()
  if (mute.signal.aborted && !signal.aborted) return { kind: 'silent' }
  switch (result.kind) {
    case 'cancelled':
      return { kind: 'cancelled' }
    case 'exited':
      if (result.code === 0) return { kind: 'done', login: nameIn(result.stderr) }
      return signal.aborted ? { kind: 'cancelled' } : explain(result.stderr)
    case 'missing':
      return { kind: 'failed', output: 'gh is not there any more' }
    case 'timed-out':
      return { kind: 'expired' }
    case 'killed':
      return { kind: 'failed', output: 'gh was ended from outside' }
  }
}

/** Both lines come in one piece, but a pipe may cut anywhere: nothing is reported before both are whole. */
export function readLoginOutput(onCode: (code: OneTimeCode) => void, onWords: (output: string) => void) {
  let text = ''
  let told = false
  return {
    push(piece: string): void {
      if (told) return
      text = (text + piece).slice(-10_000)
      const plain = stripVTControlCharacters(text)
      const [, code] = /one-time code:? \(?([A-Z0-9]{4}-[A-Z0-9]{4})\b/.exec(plain) ?? []
      const [url] = /https?:\/\/\S+\/login\/device\b/.exec(plain) ?? []
      if (code !== undefined && url !== undefined) {
        told = true
        if (isOurs(url)) onCode({ code, url })
        else onWords(`gh wants the code typed on a page that is not on ${GITHUB_HOST}, so it is not shown`)
      } else if (code === undefined) {
        const output = hideSecrets(plain).trim()
        if (output !== '') onWords(output)
      }
    },
  }
}

/** The code opens the user's account to whoever asked for it, so it is never sent to another host. */
function isOurs(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:' && new URL(url).host === GITHUB_HOST
}

const nameIn = (stderr: string) => /Logged in as (\S+)/.exec(stripVTControlCharacters(stderr))?.[1] ?? null

function explain(stderr: string): GhLoginOutcome {
  const output = stripVTControlCharacters(stderr)
  if (/access_denied/.test(output)) return { kind: 'denied' }
  if (/expired_token|context deadline exceeded/.test(output)) return { kind: 'expired' }
  if (/slow_down/.test(output)) return { kind: 'slow-down' }
  if (/environment variable is being used for authentication/.test(output))
    return { kind: 'environment-token' }
  if (isOffline(output)) return { kind: 'offline' }
  return { kind: 'failed', output: hideSecrets(lastWords(output)) }
}

/** The last line that is neither code nor link: those are over. */
function lastWords(output: string): string {
  const lines = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/one-time code|Open this URL/.test(line))
  return (lines.at(-1) ?? '').trim().slice(0, 300)
}
