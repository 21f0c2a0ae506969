import { stripVTControlCharacters } from 'node:util'
import { hideSecrets } from '../../redaction/index.ts'

/** Why a call of the Firebase command line came to nothing. */
export type FirebaseFailure =
  | { readonly kind: 'missing' }
  | { readonly kind: 'cancelled' }
  /** Nobody is logged in. */
  | { readonly kind: 'signed-out' }
  /** A login is stored, and is not accepted (401, a refused refresh). */
  | { readonly kind: 'expired' }
  /** 403: also what Firebase says of a project that does not exist. */
  | { readonly kind: 'no-access' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'rate-limited' }
  /** 5xx. */
  | { readonly kind: 'unavailable'; readonly status: number }
  /** No answer in time. */
  | { readonly kind: 'slow' }
  | { readonly kind: 'offline' }
  /** Cut off, or not what is documented; `output`: the tool's message, if there is one. */
  | { readonly kind: 'bad-reply'; readonly output: string | null }
  | { readonly kind: 'disk-full' }
  | { readonly kind: 'failed'; readonly output: string }

/**
 * The reason of a failure. The message says nearly nothing ("See firebase-debug.log"), the log has it: the last thing
 * in there that went wrong counts. Wording: firebase-tools 15.34, `apiv2.js`.
 */
export function failureOf(message: string, log: string): FirebaseFailure {
  for (const line of log.split('\n').reverse()) {
    const found = inLine(line)
    if (found !== null) return found
  }
  const output = clean(message)
  if (/have you run firebase login|requires authentication/i.test(output)) return { kind: 'signed-out' }
  if (/credentials are no longer valid|invalid_grant|invalid_rapt/i.test(output)) return { kind: 'expired' }
  if (/ENOSPC|no space left/i.test(output)) return { kind: 'disk-full' }
  if (/\b(ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ENETUNREACH)\b|Failed to make request/i.test(output))
    return { kind: 'offline' }
  if (/credentials are no longer valid/i.test(log)) return { kind: 'expired' }
  return { kind: 'failed', output: lastSentence(output) }
}

function inLine(line: string): FirebaseFailure | null {
  const [, url, code] = /\[apiv2\]\[status\] [A-Z]+ (\S+) (\d{3})$/.exec(line.trimEnd()) ?? []
  if (code !== undefined) return byStatus(Number(code), url ?? '')
  if (/ENOSPC|no space left/i.test(line)) return { kind: 'disk-full' }
  if (/error from fetch\(.*(abort|timed? ?out)/i.test(line)) return { kind: 'slow' }
  if (/error from fetch\(/.test(line)) return { kind: 'offline' }
  if (/FirebaseError: .*(aborted|timeout|timed out)/i.test(line)) return { kind: 'slow' }
  if (/FirebaseError: TypeError: terminated/.test(line)) return { kind: 'bad-reply', output: null }
  if (/FirebaseError: Unable to parse JSON/.test(line)) return { kind: 'bad-reply', output: null }
  return null
}

function byStatus(status: number, url: string): FirebaseFailure | null {
  // the refresh of a login is refused with 400 when it was revoked
  if (status === 401 || (status >= 400 && status < 500 && url.endsWith('/token'))) return { kind: 'expired' }
  if (status === 403) return { kind: 'no-access' }
  if (status === 404) return { kind: 'not-found' }
  if (status === 429) return { kind: 'rate-limited' }
  if (status >= 500) return { kind: 'unavailable', status }
  return null
}

const clean = (text: string) => hideSecrets(stripVTControlCharacters(text)).trim()

function lastSentence(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (lines.at(-1) ?? '').replace(/^Error:\s*/, '').slice(0, 300)
}
