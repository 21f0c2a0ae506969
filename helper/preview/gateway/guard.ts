import type { RequestHead } from './plain-request.ts'

/** Why the gateway refuses a request; `null`: it may pass. */
export interface GatewayRefusal {
  readonly status: 400 | 403
  readonly text: string
}

/**
 * The gateway's own guard, for requests and upgrades. `Host` must be exact, because a rebound name must not reach the
 * app; `Origin`, if present, must be the gateway's own; the path must stay within the app's files.
 */
export function guardRequest(
  request: Pick<RequestHead, 'url' | 'rawHeaders'>,
  port: number,
): GatewayRefusal | null {
  const hosts = valuesOf(request, 'host')
  const isOwn = (name: string) => name === `127.0.0.1:${port}` || name === `localhost:${port}`
  const [host] = hosts
  if (hosts.length !== 1 || host === undefined || !isOwn(host.toLowerCase()))
    return { status: 403, text: 'This address is not served here.' }
  for (const origin of valuesOf(request, 'origin'))
    if (!origin.startsWith('http://') || !isOwn(origin.slice('http://'.length)))
      return { status: 403, text: 'Another page may not call the preview.' }
  return guardPath(request.url ?? '')
}

/** All values of a header, because Node keeps only the first `Host`. */
function valuesOf(request: Pick<RequestHead, 'url' | 'rawHeaders'>, name: string): string[] {
  const values: string[] = []
  const { rawHeaders } = request
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === name) values.push(rawHeaders[at + 1] ?? '')
  return values
}

const MALFORMED: GatewayRefusal = { status: 400, text: 'The address is malformed.' }

/** Flutter's server serves any file below the project; names that begin with a dot (`.env`, `.git`) are refused. */
function guardPath(url: string): GatewayRefusal | null {
  const [path = ''] = url.split('?')
  if (!path.startsWith('/') || path.startsWith('//')) return MALFORMED
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return MALFORMED
  }
  if (/[\p{Cc}\\]/u.test(decoded)) return MALFORMED
  const segments = decoded.slice(1).split('/')
  if (segments.includes('.') || segments.includes('..')) return MALFORMED
  // the app's server would read an encoded slash as the end of a segment
  if (decoded.split('/').length !== path.split('/').length) return MALFORMED
  const [first, ...rest] = segments
  const hidden = first !== 'assets' && [first, ...rest].some((segment) => segment?.startsWith('.'))
  return hidden ? { status: 403, text: 'Hidden files are not served here.' } : null
}
