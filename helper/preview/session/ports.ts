import { request } from 'node:http'
import getPort from 'get-port'

/**
 * Above the usual servers, and below what a system gives to connections by itself (Linux from 32768, others from 49152):
 * a tool takes its port seconds after it was told of it, and one of those would often be taken by then.
 */
const FIRST = 21_000
const LAST = 32_767
/** How many are tried before any free one is taken. */
const TRIED = 50

/** A loopback port that is free now, and that is given to nobody else here for a while. */
export const freePort = (): Promise<number> =>
  getPort({
    host: '127.0.0.1',
    port: Array.from({ length: TRIED }, () => FIRST + Math.floor(Math.random() * (LAST - FIRST + 1))),
  })

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
