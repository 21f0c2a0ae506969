import { endpoints, EVENTS_PATH } from '@mosaygent/contract'
import { pairPage, provePage } from '@mosaygent/helper/testing/paired-page'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectHealthy, expectRefusal, PROTECTION } from './expect-refused.ts'
import { HOSTED, openStage, SERVED, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** Those that are there for who has no session yet, each with a lock of its own. */
const OPEN = new Set(['health', 'healthBelowBase', 'bootstrap', 'pair', 'prove'])
const ROUTES = [
  ...Object.entries(endpoints).map(([name, { method, path }]) => ({ name, method, target: path })),
  { name: 'events', method: 'GET' as const, target: EVENTS_PATH },
]
const CLOSED = ROUTES.filter(({ name }) => !OPEN.has(name))
const READS = CLOSED.filter(({ method, name }) => method === 'GET' && name !== 'events')

describe('every route there is (P-109, P-110)', () => {
  test('G02 wants a session of a browser, and does nothing without', async () => {
    const before = await stage.traces()
    for (const { method, target } of CLOSED)
      for (const token of [null, 'A'.repeat(43)]) {
        const reply = await stage.send({ method, target, origin: SERVED, token })
        expectRefusal(stage, reply, { status: 401, detail: 'Not paired', readableBy: SERVED })
      }
    expect(await stage.traces()).toEqual(before)
    await expectHealthy(stage)
  })

  test('refuses another site, a rebound name and a proxy, the open ones as well', async () => {
    const before = await stage.traces()
    for (const { method, target } of ROUTES) {
      const evil = await stage.send({ method, target, origin: 'https://evil.test', token: stage.token })
      expectRefusal(stage, evil, { status: 403, detail: 'Origin not allowed' })
      const rebound = await stage.send({ method, target, host: `evil.test:${stage.port}` })
      expectRefusal(stage, rebound, { status: 403, detail: 'Host not allowed' })
      const proxied = await stage.send({ method, target, headers: ['Via: 1.1 proxy'] })
      expectRefusal(stage, proxied, { status: 403, detail: 'Proxied request not allowed' })
    }
    expect(await stage.traces()).toEqual(before)
    await expectHealthy(stage)
  })

  test('answers one method alone', async () => {
    const before = await stage.traces()
    for (const { method, target } of ROUTES) {
      const other = method === 'GET' ? 'POST' : 'GET'
      const reply = await stage.send({ method: other, target, origin: SERVED, token: stage.token })
      expectRefusal(stage, reply, { status: 405, detail: 'Method not allowed', readableBy: SERVED })
      expect(reply.headers.get('allow')).toBe(method)
    }
    expect(await stage.traces()).toEqual(before)
  })

  test('G03 G09 is protected and kept by nobody also where it answers, and tells no inside of ours', async () => {
    for (const { target } of READS) {
      const reply = await stage.send({ target, origin: SERVED, token: stage.token })
      expect([target, reply.status]).not.toEqual([target, 500])
      for (const [name, value] of Object.entries(PROTECTION))
        expect([target, name, reply.headers.get(name)]).toEqual([target, name, value])
      expect(reply.headers.get('access-control-allow-origin')).toBe(SERVED)
      expect(reply.body).not.toMatch(/node_modules|\.ts:\d+|at async|node:internal/)
      expect(reply.body).not.toContain(stage.token)
    }
  })

  test('G04 G07 after all of it no log, no argument and no environment of a tool holds a secret', async () => {
    const { 'tools that ran': ran = '' } = await stage.traces()
    // something did run, or nothing was tried
    expect(ran).toContain('gh ')
    for (const secret of await stage.secrets()) {
      expect(ran).not.toContain(secret)
      expect(stage.log.join('\n')).not.toContain(secret)
    }
    expect(ran).not.toMatch(/MOSAYGENT_|NODE_OPTIONS/)
  })
})

describe('what has to stay possible', () => {
  test('G01 everybody who is let near may know that the helper is there, and nothing else', async () => {
    for (const target of ['/health', '/mosaygent/health'])
      for (const origin of [null, SERVED, HOSTED])
        expect(JSON.parse((await stage.send({ target, origin })).body)).toEqual({
          status: 'ok',
          name: 'mosaygent-helper',
          version: '1.2.3',
        })
  })

  test('K01 K06 K07 calls of a script, with and without a body', async () => {
    const set = { method: 'POST', target: '/mosaygent/environment/set-directory' }
    const body = JSON.stringify({ path: stage.project })
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON'])
      expect((await stage.send({ ...set, body, headers: [`Content-Type: ${type}`] })).status).toBe(200)
    const stop = { method: 'POST', target: '/mosaygent/flutter/stop' }
    for (const headers of [[], ['Content-Length: 0'], ['Content-Type: text/plain', 'Content-Length: 0']])
      expect((await stage.send({ ...stop, headers })).status).toBe(200)
    expect((await stage.send({ ...stop, body: '{}' })).status).toBe(200)
  })

  test('K01 an admitted start does run the tool, so that one which got past the guard would be seen', async () => {
    const start = { method: 'POST', target: '/mosaygent/flutter/start' }
    expect((await stage.send({ ...start, origin: SERVED, token: stage.token })).status).toBe(200)
    await expect.poll(async () => (await stage.traces())['tools that ran']).toContain(' run --machine')
  })

  test('K03 the hosted dashboard, once paired, from its preflight to its reply', async () => {
    const code = new URL(stage.helper.pairingLink()?.link ?? '').hash.replace('#pair=', '')
    const place = { origin: HOSTED, host: stage.host }
    const ask = async (call: string, body: object): Promise<unknown> => {
      const target = `/mosaygent/session/${call}`
      const reply = await stage.send({ method: 'POST', target, origin: HOSTED, body: JSON.stringify(body) })
      return JSON.parse(reply.body)
    }
    const pairing = pairPage(code, place)
    const page = pairing.read(await ask('pair', pairing.body)) ?? { id: '', key: '' }
    const proving = provePage(page, place)
    const token = proving.read(await ask('prove', proving.body))
    const preflight = await stage.send({
      method: 'OPTIONS',
      target: '/mosaygent/environment/directory',
      origin: HOSTED,
      headers: ['Access-Control-Request-Method: GET', 'Access-Control-Request-Headers: authorization'],
    })
    expect(preflight.status).toBe(204)
    const reply = await stage.send({
      origin: HOSTED,
      token,
      headers: ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: cors', 'Sec-Fetch-Dest: empty'],
    })
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([200, HOSTED])
  })

  test('K04 both names of this machine', async () => {
    for (const host of [`127.0.0.1:${stage.port}`, `localhost:${stage.port}`, `LOCALHOST:${stage.port}`])
      expect((await stage.send({ host })).status).toBe(200)
  })
})
