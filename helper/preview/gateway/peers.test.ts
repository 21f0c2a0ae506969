import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connectionBounds, type Peer } from '../../peer/index.ts'
import { GatewayFixture, statusOf, UPGRADE } from './testing/gateway-fixture.ts'
import { createGateway, type Gateway } from './gateway.ts'

const behind = new GatewayFixture()
let gateway: Gateway
let port: number
let peer: Peer
let asked: number
let ownerKnown: Promise<void>

beforeEach(async () => {
  asked = 0
  ownerKnown = Promise.resolve()
  gateway = createGateway({
    target: () => behind.target,
    frameAncestors: () => [],
    peers: {
      async peerOf() {
        asked += 1
        await ownerKnown
        return peer
      },
    },
  })
  port = await gateway.listen(0)
})
afterEach(() => gateway.close())

const send = (head: string, body = '') =>
  new Promise<string>((resolve) => {
    const text = `${head}\nHost: localhost:${port}\n`.replaceAll('\n', '\r\n')
    const socket = connect(port, '127.0.0.1', () => socket.write(`${text}\r\n${body}`))
    let received = ''
    socket.setEncoding('utf8').on('data', (piece: string) => (received += piece))
    socket.on('close', () => resolve(received)).on('error', () => undefined)
  })
const REQUESTS = [
  'GET / HTTP/1.1',
  'GET /main.dart.js HTTP/1.1\nConnection: close',
  'GET /__mosaygent/page.js HTTP/1.1',
  'GET /flutter_service_worker.js HTTP/1.1\nService-Worker: script',
  `GET /$dwdsSseHandler HTTP/1.1\n${UPGRADE}`,
]

describe.each(['another-user', 'unseen'] as const)('who is %s', (whose) => {
  beforeEach(() => {
    peer = whose
  })

  test.each(REQUESTS)('gets nothing of the app: %s', async (head) => {
    const answer = await send(head)
    expect(statusOf(answer)).toBe(403)
    expect(answer).toContain('for the user of this computer who started it')
    expect(behind.seen).toEqual([])
  })

  test('gets the same while nothing runs, and his upload goes nowhere', async () => {
    expect(statusOf(await send('POST /api HTTP/1.1\nContent-Length: 4', 'text'))).toBe(403)
    behind.target = { kind: 'nothing' }
    expect(statusOf(await send('GET / HTTP/1.1'))).toBe(403)
    expect(behind.seen).toEqual([])
  })
})

describe.each(['this-user', 'unknown'] as const)('who is %s', (whose) => {
  beforeEach(() => {
    peer = whose
  })

  test('is waited for until that is known, and what was sent meanwhile arrives whole', async () => {
    let resolveOwner: () => void = () => undefined
    ownerKnown = new Promise((resolve) => {
      resolveOwner = resolve
    })
    const answer = send('POST /api HTTP/1.1\nConnection: close\nContent-Length: 4', 'text')
    await expect.poll(() => asked).toBeGreaterThan(1)
    expect(behind.seen).toEqual([])
    resolveOwner()
    expect(await answer).toContain('app says text')
  })
})

test('connections without end have a bound, so that the helper keeps its descriptors', async () => {
  peer = 'this-user'
  const { admitted } = connectionBounds('preview')
  const sockets = Array.from({ length: admitted + 20 }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    return { socket, closed: new Promise((resolve) => socket.once('close', resolve)) }
  })
  const closed = new Set<number>()
  sockets.forEach((one, at) => void one.closed.then(() => closed.add(at)))
  await expect.poll(() => closed.size).toBe(20)
  for (const { socket } of sockets) socket.destroy()
})
