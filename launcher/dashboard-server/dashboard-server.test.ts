import { createServer } from 'node:http'
import { HELPER_VIEW_PATH, RuntimeConfig } from '@mosaygent/contract'
import { PortTakenError } from '@mosaygent/helper/errors'
import { Hono } from 'hono'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bind } from '@mosaygent/helper/ports'
import type { Peer } from '@mosaygent/helper/peer'
import { rawRequest } from '../testing/raw-request.ts'
import { servedDashboard } from '../testing/served-dashboard.ts'
import { judgeHost } from './host-check.ts'
import { listenDashboard } from './server.ts'

describe('judgeHost', () => {
  it.each([
    [['Host', 'localhost:36412'], 'ours'],
    [['host', 'LOCALHOST:36412'], 'ours'],
    [['Host', '127.0.0.1:36412'], 'loopback-address'],
    [['Host', '[::1]:36412'], 'loopback-address'],
    [['Host', 'localhost'], 'foreign'],
    [['Host', 'localhost:1'], 'foreign'],
    [['Host', 'localhost.:36412'], 'foreign'],
    [['Host', '127.1:36412'], 'foreign'],
    [['Host', '2130706433:36412'], 'foreign'],
    [['Host', 'user@localhost:36412'], 'foreign'],
    [['Host', 'evil.test:36412'], 'foreign'],
    [['Host', 'localhost:36412.evil.test'], 'foreign'],
    [['Host', 'localhost:36412', 'Host', 'localhost:36412'], 'foreign'],
    [['Accept', 'localhost:36412'], 'foreign'],
    [[], 'foreign'],
  ])('%j is %s', (headers, verdict) => {
    expect(judgeHost(headers, 36412)).toBe(verdict)
  })
})

describe('the dashboard server', () => {
  it('serves the page at every route, never cached', async () => {
    const { ask } = await servedDashboard()
    for (const path of ['/', '/login', '/flutter?x=1', '/no/such/page']) {
      const reply = await ask({ path })
      expect(reply.status).toBe(200)
      expect(reply.text).toContain('the page')
      expect(reply.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'origin-agent-cluster': '?1',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
    }
  })

  it('keeps assets for ever, and never the page in their place', async () => {
    const { ask } = await servedDashboard()
    const asset = await ask({ path: '/assets/index-abc.js' })
    expect(asset.headers['cache-control']).toContain('immutable')
    expect(asset.headers['content-type']).toContain('javascript')
    for (const path of [
      '/assets/missing.js',
      '/assets/missing',
      '/favicon.ico',
      '/mosaygent/flutter/status',
    ]) {
      const missing = await ask({ path })
      expect(missing.status).toBe(404)
      expect(missing.headers['cache-control']).toBe('no-store')
      expect(missing.text).not.toContain('the page')
    }
    expect((await ask({ path: '/robots.txt' })).text).toBe('User-agent: *')
  })

  it('sends what the build has compressed to who takes that, and the plain file to anybody else', async () => {
    const { ask } = await servedDashboard()
    const path = '/assets/index-abc.js'
    const packed = await ask({ path, headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': expect.stringContaining('immutable'),
      vary: 'Accept-Encoding',
    })
    expect(packed.text).not.toBe('export {}')
    const plain = await ask({ path, headers: { 'accept-encoding': 'gzip' } })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(plain.text).toBe('export {}')
  })

  it.each(['/..%2f..%2fetc%2fpasswd', '/assets/..%5c..%5cx', '/%2e%2e/%2e%2e/etc/passwd', '/assets/%00'])(
    'gives nothing from outside its folder for %s',
    async (path) => {
      const { ask } = await servedDashboard()
      const reply = await ask({ path })
      expect(reply.text).not.toContain('root:')
      expect([200, 404]).toContain(reply.status)
    },
  )

  it('gives its configuration, which the dashboard can read', async () => {
    const { ask } = await servedDashboard()
    const reply = await ask({ path: '/config.json' })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(RuntimeConfig.parse(JSON.parse(reply.text))).toMatchObject({
      version: '1.2.3',
      signIn: { kind: 'local' },
    })
  })

  it('tells its own pages alone what it sees on the port of the helper', async () => {
    const helperView = { kind: 'other-program', holder: 'java (process 4711, in /srv/é shop)' } as const
    const { ask, port } = await servedDashboard({ helperView })
    const reply = await ask({ path: HELPER_VIEW_PATH })
    expect(JSON.parse(reply.text)).toEqual(helperView)
    expect(reply.headers['access-control-allow-origin']).toBeUndefined()
    expect((await ask({ path: HELPER_VIEW_PATH, headers: { host: `evil.test:${port}` } })).status).toBe(403)
  })

  it('sends loopback addresses to localhost and refuses every other name', async () => {
    const { ask, port, origin } = await servedDashboard()
    const moved = await ask({ path: '/flutter?a=1', headers: { host: `127.0.0.1:${port}` } })
    expect(moved.status).toBe(302)
    expect(moved.headers.location).toBe(`${origin}/flutter?a=1`)
    for (const host of [`evil.test:${port}`, 'localhost', `localhost:${port + 1}`]) {
      const refused = await ask({ path: '/config.json', headers: { host } })
      expect(refused.status).toBe(403)
      expect(refused.text).toBe('{"detail":"Host not allowed"}')
    }
    const posted = await ask({ path: '/', method: 'POST', headers: { host: `127.0.0.1:${port}` } })
    expect(posted.status).toBe(403)
  })

  it('loads under all the cookies that an app has set, and removes what is too many', async () => {
    const { ask } = await servedDashboard()
    const cookies = (count: number) =>
      Array.from({ length: count }, (_, at) => `c${at}=${'x'.repeat(3_900)}`).join('; ')
    expect((await ask({ path: '/flutter', headers: { cookie: cookies(8) } })).status).toBe(200)
    const refused = await ask({ path: '/flutter?a=1', headers: { cookie: cookies(60) } })
    expect(refused.status).toBe(431)
    expect(refused.headers).toMatchObject({
      'clear-site-data': '"cookies"',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(refused.text).toContain('<a href="/flutter?a=1">Load again</a>')
    const long = await ask({ path: `/?${'a'.repeat(400_000)}` })
    expect(long.headers).not.toHaveProperty('clear-site-data')
  })

  it('serves no local sign-in beside a configured provider', async () => {
    const options = { apiKey: 'k', authDomain: 'shop.firebaseapp.com', projectId: 'shop' }
    const { ask } = await servedDashboard({ signIn: { kind: 'firebase', options } })
    const policy = (await ask({ path: '/' })).headers['content-security-policy']
    expect(policy).toContain('frame-src http://127.0.0.1:36413 https://shop.firebaseapp.com')
    expect((await ask({ path: '/emulator/auth/handler' })).status).toBe(404)
    expect((await ask({ path: '/local-sign-in/gapi.js' })).status).toBe(404)
  })

  it('says when its port is taken, also on the other loopback address', async () => {
    const holder = createServer()
    const port = await bind(holder, 0, '::1').catch(() => bind(holder, 0, '127.0.0.1'))
    onTestFinished(() => void holder.close())
    await expect(listenDashboard(new Hono(), port)).rejects.toBeInstanceOf(PortTakenError)
  })
})

describe('who is at the other end', () => {
  const asked = async (peer: Peer) => {
    const app = new Hono().get('*', (c) => c.text('the page'))
    let closed = 0
    const peers = {
      tells: true,
      peerOf: async () => peer,
      isTunnelled: async () => false,
      close: async () => void (closed += 1),
    }
    const server = await listenDashboard(app, 0, async () => peers)
    const ask = { port: server.port, path: '/', headers: { host: `localhost:${server.port}` } }
    const { status, text } = await rawRequest(ask)
    const redirected = await rawRequest({ ...ask, headers: { host: `127.0.0.1:${server.port}` } })
    await server.close()
    return { status, text, redirected: redirected.status, closed }
  }

  it.each(['this-user', 'unknown'] as const)('is served when it is %s', async (peer) => {
    expect(await asked(peer)).toEqual({ status: 200, text: 'the page', redirected: 302, closed: 1 })
  })

  it.each(['another-user', 'unseen'] as const)('gets nothing when it is %s', async (peer) => {
    const text = '{"detail":"Local user not allowed"}'
    expect(await asked(peer)).toEqual({ status: 403, text, redirected: 403, closed: 1 })
  })
})
