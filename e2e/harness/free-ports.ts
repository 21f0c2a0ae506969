import { createServer } from 'node:net'

/** Free loopback ports, all different: they are held at once before the first is let go. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve)
      })
      return server
    }),
  )
  return Promise.all(
    servers.map(async (server) => {
      const address = server.address()
      await new Promise((resolve) => {
        server.close(resolve)
      })
      if (address === null || typeof address === 'string') throw new Error('no port')
      return address.port
    }),
  )
}

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1)
  if (port === undefined) throw new Error('no port')
  return port
}
