import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Script } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appAt, THIS_USER } from './testing/gateway-fixture.ts'
import { createGateway, type Gateway, type GatewayTarget } from './gateway.ts'

const SHELL =
  '<!doctype html><html><head lang="é"><title>app</title></head><body><script src="flutter_bootstrap.js" async></script></body></html>'
const SCRIPT = '<script src="/__mosaygent/page.js"></script>'
const BROWSER = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'iframe', 'if-none-match': '"x"' }

let app: Server
let answer: (request: IncomingMessage, response: ServerResponse) => void
let asked: IncomingMessage[]
let gateway: Gateway
let port: number
let target: GatewayTarget

beforeEach(async () => {
  asked = []
  app = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve))
  const address = app.address()
  target = appAt(typeof address === 'object' && address !== null ? address.port : 0)
  gateway = createGateway({
    target: () => target,
    frameAncestors: () => ['http://localhost:36412'],
    peers: THIS_USER,
  })
  port = await gateway.listen(0)
})
afterEach(async () => {
  await gateway.close()
  app.closeAllConnections()
  await new Promise((resolve) => app.close(resolve))
})

const html =
  (body: string | Buffer, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag: '"x"', ...headers }).end(body)
const get = (path = '/', headers: Record<string, string> = BROWSER) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers })

describe('the page script', () => {
  test('comes first in the shell, and nothing else of it changes', { tags: 'P-162' }, async () => {
    answer = html(SHELL, { 'content-length': String(Buffer.byteLength(SHELL)) })
    const reply = await get('/?t=1')
    expect(await reply.text()).toBe(SHELL.replace('<head lang="é">', `<head lang="é">${SCRIPT}`))
    expect(reply.headers.get('etag')).toBeNull()
    expect(reply.headers.get('cache-control')).toBe('no-store')
    // whole and readable, not a "nothing changed" of the app's unchanged page
    expect(asked[0]?.headers).not.toHaveProperty('if-none-match')
    expect(asked[0]?.headers).not.toHaveProperty('accept-encoding')
  })

  test.each([
    ['a page of somebody else', html('<html><head></head><script src="other.js"></script></html>')],
    ['no head', html('<script src="flutter_bootstrap.js"></script>')],
    ['packed all the same', html(gzipSync(SHELL), { 'content-encoding': 'gzip' })],
    ['larger than any shell', html(SHELL + ' '.repeat(2 * 1024 * 1024))],
    [
      'an error page',
      (_: IncomingMessage, r: ServerResponse) => r.writeHead(404, { 'content-type': 'text/html' }).end(SHELL),
    ],
    [
      'no page',
      (_: IncomingMessage, r: ServerResponse) =>
        r.writeHead(200, { 'content-type': 'text/plain' }).end(SHELL),
    ],
  ])('off for %s: byte for byte as it came', async (_, how) => {
    answer = how
    const direct = await fetch(`http://127.0.0.1:${target.kind === 'app' ? target.port : 0}/`)
    const reply = await get()
    expect(reply.status).toBe(direct.status)
    expect(await reply.text()).toBe(await direct.text())
  })

  test('off for what is fetched by a script, which gets its own headers', async () => {
    answer = html(SHELL)
    const reply = await get('/part.html', {
      accept: 'text/html',
      'sec-fetch-dest': 'empty',
      'accept-encoding': 'gzip',
    })
    expect(await reply.text()).toBe(SHELL)
    expect(asked[0]?.headers['accept-encoding']).toBe('gzip')
    expect(reply.headers.get('etag')).toBe('"x"')
  })

  test('speaks to the dashboard alone, and is served in every state, never cached', async () => {
    target = { kind: 'nothing' }
    const reply = await get('/__mosaygent/page.js', {})
    const text = await reply.text()
    expect(reply.headers.get('content-type')).toContain('text/javascript')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(text).toContain('["http://localhost:36412"]')
    expect(text).not.toContain("postMessage(message, '*')")
    expect(() => new Script(text)).not.toThrow()
    expect(asked).toEqual([])
  })

  test('an app that breaks off in the middle of its shell breaks off here too', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' })
      response.write('<html>', () => response.destroy())
    }
    await expect(get().then((reply) => reply.text())).rejects.toThrow('fetch failed')
  })
})
