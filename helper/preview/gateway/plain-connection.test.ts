import { once } from 'node:events'
import { createServer as createApp, type Server as HttpServer } from 'node:http'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppConnections } from './app-connections.ts'
import { servePlain } from './plain-connection.ts'
import { GatewayFixture, listening } from './testing/gateway-fixture.ts'
import { createTurnedOver } from './turned-over.ts'

const behind = new GatewayFixture()

/** Sends each of these once the answers to those before it are there; gives all that was answered. */
async function talk(...texts: string[]): Promise<string[]> {
  const socket = connect(behind.port, '127.0.0.1')
  socket.setEncoding('latin1')
  const answers: string[] = []
  for (const text of texts) {
    let answer = ''
    const take = (piece: string) => (answer += piece)
    socket.on('data', take)
    socket.write(text.replaceAll('\n', '\r\n').replaceAll('PORT', String(behind.port)))
    const whole = () => {
      const at = answer.indexOf('\r\n\r\n')
      const length = /^content-length: (\d+)/im.exec(answer)?.[1]
      if (at === -1) return false
      return length === undefined ? answer.endsWith('0\r\n\r\n') : answer.length >= at + 4 + Number(length)
    }
    await vi.waitUntil(() => whole() || socket.closed, 10_000)
    socket.off('data', take)
    answers.push(answer)
  }
  socket.destroy()
  return answers
}
const get = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1:PORT', ...lines].map((line) => `${line}\n`).join('') + '\n'
const statuses = (answers: readonly string[]) => answers.map((answer) => answer.slice(9, 12))
const urls = () => behind.seen.map(({ url }) => url)

describe('a connection that begins with plain files', () => {
  test('goes on with anything else, in its order, and with files again', { tags: 'P-730' }, async () => {
    const answers = await talk(
      get('/one.js'),
      get('/two.js', 'Accept: */*'),
      get('/', 'Accept: text/html'),
      get('/three.js'),
      `POST /api HTTP/1.1\nHost: 127.0.0.1:PORT\nContent-Length: 4\n\ntext`,
      get('/four.js'),
    )
    expect(statuses(answers)).toEqual(Array.from({ length: 6 }, () => '200'))
    expect(urls()).toEqual(['/one.js', '/two.js', '/', '/three.js', '/api', '/four.js'])
    expect(answers[4]).toContain('app says text')
    for (const answer of answers) {
      expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
      expect(answer).toContain("frame-ancestors 'self' http://localhost:36412")
      // names of the connection between gateway and app
      expect(answer.toLowerCase()).not.toContain('x-private')
    }
  })

  test.each([
    ['another Host', 'GET /a HTTP/1.1\nHost: evil.test\n\n', '403'],
    ['two Hosts', get('/a', 'Host: evil.test'), '403'],
    ['another Origin', get('/a', 'Origin: http://evil.test'), '403'],
    ['a hidden file', get('/.env'), '403'],
    ['a hidden file, encoded', get('/%2eenv'), '403'],
    ['a way up', get('/../a'), '400'],
    ['a path of two hosts', get('//evil.test/a'), '400'],
    ['no HTTP', 'no http\n\n', '400'],
    ['a folded header', get('/a', 'X-A: b', ' c: d', 'Content-Length: 3'), '400'],
    ['chunks and a length', get('/a', 'Transfer-Encoding: chunked', 'Content-Length: 3'), '400'],
  ])('refuses %s as its first request, and later', { tags: 'P-730' }, async (_, text, status) => {
    expect(statuses(await talk(text))).toEqual([status])
    expect(behind.seen).toEqual([])
    expect(statuses(await talk(get('/before.js'), text))).toEqual(['200', status])
    expect(urls()).toEqual(['/before.js'])
  })

  test('refuses what comes behind a plain one before that is answered', { tags: 'P-730' }, async () => {
    const answer = await behind.raw(
      `${get('/plain.js')}${get('/.env', 'Connection: close')}`.replaceAll('PORT', String(behind.port)),
    )
    expect([...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status)).toEqual(['200', '403'])
    expect(urls()).toEqual(['/plain.js'])
  })

  test('takes a request that comes byte by byte', { tags: 'P-730' }, async () => {
    const socket = connect(behind.port, '127.0.0.1').setNoDelay(true)
    await once(socket, 'connect')
    const text = get('/slowly.js', 'Connection: close').replaceAll('\n', '\r\n')
    for (const letter of text.replace('PORT', String(behind.port)))
      await new Promise((resolve) => socket.write(letter, resolve))
    let answer = ''
    socket.on('data', (piece) => (answer += piece.toString('latin1')))
    await once(socket, 'close')
    expect(statuses([answer])).toEqual(['200'])
    expect(urls()).toEqual(['/slowly.js'])
  })

  test('where nothing runs, or nothing answers, it is told so', { tags: 'P-730' }, async () => {
    behind.target = { kind: 'nothing' }
    expect(statuses(await talk(get('/a.js')))).toEqual(['503'])
    const gone = createServer()
    gone.listen(0, '127.0.0.1')
    await once(gone, 'listening')
    const address = gone.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    await new Promise((resolve) => gone.close(resolve))
    behind.target = { kind: 'app', port, sketchKey: null, project: '/p', ownWorkers: false }
    const [answer = ''] = await talk(get('/a.js'))
    expect(answer).toContain('The app does not answer')
    expect(statuses([answer])).toEqual(['502'])
    expect(behind.seen).toEqual([])
  })
})

describe('without the gateway around it', () => {
  let app: HttpServer
  let server: Server
  let accepted: Socket[]
  let asked: number
  const connections = new AppConnections()
  beforeEach(async () => {
    asked = 0
    accepted = []
    app = createApp((_request, response) => {
      asked += 1
      response.end(Buffer.alloc(60_000))
    })
    const appPort = await listening(app)
    server = createServer((socket) => {
      accepted.push(socket)
      socket.on('error', () => undefined)
      servePlain(socket, {
        portFor: () => appPort,
        turnOver: (turned) => turned.destroy(),
        connections,
        frameAncestors: () => [],
        timeouts: { headersMs: 10_000, idleMs: 10_000, checkMs: 1_000 },
        unreachable: { status: 502, title: '', text: '' },
      })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(async () => {
    for (const socket of accepted) socket.destroy()
    connections.destroy()
    app.closeAllConnections()
    await Promise.all([app, server].map((one) => new Promise((resolve) => one.close(resolve))))
  })

  test('who reads no answers is not read either, and gets all of them later', { tags: 'P-730' }, async () => {
    const address = server.address()
    const browser = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1')
    await once(browser, 'connect')
    browser.pause()
    const [socket] = await vi.waitUntil(() => accepted.length === 1 && accepted, 10_000)
    let sent = 0
    while (socket?.isPaused() !== true) {
      browser.write('GET /a HTTP/1.1\r\nHost: a\r\n\r\n')
      sent += 1
      await vi.waitUntil(() => asked === sent || socket?.isPaused(), { timeout: 10_000, interval: 2 })
    }
    expect(socket.writableLength).toBeLessThan(1_000_000)
    let got = ''
    browser.on('data', (piece) => (got += piece.toString('latin1'))).resume()
    await vi.waitUntil(() => got.split('HTTP/1.1 200').length - 1 === asked && !socket.isPaused(), 10_000)
    expect(got.length).toBeGreaterThan(asked * 60_000)
  })
})

describe('a connection that is turned over', () => {
  let server: HttpServer
  let late: number
  beforeEach(async () => {
    late = 0
    server = createApp((_request, response) => response.end())
    const turnedOver = createTurnedOver(server, (socket) => {
      late += 1
      socket.destroy()
    })
    server.on('connection', (socket: Socket) => turnedOver.take(socket, null, 0))
    await listening(server)
  })
  afterEach(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const open = (text: string) => {
    const address = server.address()
    const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1')
    socket.on('error', () => undefined).resume()
    socket.write(text)
    return socket
  }

  test('has no more time for its first head than any other', { tags: 'P-730' }, async () => {
    const browser = open('GET / HT')
    await new Promise((resolve) => browser.once('close', resolve))
    expect(late).toBe(1)
  })
})
