import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connectionBounds, watchConnections } from './connections.ts'
import type { Peer } from './peer.ts'

describe('how many connections there may be', () => {
  test('leaves room for 200 dashboards, each with its event stream and six calls', () => {
    expect(connectionBounds('dashboards', null).admitted).toBeGreaterThan(200 * 7)
    expect(connectionBounds('dashboards', 1_048_576)).toEqual(connectionBounds('dashboards', null))
  })

  test.each([72, 256, 1024, 4096])(
    'of %d descriptors leaves a quarter for the helper’s own work',
    (limit) => {
      const { all, admitted, refused } = connectionBounds('dashboards', limit)
      expect(all).toBeLessThanOrEqual(limit * 0.75)
      expect(admitted).toBeLessThan(all)
      expect(refused).toBeLessThan(all / 8)
    },
  )
})

test.each([256, 1024, 4096])(
  'of %d descriptors helper and preview together, with the connections to the app, leave some',
  (limit) => {
    const [dashboards, preview] = [connectionBounds('dashboards', limit), connectionBounds('preview', limit)]
    expect(dashboards.all + 2 * preview.all).toBeLessThanOrEqual(limit * 0.875)
    // a browser's six connections and the app's own socket
    expect(preview.admitted).toBeGreaterThanOrEqual(7)
  },
)

describe('callers who open many connections', () => {
  const BOUNDS = { all: 12, admitted: 8, refused: 2 }
  let server: Server
  let peer: Peer
  let decide: (() => void)[]
  let sockets: Socket[]

  beforeEach(async () => {
    sockets = []
    decide = []
    server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const peerOf = async () => {
      const whose = peer
      await new Promise<void>((resolve) => {
        decide.push(resolve)
      })
      return whose
    }
    watchConnections([server], { peerOf }, BOUNDS)
  })
  afterEach(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })

  async function openSome(count: number, whose: Peer): Promise<void> {
    peer = whose
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const accepted = new Promise<void>((resolve) => {
      let seen = 0
      server.on('connection', () => (seen += 1) === count && resolve())
    })
    for (let at = 0; at < count; at += 1) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      sockets.push(socket)
    }
    await accepted
  }
  const known = () => {
    for (const resolve of decide.splice(0)) resolve()
  }
  const left = () =>
    new Promise<number>((resolve) => {
      server.getConnections((_, count) => resolve(count))
    })

  test('are bounded before it is known who they are, and there is room again once they have gone', async () => {
    await openSome(20, 'another-user')
    expect(await left()).toBe(BOUNDS.all)
    known()
    await expect.poll(left).toBe(BOUNDS.refused)
    // those who may not call at all take nothing from those who may
    await openSome(8, 'this-user')
    known()
    await expect.poll(left).toBe(BOUNDS.admitted + BOUNDS.refused)
    for (const socket of sockets) socket.destroy()
    await expect.poll(left).toBe(0)
    await openSome(8, 'this-user')
    known()
    await expect.poll(left).toBe(8)
  })

  test('of this user leave some room to find out who else comes', async () => {
    await openSome(12, 'unknown')
    known()
    await expect.poll(left).toBe(BOUNDS.admitted)
  })
})
