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

/** Names and values alternating, in their order and spelling, without those of the connection. */
export function endToEnd(raw: readonly string[]): string[] {
  const named = new Set<string>()
  eachHeader(raw, (name, value) => {
    if (name.toLowerCase() === 'connection')
      for (const token of value.split(',')) named.add(token.trim().toLowerCase())
  })
  const kept: string[] = []
  eachHeader(raw, (name, value) => {
    const lower = name.toLowerCase()
    if (!HOP_BY_HOP.has(lower) && !named.has(lower)) kept.push(name, value)
  })
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
  const kept: string[] = []
  let html = false
  eachHeader(endToEnd(raw), (name, value) => {
    const lower = name.toLowerCase()
    if (lower === 'content-type' && value.startsWith('text/html')) html = true
    kept.push(name, value)
  })
  const shell = html || SHELL.test(path)
  const replaced = new Set(['x-content-type-options', 'cross-origin-resource-policy', 'origin-agent-cluster'])
  if (shell) for (const name of ['cache-control', 'expires', 'pragma']) replaced.add(name)
  if (changed)
    for (const name of ['content-length', 'etag', 'last-modified', 'accept-ranges', 'content-md5', 'digest'])
      replaced.add(name)
  const headers: string[] = []
  eachHeader(kept, (name, value) => {
    if (!replaced.has(name.toLowerCase())) headers.push(name, value)
  })
  if (shell) headers.push('Cache-Control', 'no-store')
  return [...headers, ...protection(frameAncestors)]
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

function eachHeader(raw: readonly string[], visit: (name: string, value: string) => void): void {
  for (let at = 0; at + 1 < raw.length; at += 2) visit(raw[at] ?? '', raw[at + 1] ?? '')
}
