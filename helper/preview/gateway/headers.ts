/** Headers of one connection (RFC 9110, 7.6.1), which are never forwarded. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** The app's shell refers to its other files, so a cached copy would load an old app. */
const SHELL = /(?:^\/$|\/$|\.html$|\/(?:flutter_bootstrap|main\.dart|flutter|flutter_service_worker)\.js$)/

/** By which the app would say how it may be framed or read by others: the gateway says so itself. */
const OF_THE_FRAME = new Set([
  'x-content-type-options',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
])
const OF_A_CACHE = new Set(['cache-control', 'expires', 'pragma'])
/** About the bytes of a body, which has others now. */
const OF_THE_BYTES = new Set([
  'content-length',
  'etag',
  'last-modified',
  'accept-ranges',
  'content-md5',
  'digest',
])

/** Names and values alternating, in their order and spelling, without those of the connection. */
export function endToEnd(raw: readonly string[]): string[] {
  const kept: string[] = []
  eachEndToEnd(raw, (_, name, value) => kept.push(name, value))
  return kept
}

/**
 * The app's response headers with those that the frame needs: the shell is not cached, and only the dashboard may frame
 * it. `changed`: the body was changed, so the app's headers about its bytes are dropped.
 */
export function appHeaders(
  raw: readonly string[],
  path: string,
  frameAncestors: readonly string[],
  changed: boolean,
): string[] {
  const shell = SHELL.test(path) || isPage(raw)
  const headers: string[] = []
  eachEndToEnd(raw, (lower, name, value) => {
    if (OF_THE_FRAME.has(lower) || (shell && OF_A_CACHE.has(lower))) return
    if (changed && OF_THE_BYTES.has(lower)) return
    headers.push(name, value)
  })
  if (shell) headers.push('Cache-Control', 'no-store')
  headers.push(...protection(frameAncestors))
  return headers
}

function isPage(raw: readonly string[]): boolean {
  let html = false
  eachEndToEnd(raw, (lower, _, value) => {
    html ||= lower === 'content-type' && value.startsWith('text/html')
  })
  return html
}

/** Headers of every response of the gateway. */
export function protection(frameAncestors: readonly string[]): string[] {
  const origins = frameAncestors.filter((origin) => /^https?:\/\/[a-z0-9.\-:[\]]+$/i.test(origin))
  const framed = origins.length === 0 ? "'none'" : `'self' ${origins.join(' ')}`
  return [
    'X-Content-Type-Options',
    'nosniff',
    'Cross-Origin-Resource-Policy',
    'same-origin',
    // a process of its own, because the app and the dashboard are one site and a busy app would block the dashboard
    'Origin-Agent-Cluster',
    '?1',
    'Content-Security-Policy',
    `frame-ancestors ${framed}`,
  ]
}

/** Visits the headers that are not of the connection, with the name in small letters first. */
function eachEndToEnd(
  raw: readonly string[],
  visit: (lower: string, name: string, value: string) => void,
): void {
  /** What `Connection` names besides: hardly ever anything. */
  let named: Set<string> | null = null
  for (let at = 0; at + 1 < raw.length; at += 2) {
    if ((raw[at] ?? '').toLowerCase() !== 'connection') continue
    named ??= new Set()
    for (const token of (raw[at + 1] ?? '').split(',')) named.add(token.trim().toLowerCase())
  }
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = raw[at] ?? ''
    const lower = name.toLowerCase()
    if (!HOP_BY_HOP.has(lower) && named?.has(lower) !== true) visit(lower, name, raw[at + 1] ?? '')
  }
}
