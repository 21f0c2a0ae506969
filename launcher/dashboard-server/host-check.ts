/** What to do with a request, judged by the name it was sent to. */
export type HostVerdict = 'ours' | 'loopback-address' | 'foreign'

/**
 * Exact comparison, never a URL parser, which would take `127.1` for an address of ours. A missing or doubled header
 * is foreign: a page that rebound its own name to 127.0.0.1 gets nothing.
 */
export function judgeHost(rawHeaders: readonly string[], port: number): HostVerdict {
  const hosts: string[] = []
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts.push((rawHeaders[index + 1] ?? '').toLowerCase())
  }
  const [host, second] = hosts
  if (host === undefined || second !== undefined) return 'foreign'
  if (host === `localhost:${port}`) return 'ours'
  return host === `127.0.0.1:${port}` || host === `[::1]:${port}` ? 'loopback-address' : 'foreign'
}
