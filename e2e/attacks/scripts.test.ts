import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints, EVENTS_PATH } from '@mosaygent/contract'
import { startHelper, UnsafeFileError } from '@mosaygent/helper'
import { scriptTokenFile } from '@mosaygent/helper/state'
import { pairPage } from '@mosaygent/helper/testing/paired-page'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { becomeNobody, CAN_BE_NOBODY, type Nobody } from './as-nobody.ts'
import { expectRefusal, expectRefused } from './expect-refused.ts'
import { type Attempt, write } from './request.ts'
import { HOSTED, openHarness, SERVED, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const START = { method: 'POST', target: '/mosaygent/flutter/start', origin: SERVED }
const BOOTSTRAP = { method: 'POST', target: '/mosaygent/session/bootstrap' }

describe('a script of this user', { tags: 'P-219' }, () => {
  test.runIf(process.platform === 'linux')(
    'C19 a script of this user needs no token',
    { tags: 'P-219' },
    async () => {
      const reply = await harness.send({ target: '/mosaygent/flutter/status' })
      expect([reply.status, JSON.parse(reply.body)]).toEqual([
        200,
        expect.objectContaining({ running: false }),
      ])
    },
  )

  test('C19 the script token is good for a script, and for no browser', async () => {
    const token = (await readFile(scriptTokenFile(harness.home, harness.port), 'utf8')).trim()
    expect((await harness.send({ token })).status).toBe(200)
    await expectRefused(harness, {
      id: 'C19',
      name: '',
      attempt: () => ({ ...START, token }),
      status: 401,
      detail: 'Not paired',
      readableBy: SERVED,
    })
  })
})

describe.skipIf(process.platform === 'win32')('files that say who may call', () => {
  test('C30 every secret of ours is for this user alone', async () => {
    const { body } = pairPage(new URL(harness.helper.pairingLink()?.link ?? '').hash.slice('#pair='.length), {
      origin: HOSTED,
      host: harness.host,
    })
    const target = '/mosaygent/session/pair'
    await harness.send({ method: 'POST', target, origin: HOSTED, body: JSON.stringify(body) })
    for (const path of [
      harness.home,
      scriptTokenFile(harness.home, harness.port),
      `${harness.home}/sessions.json`,
    ])
      expect([path, (await stat(path)).mode & 0o077]).toEqual([path, 0])
    expect(await readFile(`${harness.home}/sessions.json`, 'utf8')).not.toContain(harness.token)
  })

  test(
    'C30 a helper does not start on sessions that others could have written, and does once they are gone',
    { tags: 'P-220' },
    async () => {
      const home = await mkdtemp(join(tmpdir(), 'mosaygent é spoiled '))
      const start = () =>
        startHelper({
          home,
          helperPort: 0,
          previewPort: 0,
          version: '1.2.3',
          sketchProgram: null,
          startersFolder: null,
          env: { PATH: '' },
          log: () => undefined,
        })
      await writeFile(join(home, 'sessions.json'), '{"paired":[]}', { mode: 0o644 })
      await expect(start()).rejects.toThrow(UnsafeFileError)
      await expect(start()).rejects.toThrow('sessions.json may be read or written by other users (mode 0644)')
      await rm(join(home, 'sessions.json'))
      await (await start()).stop()
      await rm(home, { recursive: true })
    },
  )
})

if (!CAN_BE_NOBODY) console.warn('SKIPPED: only root can call as another user of the machine (C13, C18)')
describe.runIf(CAN_BE_NOBODY)('another user of this machine', () => {
  const PEER = { status: 403, detail: 'Local user not allowed' }
  let nobody: Nobody
  beforeAll(async () => {
    nobody = await becomeNobody()
  })
  afterAll(() => nobody.close())

  const ROUTES = [
    ...Object.values(endpoints).map(({ method, path }) => ({ method, target: path })),
    { method: 'GET', target: EVENTS_PATH },
  ]
  const send = (attempt: Attempt) => nobody.send(harness.port, write({ host: harness.host, ...attempt }))

  test('C18 may not call', { tags: 'P-219' }, async () => {
    const before = await harness.traces()
    for (const attempt of [
      { target: '/mosaygent/environment/directory' },
      { method: 'POST', target: '/mosaygent/flutter/start' },
      { target: '/mosaygent/events' },
      { target: '/mosaygent/nothing' },
    ])
      expectRefusal(harness, await send(attempt), PEER)
    expect(await harness.traces()).toEqual(before)
  })

  test('C13 may not get a session by writing the dashboard’s origin', async () => {
    const before = await harness.traces()
    expectRefusal(harness, await send({ ...BOOTSTRAP, origin: SERVED }), PEER)
    expect(await harness.traces()).toEqual(before)
  })

  test('C18 is refused on every route, with a session and with the script token of this user as well', async () => {
    const scriptToken = (await readFile(scriptTokenFile(harness.home, harness.port), 'utf8')).trim()
    const before = await harness.traces()
    for (const { method, target } of ROUTES)
      for (const more of [{}, { origin: SERVED, token: harness.token }, { token: scriptToken }])
        expectRefusal(harness, await send({ method, target, ...more }), PEER)
    expect(await harness.traces()).toEqual(before)
  })

  test('C18 gets no preflight, no upgrade and no tunnel either', async () => {
    const before = await harness.traces()
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket']
    for (const attempt of [
      { method: 'OPTIONS', origin: SERVED, headers: ['Access-Control-Request-Method: GET'] },
      { target: '/mosaygent/events', origin: SERVED, headers: upgrade },
      { method: 'CONNECT', target: 'example.com:443' },
      { host: 'evil.test' },
      { target: '/nothing' },
    ])
      expectRefusal(harness, await send(attempt), PEER)
    expect(await harness.traces()).toEqual(before)
  })
})
