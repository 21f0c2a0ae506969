import { readFile, stat } from 'node:fs/promises'
import type { Session } from '@mosaygent/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scriptTokenFile } from '@mosaygent/helper/state'
import { CAN_BE_NOBODY, sendAsNobody } from './as-nobody.ts'
import { type Case, expectHealthy, expectRefusal, expectRefused } from './expect-refused.ts'
import { type Attempt, write } from './request.ts'
import { HOSTED, openStage, SERVED, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const START = { method: 'POST', target: '/mosaygent/flutter/start', origin: SERVED }
const BOOTSTRAP = { method: 'POST', target: '/mosaygent/session/bootstrap' }
const PAIR = { method: 'POST', target: '/mosaygent/session/pair', origin: HOSTED }
const UNPAIRED = { status: 401, detail: 'Not paired', readableBy: SERVED }

const unpaired = (id: string, name: string, attempt: (stage: Stage) => Attempt): Case => ({
  id,
  name,
  attempt: (stage) => ({ ...START, ...attempt(stage) }),
  ...UNPAIRED,
})
const bearer = (id: string, name: string, header: (token: string) => string) =>
  unpaired(id, name, ({ token }) => ({ headers: [`Authorization: ${header(token)}`] }))
const flip = (token: string) => `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`

const CASES: readonly Case[] = [
  unpaired('C01', 'a browser without a token', () => ({})),
  bearer('C02', 'an empty header', () => ''),
  bearer('C02', 'a blank token', () => 'Bearer  '),
  bearer('C02', 'no token', () => 'Bearer'),
  bearer('C03', 'one character changed', (token) => `Bearer ${flip(token)}`),
  bearer('C03', 'the last character changed', (token) => `Bearer ${token.slice(0, -1)}~`),
  bearer('C04', 'a shorter token', (token) => `Bearer ${token.slice(0, -1)}`),
  bearer('C04', 'a longer token', (token) => `Bearer ${token}A`),
  bearer('C04', 'ten thousand characters', () => `Bearer ${'A'.repeat(10_000)}`),
  bearer('C04', 'a prototype’s name', () => 'Bearer constructor__________'),
  unpaired('C05', 'the token in the address', ({ token }) => ({ target: `${START.target}?token=${token}` })),
  unpaired('C05', 'the token in the body', ({ token }) => ({ body: JSON.stringify({ token }) })),
  unpaired('C06', 'the token in a cookie', ({ token }) => ({ headers: [`Cookie: token=${token}`] })),
  {
    id: 'C07',
    name: 'the token of one listed origin used by another',
    attempt: ({ token }) => ({ ...START, origin: HOSTED, token }),
    ...UNPAIRED,
    readableBy: HOSTED,
  },
  ...['Referer: http://localhost:36412/', 'Cookie: a=b', 'Sec-Fetch-Site: cross-site'].map(
    (header): Case => ({
      id: 'C07',
      name: `the token without its origin (${header})`,
      attempt: ({ token }) => ({ ...START, origin: null, token, headers: [header] }),
      status: 401,
      detail: 'Not paired',
    }),
  ),
  bearer('C10', 'another scheme', (token) => `Basic ${token}`),
  bearer('C10', 'lower case and a tab', (token) => `bearer\t${token}`),
  bearer('C10', 'two tokens', (token) => `Bearer ${token} ${token}`),
  unpaired('C10', 'two headers', ({ token }) => ({
    token,
    headers: [`Authorization: Bearer ${token}`],
  })),
  {
    id: 'C11',
    name: 'another site asks for a session',
    attempt: () => ({ ...BOOTSTRAP, origin: 'https://evil.test' }),
    status: 403,
    detail: 'Origin not allowed',
  },
  {
    id: 'C12',
    name: 'a form of the dashboard’s own origin asks for a session',
    attempt: () => ({
      ...BOOTSTRAP,
      origin: SERVED,
      headers: ['Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: document', 'Sec-Fetch-Site: cross-site'],
    }),
    status: 403,
    detail: 'Request context not allowed',
  },
  {
    id: 'C13',
    name: 'a script asks for a session',
    attempt: () => BOOTSTRAP,
    status: 403,
    detail: 'Origin not allowed',
  },
  {
    id: 'C14',
    name: 'the hosted dashboard asks for a session instead of pairing',
    attempt: () => ({ ...BOOTSTRAP, origin: HOSTED }),
    status: 403,
    detail: expect.stringContaining('Not paired yet'),
    readableBy: HOSTED,
  },
  {
    id: 'C15',
    name: 'the served dashboard tries a pairing code',
    attempt: ({ helper }) => ({
      ...PAIR,
      origin: SERVED,
      body: JSON.stringify({ code: codeOf(helper.pairingLink()?.link) }),
    }),
    status: 403,
    detail: 'Origin not allowed',
    readableBy: SERVED,
  },
  {
    id: 'C29',
    name: 'an ID token as the bearer',
    attempt: () => ({ ...START, token: `${'e'.repeat(40)}.${'e'.repeat(80)}.${'e'.repeat(60)}` }),
    ...UNPAIRED,
  },
]

const codeOf = (link = '') => new URL(link).hash.replace('#pair=', '')

describe('sessions and scripts (P-109, P-110)', () => {
  test.each(CASES)('$id $name is refused', async (one) => {
    await expectRefused(stage, one)
    expect.hasAssertions()
  })

  test('C15 a pairing code is good once (P-212)', async () => {
    const attempt = { ...PAIR, body: JSON.stringify({ code: codeOf(stage.helper.pairingLink()?.link) }) }
    expect((await stage.send(attempt)).status).toBe(200)
    const before = await stage.traces()
    const used = await stage.send(attempt)
    expectRefusal(stage, used, {
      status: 401,
      detail: expect.stringContaining('used already') as string,
      readableBy: HOSTED,
    })
    expect(await stage.traces()).toEqual(before)
  })

  test('C17 five wrong guesses end a code, the right one is refused as well (P-212)', async () => {
    const right = codeOf(stage.helper.pairingLink()?.link)
    const before = await stage.traces()
    const guesses = [...Array.from({ length: 5 }, (_, at) => `guess-${at}`), right]
    for (const code of guesses) {
      const reply = await stage.send({ ...PAIR, body: JSON.stringify({ code }) })
      expect(reply.status).toBe(401)
    }
    expect(await stage.traces()).toEqual(before)
    await expectHealthy(stage)
  })

  test.runIf(process.platform === 'linux')('C19 a script of this user needs no token (P-219)', async () => {
    const reply = await stage.send({ target: '/mosaygent/flutter/status' })
    expect([reply.status, JSON.parse(reply.body)]).toEqual([200, expect.objectContaining({ running: false })])
  })

  test('C19 the script token is good for a script, and for no browser', async () => {
    const token = (await readFile(scriptTokenFile(stage.home, stage.port), 'utf8')).trim()
    expect((await stage.send({ token })).status).toBe(200)
    await expectRefused(stage, { id: 'C19', name: '', attempt: () => ({ ...START, token }), ...UNPAIRED })
  })

  test('C09 an ended session is refused and told so, its stream ends, and the others go on (P-249)', async () => {
    const session = async () => {
      const reply = await stage.send({
        ...BOOTSTRAP,
        origin: SERVED,
        headers: ['User-Agent: Firefox/145.0 Linux'],
      })
      const { token }: { token: string } = JSON.parse(reply.body)
      return token
    }
    const [mine, other] = [await session(), await session()]
    const call = (token: string, target: string, body?: string) =>
      stage.send({ method: 'POST', target, origin: SERVED, token, ...(body === undefined ? {} : { body }) })
    const list = async (token: string) => {
      const { sessions }: { sessions: Session[] } = JSON.parse(
        (await stage.send({ target: '/mosaygent/session/list', origin: SERVED, token })).body,
      )
      return sessions
    }
    const all = await list(mine)
    expect(all.filter(({ current }) => current)).toEqual([
      expect.objectContaining({ origin: SERVED, browser: 'Firefox 145 on Linux', how: 'served' }),
    ])
    const stream = stage.send({ target: '/mosaygent/events', origin: SERVED, token: other })
    const theirs = (await list(other)).find(({ current }) => current)?.id
    expect((await call(mine, '/mosaygent/session/revoke-one', JSON.stringify({ id: theirs }))).status).toBe(
      200,
    )
    expect((await stream).status).toBe(200)
    const ENDED = { status: 401, detail: 'Session ended', readableBy: SERVED }
    await expectRefused(stage, { id: 'C09', name: '', attempt: () => ({ ...START, token: other }), ...ENDED })
    await expectRefused(stage, {
      id: 'C09',
      name: '',
      attempt: () => ({
        ...START,
        target: '/mosaygent/session/revoke-one',
        token: mine,
        body: JSON.stringify({ id: theirs }),
      }),
      status: 409,
      detail: 'That session is ended already.',
      readableBy: SERVED,
    })
    expect((await call(mine, '/mosaygent/session/revoke')).status).toBe(200)
    await expectRefused(stage, { id: 'C09', name: '', attempt: () => ({ ...START, token: mine }), ...ENDED })
    const last = await session()
    await call(last, '/mosaygent/session/revoke-others')
    expect(await list(last)).toHaveLength(1)
  })

  test('C09 a script has no session to end, and may end those of browsers', async () => {
    const alone = await stage.send({ method: 'POST', target: '/mosaygent/session/revoke' })
    expectRefusal(stage, alone, { status: 409, detail: 'This call has no session that could be ended.' })
    const reply = await stage.send({ method: 'POST', target: '/mosaygent/session/revoke-others' })
    expect([reply.status, JSON.parse(reply.body)]).toEqual([200, { message: '1 session is ended.' }])
  })

  test.skipIf(process.platform === 'win32')('C30 every secret of ours is for this user alone', async () => {
    for (const path of [stage.home, scriptTokenFile(stage.home, stage.port), `${stage.home}/sessions.json`])
      expect([path, (await stat(path)).mode & 0o077]).toEqual([path, 0])
    expect(await readFile(`${stage.home}/sessions.json`, 'utf8')).not.toContain(stage.token)
  })
})

if (!CAN_BE_NOBODY) console.warn('SKIPPED: only root can call as another user of the machine (C13, C18)')
describe.runIf(CAN_BE_NOBODY)('another user of this machine', () => {
  const PEER = { status: 403, detail: 'Local user not allowed' }
  const send = (attempt: Attempt) => sendAsNobody(stage.port, write({ host: stage.host, ...attempt }))

  test('C18 may not call (P-219)', async () => {
    const before = await stage.traces()
    for (const attempt of [
      { target: '/mosaygent/environment/directory' },
      { method: 'POST', target: '/mosaygent/flutter/start' },
      { target: '/mosaygent/events' },
      { target: '/mosaygent/nothing' },
    ])
      expectRefusal(stage, await send(attempt), PEER)
    expect(await stage.traces()).toEqual(before)
  })

  test('C13 may not get a session by writing the dashboard’s origin', async () => {
    const before = await stage.traces()
    expectRefusal(stage, await send({ ...BOOTSTRAP, origin: SERVED }), { ...PEER, readableBy: SERVED })
    expect(await stage.traces()).toEqual(before)
  })

  test('C18 is told that the helper is there, and with a session of this user may call', async () => {
    expect((await send({ target: '/health' })).status).toBe(200)
    const { token }: { token: string } = JSON.parse((await stage.send({ ...BOOTSTRAP, origin: SERVED })).body)
    expect((await send({ origin: SERVED, token })).status).toBe(200)
  })
})
