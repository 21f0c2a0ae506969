import { endpoints, EVENTS_PATH } from '@mosaygent/contract'
import { pairPage, provePage } from '@mosaygent/helper/testing/paired-page'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectHealthy, expectRefusal, PROTECTION } from './expect-refused.ts'
import { HOSTED, openHarness, SERVED, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

/** Those that are there for who has no session yet, each with a lock of its own. */
const OPEN = new Set(['health', 'healthBelowBase', 'bootstrap', 'pair', 'prove'])
const ROUTES = [
  ...Object.entries(endpoints).map(([name, { method, path }]) => ({ name, method, target: path })),
  { name: 'events', method: 'GET' as const, target: EVENTS_PATH },
]
const CLOSED = ROUTES.filter(({ name }) => !OPEN.has(name))
const READS = CLOSED.filter(({ method, name }) => method === 'GET' && name !== 'events')

describe('every route there is', { tags: ['P-109', 'P-110'] }, () => {
  test('G02 wants a session of a browser, and does nothing without', async () => {
    const before = await harness.traces()
    for (const { method, target } of CLOSED)
      for (const token of [null, 'A'.repeat(43)]) {
        const reply = await harness.send({ method, target, origin: SERVED, token })
        expectRefusal(harness, reply, { status: 401, detail: 'Not paired', readableBy: SERVED })
      }
    expect(await harness.traces()).toEqual(before)
    await expectHealthy(harness)
  })

  test('refuses another site, a rebound name and a proxy, the open ones as well', async () => {
    const before = await harness.traces()
    for (const { method, target } of ROUTES) {
      const evil = await harness.send({ method, target, origin: 'https://evil.test', token: harness.token })
      expectRefusal(harness, evil, { status: 403, detail: 'Origin not allowed' })
      const rebound = await harness.send({ method, target, host: `evil.test:${harness.port}` })
      expectRefusal(harness, rebound, { status: 403, detail: 'Host not allowed' })
      const proxied = await harness.send({ method, target, headers: ['Via: 1.1 proxy'] })
      expectRefusal(harness, proxied, { status: 403, detail: 'Proxied request not allowed' })
    }
    expect(await harness.traces()).toEqual(before)
    await expectHealthy(harness)
  })

  test('answers one method alone', async () => {
    const before = await harness.traces()
    for (const { method, target } of ROUTES) {
      const other = method === 'GET' ? 'POST' : 'GET'
      const reply = await harness.send({ method: other, target, origin: SERVED, token: harness.token })
      expectRefusal(harness, reply, { status: 405, detail: 'Method not allowed', readableBy: SERVED })
      expect(reply.headers.get('allow')).toBe(method)
    }
    expect(await harness.traces()).toEqual(before)
  })

  test('G03 G09 is protected and kept by nobody also where it answers, and tells no inside of ours', async () => {
    for (const { target } of READS) {
      const reply = await harness.send({ target, origin: SERVED, token: harness.token })
      expect([target, reply.status]).not.toEqual([target, 500])
      for (const [name, value] of Object.entries(PROTECTION))
        expect([target, name, reply.headers.get(name)]).toEqual([target, name, value])
      expect(reply.headers.get('access-control-allow-origin')).toBe(SERVED)
      expect(reply.body).not.toMatch(/node_modules|\.ts:\d+|at async|node:internal/)
      expect(reply.body).not.toContain(harness.token)
    }
  })

  test('G04 G07 after all of it no log, no argument and no environment of a tool holds a secret', async () => {
    const { 'tools that ran': ran = '' } = await harness.traces()
    // something did run, or nothing was tried
    expect(ran).toContain('gh ')
    for (const secret of await harness.secrets()) {
      expect(ran).not.toContain(secret)
      expect(harness.log.join('\n')).not.toContain(secret)
    }
    expect(ran).not.toMatch(/MOSAYGENT_|NODE_OPTIONS/)
  })
})

describe('what has to stay possible', () => {
  test('G01 everybody who is let near may know that the helper is there, and nothing else', async () => {
    for (const target of ['/health', '/mosaygent/health'])
      for (const origin of [null, SERVED, HOSTED])
        expect(JSON.parse((await harness.send({ target, origin })).body)).toEqual({
          status: 'ok',
          name: 'mosaygent-helper',
          version: '1.2.3',
        })
  })

  test('K01 K06 K07 calls of a script, with and without a body', async () => {
    const set = { method: 'POST', target: '/mosaygent/environment/set-directory' }
    const body = JSON.stringify({ path: harness.project })
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON'])
      expect((await harness.send({ ...set, body, headers: [`Content-Type: ${type}`] })).status).toBe(200)
    const stop = { method: 'POST', target: '/mosaygent/flutter/stop' }
    for (const headers of [[], ['Content-Length: 0'], ['Content-Type: text/plain', 'Content-Length: 0']])
      expect((await harness.send({ ...stop, headers })).status).toBe(200)
    expect((await harness.send({ ...stop, body: '{}' })).status).toBe(200)
  })

  test('K01 an admitted start does run the tool, so that one which got past the guard would be seen', async () => {
    const start = { method: 'POST', target: '/mosaygent/flutter/start' }
    expect((await harness.send({ ...start, origin: SERVED, token: harness.token })).status).toBe(200)
    await expect.poll(async () => (await harness.traces())['tools that ran']).toContain(' run --machine')
  })

  test('K03 the hosted dashboard, once paired, from its preflight to its reply', async () => {
    const code = new URL(harness.helper.pairingLink()?.link ?? '').hash.replace('#pair=', '')
    const place = { origin: HOSTED, host: harness.host }
    const ask = async (call: string, body: object): Promise<unknown> => {
      const target = `/mosaygent/session/${call}`
      const reply = await harness.send({ method: 'POST', target, origin: HOSTED, body: JSON.stringify(body) })
      return JSON.parse(reply.body)
    }
    const pairing = pairPage(code, place)
    const page = pairing.read(await ask('pair', pairing.body)) ?? { id: '', key: '' }
    const proving = provePage(page, place)
    const token = proving.read(await ask('prove', proving.body))
    const preflight = await harness.send({
      method: 'OPTIONS',
      target: '/mosaygent/environment/directory',
      origin: HOSTED,
      headers: ['Access-Control-Request-Method: GET', 'Access-Control-Request-Headers: authorization'],
    })
    expect(preflight.status).toBe(204)
    const reply = await harness.send({
      origin: HOSTED,
      token,
      headers: ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: cors', 'Sec-Fetch-Dest: empty'],
    })
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([200, HOSTED])
  })

  test('K04 both names of this machine', async () => {
    for (const host of [
      `127.0.0.1:${harness.port}`,
      `localhost:${harness.port}`,
      `LOCALHOST:${harness.port}`,
    ])
      expect((await harness.send({ host })).status).toBe(200)
  })
})
