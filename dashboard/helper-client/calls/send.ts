import { helperUrl } from '../connection/address.ts'
import { HelperError } from './helper-error.ts'
import { loopbackBarrier } from '../connection/loopback-permission.ts'
import { targetOf } from './target-address-space.ts'
import { sendTexts } from '../texts.ts'

export interface SendOptions {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Sent as JSON; left out, the request has neither a body nor a content type. */
  readonly body?: unknown
  readonly token?: string | null
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Sent even while the page goes away; the answer is then read by nobody. */
  readonly keepalive?: boolean
  /** A person wants this very request: the browser's question may come up. */
  readonly byClick?: boolean
}

/**
 * The one place that fetches from the helper.
 * @throws HelperError `unreachable` when no answer comes, or the browser would not let one come; the signal's own reason when it was aborted.
 */
export async function send(options: SendOptions): Promise<Response> {
  const barrier = options.byClick ? null : await loopbackBarrier()
  if (barrier !== null) throw new HelperError('unreachable', sendTexts.barred[barrier])
  const headers = new Headers(options.headers)
  if (options.token) headers.set('authorization', `Bearer ${options.token}`)
  if (options.body !== undefined) headers.set('content-type', 'application/json')
  try {
    const url = helperUrl() + options.path
    return await fetch(url, {
      ...targetOf(url),
      method: options.method,
      headers,
      // the session is a token in a header, never a cookie
      credentials: 'omit',
      // a POST is never answered from a cache, and told so Chromium asks for leave before each one instead of once
      ...(options.method === 'GET' ? { cache: 'no-store' } : {}),
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.keepalive ? { keepalive: true } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    })
  } catch (cause) {
    options.signal?.throwIfAborted()
    throw new HelperError('unreachable', sendTexts.noAnswer, { cause })
  }
}
