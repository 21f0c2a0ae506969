import { createServer } from 'node:net'
import getPort from 'get-port'

/**
 * Above the usual servers, and below the ports that the helper picks for apps (from 21000) and that a system gives away
 * by itself: Linux from 32768, others from 49152.
 */
const FIRST = 11_000
const BLOCKS = 100
const SIZE = 100

const HOST = '127.0.0.1'

/**
 * Gives free ports of loopback, all different, for programs that a test starts later. They are of a block that nobody
 * else has: its first port is held for as long as this process lives, so that no other test takes one in between, as
 * happens to a port that the system picked, that was looked at and given away again.
 */
export function portsOfOwn(): () => Promise<number> {
  let block: Promise<number> | null = null
  let given = 0
  return async () => {
    block ??= claimBlock()
    const first = await block
    given += 1
    // on from the one before: what was given long ago may still be waited with
    const ports = Array.from({ length: SIZE - 1 }, (_, at) => first + 1 + ((given + at) % (SIZE - 1)))
    return getPort({ host: HOST, port: ports })
  }
}

/** One of this process's. */
export const freePort = portsOfOwn()

/** So many of them. */
export const freePorts = (count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, freePort))

/** Holds the first port of a block that nobody holds. Gives that port. */
async function claimBlock(): Promise<number> {
  const start = Math.floor(Math.random() * BLOCKS)
  for (let at = 0; at < BLOCKS; at += 1) {
    const port = FIRST + ((start + at) % BLOCKS) * SIZE
    if (await hold(port)) return port
  }
  throw new Error(`Each of ${BLOCKS} blocks of ports is held by somebody`)
}

/** False: somebody else holds it. */
const hold = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', () => resolve(false))
    server.listen({ port, host: HOST, exclusive: true }, () => {
      // it keeps no process alive
      server.unref()
      resolve(true)
    })
  })
