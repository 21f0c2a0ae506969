import { helperUrl } from './address.ts'
import { HelperError } from './helper-error.ts'

export interface SendOptions {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Sent as JSON; left out, the request has neither a body nor a content type. */
  readonly body?: unknown
  readonly token?: string | null
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/**
 * The one place that fetches from the helper.
 * @throws HelperError `unreachable` when no answer comes; the signal's own reason when it was aborted.
 */
export async function send(options: SendOptions): Promise<Response> {
  const headers = new Headers(options.headers)
  if (options.token) headers.set('authorization', `Bearer ${options.token}`)
  if (options.body !== undefined) headers.set('content-type', 'application/json')
  try {
    return await fetch(helperUrl() + options.path, {
      method: options.method,
      headers,
      // the session is a token in a header, never a cookie
      credentials: 'omit',
      cache: 'no-store',
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    })
  } catch (cause) {
    options.signal?.throwIfAborted()
    throw new HelperError('unreachable', 'The helper does not answer', { cause })
  }
}
