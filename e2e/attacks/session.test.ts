import type { ProofPlace } from '@mosaygent/contract'
import { pairPage, provePage } from '@mosaygent/helper/testing/paired-page'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Case, expectHealthy, expectRefusal, expectRefused } from './expect-refused.ts'
import type { Attempt } from './request.ts'
import { HOSTED, openHarness, SERVED, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const START = { method: 'POST', target: '/mosaygent/flutter/start', origin: SERVED }
const BOOTSTRAP = { method: 'POST', target: '/mosaygent/session/bootstrap' }
const PAIR = { method: 'POST', target: '/mosaygent/session/pair', origin: HOSTED }
const PROVE = { method: 'POST', target: '/mosaygent/session/prove' }
const UNPAIRED = { status: 401, detail: 'Not paired', readableBy: SERVED }

const unpaired = (id: string, name: string, attempt: (harness: Harness) => Attempt): Case => ({
  id,
  name,
  attempt: (harness) => ({ ...START, ...attempt(harness) }),
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
    attempt: ({ helper, host }) => ({
      ...PAIR,
      origin: SERVED,
      body: pairing(codeOf(helper.pairingLink()?.link), { origin: SERVED, host }),
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

const pairing = (code: string, at: ProofPlace) => JSON.stringify(pairPage(code, at).body)
const place = () => ({ origin: HOSTED, host: harness.host })
const codeOf = (link = '') => new URL(link).hash.replace('#pair=', '')

describe('sessions and pairing', { tags: ['P-109', 'P-110'] }, () => {
  test.each(CASES)('$id $name is refused', async (one) => {
    await expectRefused(harness, one)
    expect.hasAssertions()
  })

  test('C15 a pairing code is good once', { tags: 'P-212' }, async () => {
    const body = pairing(codeOf(harness.helper.pairingLink()?.link), place())
    const attempt = { ...PAIR, body }
    expect((await harness.send(attempt)).status).toBe(200)
    const before = await harness.traces()
    const used = await harness.send(attempt)
    expectRefusal(harness, used, {
      status: 401,
      detail: expect.stringContaining('used already') as string,
      readableBy: HOSTED,
    })
    expect(await harness.traces()).toEqual(before)
  })

  test('C17 wrong guesses have no effect, and lock nobody out', { tags: 'P-212' }, async () => {
    const right = codeOf(harness.helper.pairingLink()?.link)
    const before = await harness.traces()
    for (let guess = 0; guess < 20; guess += 1) {
      const reply = await harness.send({ ...PAIR, body: pairing(`guess-${guess}`, place()) })
      expectRefusal(harness, reply, {
        status: 401,
        detail: 'This is not the pairing link that the helper’s terminal shows.',
        readableBy: HOSTED,
      })
    }
    expect(await harness.traces()).toEqual(before)
    expect((await harness.send({ ...PAIR, body: pairing(right, place()) })).status).toBe(200)
    await expectHealthy(harness)
  })

  test('C31 the proof of a pairing is of use at one port alone, and asking for it gives nobody a session', async () => {
    const { body, read } = pairPage(codeOf(harness.helper.pairingLink()?.link), place())
    const paired = await harness.send({ ...PAIR, body: JSON.stringify(body) })
    const page = read(JSON.parse(paired.body))
    expect(page).not.toBe(null)
    if (page === null) return
    const prove = async (asked: ReturnType<typeof provePage>, origin = HOSTED) =>
      harness.send({ ...PROVE, origin, body: JSON.stringify(asked.body) })

    const mine = provePage(page, place())
    const token = mine.read(JSON.parse((await prove(mine)).body))
    expect((await harness.send({ origin: HOSTED, token })).status).toBe(200)
    // who has the port that the page knows passes its question on to where the helper is
    const relayed = provePage(page, { origin: HOSTED, host: '127.0.0.1:8080' })
    expect(relayed.read(JSON.parse((await prove(relayed)).body))).toBe(null)
    // the id is not secret: what comes back is of no use without the key
    const stolen = provePage({ ...page, key: 'x' }, place())
    const { challenge, proof } = JSON.parse((await prove(stolen)).body) as Record<string, string>
    for (const guess of [challenge, proof])
      expectRefusal(harness, await harness.send({ ...START, origin: HOSTED, token: guess ?? '' }), {
        ...UNPAIRED,
        readableBy: HOSTED,
      })
    expectRefusal(harness, await prove(provePage(page, place()), SERVED), { ...UNPAIRED })
    expectRefusal(harness, await prove(provePage({ ...page, id: 'nobody' }, place())), {
      ...UNPAIRED,
      readableBy: HOSTED,
    })
  })
})
