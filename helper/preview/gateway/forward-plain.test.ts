import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appAt, THIS_USER } from './testing/gateway-fixture.ts'
import { createGateway, type Gateway } from './gateway.ts'

/** Longer than what comes in one read with its head, no byte like those near it. */
const LENGTH = 3_000_001
const BODY = Buffer.from(Uint8Array.from({ length: LENGTH }, (_, at) => (at * 7 + (at >> 9)) % 251))
const head = (...lines: string[]) => `HTTP/1.1 200 OK\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`
const WHOLE = head(`Content-Length: ${LENGTH}`)

/** An app that writes what a test wants, byte for byte, to each request. */
let answer: (socket: Socket, request: string) => void
let app: Server
let gateway: Gateway
let port: number
let connections: Socket[]
let agent: Agent

beforeEach(async () => {
  connections = []
  app = createServer((socket) => {
    connections.push(socket)
    socket.on('error', () => undefined).on('data', (text) => answer(socket, String(text)))
  })
  app.listen(0, '127.0.0.1')
  await once(app, 'listening')
  const address = app.address()
  const appPort = typeof address === 'object' && address !== null ? address.port : 0
  gateway = createGateway({ target: () => appAt(appPort), frameAncestors: () => [], peers: THIS_USER })
  port = await gateway.listen(0)
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})
afterEach(async () => {
  agent.destroy()
  await gateway.close()
  for (const socket of connections) socket.destroy()
  await new Promise((resolve) => app.close(resolve))
})

const open = (method = 'GET', headers: Record<string, string> = {}) => {
  const asked = request({ host: '127.0.0.1', port, path: '/canvaskit.wasm', agent, method, headers }).end()
  return new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject)
  })
}

async function ask(method = 'GET', headers: Record<string, string> = {}) {
  const reply = await open(method, headers)
  const pieces: Buffer[] = []
  reply.on('data', (piece: Buffer) => pieces.push(piece)).on('error', () => undefined)
  await new Promise((resolve) => reply.once('close', resolve))
  return {
    status: reply.statusCode,
    headers: reply.headers,
    body: Buffer.concat(pieces),
    whole: reply.complete,
  }
}

describe('a body that passes as it is', () => {
  test('arrives whole, with the frame’s headers, however it was cut', { tags: 'P-625' }, async () => {
    const bytes = Buffer.concat([Buffer.from(WHOLE), BODY])
    for (const cuts of [[], [1], [WHOLE.length - 1], [WHOLE.length], [WHOLE.length + 1, 200_000]]) {
      answer = (socket) => {
        let from = 0
        const next = (): void => {
          const to = cuts.find((cut) => cut > from) ?? bytes.length
          const piece = bytes.subarray(from, to)
          from = to
          if (piece.length > 0) socket.write(piece, () => setImmediate(next))
        }
        next()
      }
      const reply = await ask()
      expect([reply.status, reply.whole, reply.body.equals(BODY)]).toEqual([200, true, true])
      expect(reply.headers).toMatchObject({
        'content-length': String(LENGTH),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "frame-ancestors 'none'",
      })
    }
  })

  test('a part of a file arrives as a part', async () => {
    const lines = [`Content-Range: bytes 1-${LENGTH}/9000000`, `Content-Length: ${LENGTH}`]
    answer = (socket) => {
      socket.write(head(...lines).replace('200 OK', '206 Partial'))
      socket.write(BODY)
    }
    const reply = await ask('GET', { range: `bytes=1-${LENGTH}` })
    expect([reply.status, reply.body.equals(BODY)]).toEqual([206, true])
    expect(reply.headers['content-range']).toBe(`bytes 1-${LENGTH}/9000000`)
  })

  test('in chunks it arrives whole, also to one who reads late', { tags: 'P-625' }, async () => {
    answer = (socket) => {
      socket.write(head('Transfer-Encoding: chunked'))
      for (let at = 0; at < LENGTH; at += 70_000) {
        const piece = BODY.subarray(at, at + 70_000)
        socket.write(
          Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]),
        )
      }
      socket.write('0\r\n\r\n')
    }
    const reply = await open()
    await once(reply, 'readable')
    const pieces: Buffer[] = []
    for await (const piece of reply) {
      const bytes: Buffer = piece
      pieces.push(bytes)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(Buffer.concat(pieces).equals(BODY)).toBe(true)
  })

  test(
    'the app waits for a browser that reads nothing, and then all arrives',
    { tags: 'P-625' },
    async () => {
      const many = 20
      let written = 0
      answer = (socket) => {
        socket.write(head(`Content-Length: ${LENGTH * many}`))
        for (let turn = 0; turn < many; turn += 1) socket.write(BODY, () => (written += 1))
      }
      const reply = await open()
      await once(reply, 'readable')
      expect(written).toBeLessThan(many)
      let got = 0
      let same = true
      for await (const piece of reply) {
        const bytes: Buffer = piece
        for (const at of [0, bytes.length - 1]) same &&= bytes[at] === BODY[(got + at) % LENGTH]
        got += bytes.length
      }
      expect([got, same, written]).toEqual([LENGTH * many, true, many])
    },
  )
})

describe('what an app may not reach by it', () => {
  test('bytes beyond the length go nowhere, and no later request gets them', { tags: 'P-626' }, async () => {
    const stolen = 'HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nstolen'
    answer = (socket) => void socket.write(Buffer.concat([Buffer.from(WHOLE), BODY, Buffer.from(stolen)]))
    const first = await ask()
    expect([first.whole, first.body.equals(BODY)]).toEqual([true, true])
    answer = (socket) => void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nown')
    // the browser's connection is the same, the app's is not
    expect(String((await ask()).body)).toBe('own')
    expect(connections).toHaveLength(2)
  })

  test.each([
    ['twice', [`Content-Length: ${LENGTH}`, 'Content-Length: 70000']],
    ['twice the same', [`Content-Length: ${LENGTH}`, `Content-Length: ${LENGTH}`]],
    ['with a sign', [`Content-Length: +${LENGTH}`]],
    ['below zero', ['Content-Length: -70000']],
    ['in hex', ['Content-Length: 0x2dc6c1']],
    ['as a list', [`Content-Length: ${LENGTH}, ${LENGTH}`]],
    ['beyond all numbers', [`Content-Length: ${'9'.repeat(30)}`]],
    ['beside chunks', [`Content-Length: ${LENGTH}`, 'Transfer-Encoding: chunked']],
    ['after chunks', ['Transfer-Encoding: chunked', `Content-Length: ${LENGTH}`]],
    ['beside an unknown coding', [`Content-Length: ${LENGTH}`, 'Transfer-Encoding: xchunked']],
  ])('a length %s ends nothing but its request', { tags: 'P-626' }, async (_, lines) => {
    answer = (socket) => void socket.end(Buffer.concat([Buffer.from(head(...lines)), BODY]))
    const reply = await ask()
    expect([reply.status, reply.body.includes(BODY.subarray(0, 100))]).toEqual([502, false])
    answer = (socket) => void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nown')
    expect(String((await ask()).body)).toBe('own')
  })

  test('a length that the connection names for itself does not reach the browser', async () => {
    answer = (socket) =>
      void socket.end(
        Buffer.concat([Buffer.from(head(`Content-Length: ${LENGTH}`, 'Connection: Content-Length')), BODY]),
      )
    const reply = await ask()
    expect([reply.headers['content-length'], reply.whole, reply.body.equals(BODY)]).toEqual([
      undefined,
      true,
      true,
    ])
  })

  test('one that breaks off is not taken for a whole one', { tags: 'P-626' }, async () => {
    answer = (socket) => void socket.end(Buffer.concat([Buffer.from(WHOLE), BODY.subarray(0, 2_000_000)]))
    const reply = await ask()
    expect([reply.status, reply.whole]).toEqual([200, false])
    expect(reply.body.equals(BODY.subarray(0, reply.body.length))).toBe(true)
  })

  test.each([
    ['HEAD', '200 OK'],
    ['GET', '304 Not Modified'],
    ['GET', '204 No Content'],
  ])('%s with %s has no body, whatever length it tells', async (method, status) => {
    answer = (socket) => void socket.end(WHOLE.replace('200 OK', status))
    const reply = await ask(method)
    expect([reply.whole, reply.body.length]).toEqual([true, 0])
    expect(`${reply.status}`).toBe(status.slice(0, 3))
  })
})

describe('a connection to the app', () => {
  const small = (text: string) => `HTTP/1.1 200 OK\r\nContent-Length: ${text.length}\r\n\r\n${text}`

  test('serves one file after the other, small and large, found or not', { tags: 'P-626' }, async () => {
    const missing = 'HTTP/1.1 404 Not Found\r\nConnection: keep-alive\r\nContent-Length: 2\r\n\r\nno'
    const answers = [small('a'), Buffer.concat([Buffer.from(WHOLE), BODY]), missing, small(''), small('z')]
    const got = []
    for (const bytes of answers) {
      answer = (socket) => void socket.write(bytes)
      const { status, body, whole } = await ask()
      got.push([status, whole, body.length])
    }
    expect(got).toEqual([
      [200, true, 1],
      [200, true, LENGTH],
      [404, true, 2],
      [200, true, 0],
      [200, true, 1],
    ])
    expect(connections).toHaveLength(1)
  })

  test('that closes between two files is replaced', async () => {
    answer = (socket) => void socket.write(small('one'))
    await ask()
    // it takes the request and closes without a word, as a server does whose time for the next one is over
    answer = (socket) => {
      if (socket === connections[0]) socket.destroy()
      else socket.write(small('two'))
    }
    expect(String((await ask()).body)).toBe('two')
    expect(connections).toHaveLength(2)
  })

  test('that closes before it ever answered is not tried again', { tags: 'P-626' }, async () => {
    answer = (socket) => void socket.destroy()
    expect((await ask()).status).toBe(502)
    expect(connections).toHaveLength(1)
  })

  test('on which something comes that nobody asked for ends with it', { tags: 'P-626' }, async () => {
    answer = (socket) => void socket.write(small('one'))
    await ask()
    const [first] = connections
    const closed = new Promise<void>((resolve) => first?.once('close', () => resolve()))
    first?.write(small('stolen'))
    await closed
    answer = (socket) => void socket.write(small('own'))
    expect(String((await ask()).body)).toBe('own')
  })

  test(
    'that breaks off leaves no whole answer, where only its end would tell',
    { tags: 'P-626' },
    async () => {
      answer = (socket) => void socket.write(`${head()}half`)
      const reply = await open()
      await once(reply, 'data')
      connections[0]?.resetAndDestroy()
      await new Promise((resolve) => reply.on('error', () => undefined).once('close', resolve))
      expect(reply.complete).toBe(false)
      answer = (socket) => void socket.end(`${head()}all`)
      expect(await ask()).toMatchObject({ whole: true, body: Buffer.from('all') })
    },
  )
})

test('a browser that leaves in the middle ends the app’s connection', { tags: 'P-626' }, async () => {
  answer = (socket) => void socket.write(Buffer.concat([Buffer.from(WHOLE), BODY.subarray(0, 1_000_000)]))
  const reply = await open()
  await once(reply, 'data')
  const [connection] = connections
  const closed = new Promise<void>((resolve) => connection?.once('close', () => resolve()))
  reply.on('error', () => undefined).destroy()
  await closed
  expect(connection?.destroyed).toBe(true)
})

test('two requests in one go get their own answers in their order', { tags: 'P-626' }, async () => {
  const other = BODY.map((byte) => byte ^ 1)
  answer = (socket, text) =>
    void socket.write(Buffer.concat([Buffer.from(WHOLE), text.startsWith('GET /two') ? other : BODY]))
  const browser = connect(port, '127.0.0.1')
  const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${more}\r\n`
  browser.write(ask('/one') + ask('/two', 'Connection: close\r\n'))
  const pieces: Buffer[] = []
  browser.on('data', (piece) => pieces.push(piece))
  await once(browser, 'close')
  const got = Buffer.concat(pieces)
  const first = got.indexOf('\r\n\r\n') + 4
  const second = got.indexOf('\r\n\r\n', first + LENGTH) + 4
  expect(got.subarray(first, first + LENGTH).equals(BODY)).toBe(true)
  expect(got.subarray(second).equals(other)).toBe(true)
})
