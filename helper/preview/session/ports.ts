import { request } from 'node:http'
import { createServer } from 'node:net'

/** A loopback port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

/** True when a server answers HTTP with any status. Sends HEAD, so that no page counts as opened. */
export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = request({
      host: '127.0.0.1',
      port,
      method: 'HEAD',
      path: '/',
      timeout: 2_000,
      agent: false,
    })
    probe.once('response', (response) => {
      response.resume()
      resolve(true)
    })
    probe.once('timeout', () => probe.destroy())
    probe.once('error', () => resolve(false))
    probe.once('close', () => resolve(false))
    probe.end()
  })
}

/** The address if it is plain HTTP of this machine, and so may be opened; otherwise null. */
export function loopbackUrl(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, hostname } = new URL(text)
  return protocol === 'http:' && (hostname === '127.0.0.1' || hostname === 'localhost') ? text : null
}
