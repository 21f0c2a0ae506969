import type { Server } from 'node:http'
import { PortTakenError, systemCode } from '@mosaygent/helper/errors'

/** Listens on one address; gives the port (asked for 0: the one it got). Throws PortTakenError. */
export function bind(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      reject(systemCode(error) === 'EADDRINUSE' ? new PortTakenError(port) : error)
    }
    server.once('error', fail)
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', fail)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

/** True for the answers of a system that has no IPv6 loopback. */
export function isMissingAddress(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(systemCode(error) ?? '')
}
