import type { Server } from 'node:http'
import { connect } from 'node:net'
import { PortTakenError, systemCode } from '../errors/index.ts'

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

/** How long a look at a port may take, ms: Windows tries a port where nobody is again and again. */
const LOOK_MS = 500

/**
 * Throws PortTakenError when somebody listens on a loopback port now. For a look before anything is touched: only
 * listening itself is sure. It does not take the port even for a moment, which would turn away who starts beside us.
 */
export async function requireFreePort(port: number): Promise<void> {
  if (port === 0) return
  const taken = await new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const done = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => done(true)).once('error', () => done(false))
    socket.setTimeout(LOOK_MS, () => done(false))
  })
  if (taken) throw new PortTakenError(port)
}

/** True for the answers of a system that has no IPv6 loopback. */
function isMissingAddress(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(systemCode(error) ?? '')
}

/**
 * Binds one server to 127.0.0.1 and, where there is one, a second to ::1 at the same port: a browser may take
 * `localhost` for either, and a stranger must not sit on the other. Gives the port and the servers that listen.
 * Throws PortTakenError, and then nothing listens.
 */
export async function bindLocalhost(
  first: Server,
  second: Server,
  wantedPort: number,
): Promise<{ port: number; servers: readonly Server[] }> {
  const port = await bind(first, wantedPort, '127.0.0.1')
  try {
    await bind(second, port, '::1')
    return { port, servers: [first, second] }
  } catch (error) {
    if (isMissingAddress(error)) return { port, servers: [first] }
    await closeServer(first)
    throw error
  }
}

/** Ends every connection too. A server that never listened is closed already. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
