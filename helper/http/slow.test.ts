import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DASHBOARD_LEASE_PATH } from '@mosaygent/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type HelperServer, LIMITS } from './server.ts'
import { listenIn } from './testing/listen-in.ts'

const SLOW = 70
let server: HelperServer
let sockets: Socket[]
let home: string

beforeEach(async () => {
  // the real limits are the same rule with larger numbers
  const limits = { headersMs: 300, requestMs: 600, checkMs: 50 }
  home = await mkdtemp(join(tmpdir(), 'mosaygent é slow '))
  server = await listenIn(home, { limits })
  sockets = []
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await server.close()
  await rm(home, { recursive: true, force: true })
})

/** Opens a connection that says only so much; resolves with what it heard once the other side has closed it. */
function stuck(text: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1', () => socket.write(text))
  sockets.push(socket)
  let received = ''
  socket.setEncoding('utf8').on('data', (piece: string) => (received += piece))
  socket.on('error', () => undefined)
  return once(socket, 'close').then(() => received)
}

describe('callers that never finish', { tags: 'P-109' }, () => {
  const HEAD = () => `POST ${DASHBOARD_LEASE_PATH} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n`

  test.each([
    ['D09 slow headers', () => HEAD()],
    ['D09 a slow body', () => `${HEAD()}Content-Type: application/json\r\nContent-Length: 20\r\n\r\n{"p`],
    [
      'D06 chunks without end',
      () => `${HEAD()}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n{"p\r\n`,
    ],
  ])('%s are closed with a word, and nobody else waits meanwhile', async (_, text) => {
    const all = Array.from({ length: SLOW }, () => stuck(text()))
    const health = await fetch(`http://127.0.0.1:${server.port}/health`)
    expect(health.status).toBe(200)
    for (const received of await Promise.all(all)) {
      expect(received).toMatch(/^HTTP\/1\.1 408 /)
      expect(received).toContain('Cache-Control: no-store')
      expect(received).toContain('"detail":"Request not complete in time"')
    }
  })

  test('D09 the limits are those that are promised', () => {
    expect(LIMITS).toEqual({ headersMs: 10_000, requestMs: 15_000, checkMs: 1_000 })
  })
})
