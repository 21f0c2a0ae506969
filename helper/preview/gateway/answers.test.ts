import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { appAt, THIS_USER } from './testing/gateway-fixture.ts'
import { createGateway, type Gateway } from './gateway.ts'

let app: Server
let answer: (request: IncomingMessage, response: ServerResponse) => void
let gateway: Gateway
let port: number

beforeEach(async () => {
  app = createServer((incoming, response) => answer(incoming, response)).listen(0, '127.0.0.1')
  await once(app, 'listening')
  const address = app.address()
  const appPort = typeof address === 'object' && address !== null ? address.port : 0
  gateway = createGateway({ target: () => appAt(appPort), frameAncestors: () => [], peers: THIS_USER })
  port = await gateway.listen(0)
})
afterEach(async () => {
  await gateway.close()
  app.closeAllConnections()
  await new Promise((resolve) => app.close(resolve))
})

/** The bytes as they are on the wire: nothing unpacks them here. `whole`: none were missing at the end. */
async function ask(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const asked = request({ host: '127.0.0.1', port, path, agent: false, ...options }).end()
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject)
  })
  const pieces: Buffer[] = []
  reply.on('data', (piece: Buffer) => pieces.push(piece)).on('error', () => undefined)
  // not `once`, which would take the expected break for its own failure
  await new Promise((resolve) => reply.once('close', resolve))
  const { statusCode: status, headers, complete: whole } = reply
  return { status, headers, body: Buffer.concat(pieces), whole }
}

test.each([
  ['in chunks', {}],
  ['of a known length', { 'content-length': '' }],
])('a packed main.dart.js %s passes untouched', async (_, length: Record<string, string>) => {
  const packed = gzipSync(Buffer.from('// é flutter_bootstrap.js <head>\n'.repeat(20_000)))
  answer = (incoming, response) => {
    expect(incoming.headers['accept-encoding']).toBe('gzip, br')
    const known = 'content-length' in length ? { 'content-length': packed.length } : {}
    response.writeHead(200, {
      'content-type': 'text/javascript',
      'content-encoding': 'gzip',
      etag: '"é1"',
      ...known,
    })
    for (let at = 0; at < packed.length; at += 1000) response.write(packed.subarray(at, at + 1000))
    response.end()
  }
  const reply = await ask('/main.dart.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(reply.body.equals(packed)).toBe(true)
  expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/javascript' })
  expect(reply.headers.etag).toBe('"é1"')
})

test('answers without a body, and parts of one, are what the app made of them', async () => {
  answer = (incoming, response) => {
    if (incoming.headers['if-none-match'] === '"x"') response.writeHead(304, { etag: '"x"' }).end()
    else if (incoming.headers.range === 'bytes=1-2')
      response.writeHead(206, { 'content-range': 'bytes 1-2/4', 'content-length': 2 }).end('bc')
    else response.writeHead(200, { 'content-length': 4 }).end('abcd')
  }
  const unchanged = await ask('/a.png', { headers: { 'if-none-match': '"x"' } })
  expect([unchanged.status, unchanged.headers.etag, unchanged.body.length]).toEqual([304, '"x"', 0])
  const head = await ask('/a.png', { method: 'HEAD' })
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '4', 0])
  const part = await ask('/a.png', { headers: { range: 'bytes=1-2' } })
  expect([part.status, part.headers['content-range'], String(part.body)]).toEqual([206, 'bytes 1-2/4', 'bc'])
})

test.each([
  ['in chunks', {}],
  ['of a known length', { 'content-length': '100000' }],
])('an answer %s that breaks off is not taken for a whole one, and the next is', async (_, headers) => {
  answer = (_incoming, response) => {
    response.writeHead(200, headers).write('x'.repeat(50_000), () => response.destroy())
  }
  const broken = await ask('/canvaskit.wasm')
  expect(broken.whole).toBe(false)
  answer = (_incoming, response) => void response.end('whole')
  expect(String((await ask('/canvaskit.wasm')).body)).toBe('whole')
})

test.each(['099 x', '000 x', '200 a\u0001b'])(
  'an answer that begins with %j ends nothing but itself',
  async (line) => {
    let odd = true
    app.on('connection', (socket) => {
      if (odd) socket.once('data', () => socket.end(`HTTP/1.1 ${line}\r\nContent-Length: 0\r\n\r\n`))
    })
    answer = (_incoming, response) => {
      if (!odd) response.end('whole')
    }
    expect((await ask('/canvaskit.wasm')).status).toBe(502)
    odd = false
    expect(String((await ask('/canvaskit.wasm')).body)).toBe('whole')
  },
)

test('a browser that leaves in the middle of a file ends the work of the app', async () => {
  let ended: () => void = () => undefined
  const appSawIt = new Promise<void>((resolve) => (ended = resolve))
  answer = (_incoming, response) => {
    response.once('close', () => ended())
    response.writeHead(200).write('first')
  }
  const asked = request({ host: '127.0.0.1', port, path: '/large.wasm', agent: false }).end()
  asked.on('error', () => undefined)
  const reply = await new Promise<IncomingMessage>((resolve) => asked.once('response', resolve))
  await once(
    reply.on('error', () => undefined),
    'data',
  )
  asked.destroy()
  await expect(appSawIt).resolves.toBeUndefined()
})

test('a word without a body goes out again when the kept connection had ended meanwhile', async () => {
  const sockets = new Set<unknown>()
  let broken = 0
  answer = (incoming, response) => {
    if (sockets.has(incoming.socket)) {
      broken += 1
      incoming.socket.destroy()
      return
    }
    sockets.add(incoming.socket)
    response.end('heard')
  }
  // as a browser's `fetch` sends it
  const word = { method: 'POST', headers: { 'content-length': '0' } }
  expect((await ask('/sketch/applied', word)).status).toBe(200)
  const again = await ask('/sketch/applied', word)
  expect([again.status, String(again.body), broken]).toEqual([200, 'heard', 1])

  // the second time it went by a connection of its own; this one is kept
  expect((await ask('/sketch/applied', word)).status).toBe(200)
  // what has a body cannot be sent twice
  const upload = await ask('/upload', { method: 'POST', headers: { 'transfer-encoding': 'chunked' } })
  expect([upload.status, broken]).toEqual([502, 2])
})
