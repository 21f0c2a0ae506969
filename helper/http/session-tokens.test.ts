import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CODE_LIFE_MS, createPairingCodes } from './pairing-codes.ts'
import { type PagePairing, provePage } from '../testing/paired-page.ts'
import { openSessionTokens, type SessionTokens } from './session-tokens.ts'

const HOUR = 60 * 60 * 1_000
const DAY = 24 * HOUR
const SERVED = { origin: 'http://localhost:36412', browser: 'Firefox 145 on Linux' }
const PAIRED = { origin: 'https://app.example', browser: 'Chrome 142 on macOS' }
const HOST = '127.0.0.1:8080'
const PLACE = { origin: PAIRED.origin, host: HOST }

let home: string
let time: number
let sessions: SessionTokens
const open = () => openSessionTokens({ home, onDamaged: () => undefined, now: () => time })
/** A browser that was paired, and the token that it makes in this run; null: it is given none. */
async function pair(): Promise<PagePairing> {
  const key = randomBytes(32).toString('base64url')
  return { id: await sessions.pair(PAIRED, key), key }
}
function tokenOf(page: PagePairing, context = PLACE, asked = context): string | null {
  const { body, read } = provePage(page, context)
  const proven = sessions.prove({ ...body, ...asked })
  return proven.state === 'good' ? read(proven) : null
}
const stateOf = (token: string, origin: string = SERVED.origin) => sessions.check(token, origin).state

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mosaygent é sessions '))
  time = Date.parse('2026-11-21T10:00:00Z')
  sessions = await open()
})
afterEach(async () => {
  await sessions.close()
  await rm(home, { recursive: true, force: true })
})

describe('a session', () => {
  test(
    'K08 of a served dashboard is good for its own origin, and ends with the run that gave it',
    { tags: 'P-109' },
    async () => {
      const token = sessions.issue(SERVED)
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(stateOf(token)).toBe('good')
      expect(stateOf(token, PAIRED.origin)).toBe('unknown')
      expect(sessions.check(token, null).state).toBe('unknown')
      expect(stateOf(`${token}A`)).toBe('unknown')
      expect(stateOf('')).toBe('unknown')
      await pair()
      expect(await readFile(join(home, 'sessions.json'), 'utf8')).not.toContain(SERVED.origin)
      sessions = await open()
      expect(stateOf(token)).toBe('unknown')
      expect(sessions.list()).toMatchObject([PAIRED])
    },
  )

  test(
    'K08 of a paired dashboard has another token in each run; the disk has its key alone',
    { tags: 'P-212' },
    async () => {
      const page = await pair()
      const first = tokenOf(page) ?? ''
      expect(first).toMatch(/^[\w-]{43}$/)
      expect(tokenOf(page)).toBe(first)
      expect(stateOf(first, PAIRED.origin)).toBe('good')
      expect(stateOf(first)).toBe('unknown')
      sessions = await open()
      expect(stateOf(first, PAIRED.origin)).toBe('unknown')
      const second = tokenOf(page) ?? ''
      expect(second).not.toBe(first)
      expect(stateOf(second, PAIRED.origin)).toBe('good')
      expect(stateOf(first, PAIRED.origin)).toBe('unknown')
      const file = await readFile(join(home, 'sessions.json'), 'utf8')
      for (const token of [first, second]) expect(file).not.toContain(token)
    },
  )

  test('C31 of a paired dashboard is proved for one origin and one port, to who has its id', async () => {
    const page = await pair()
    // a page that asks at another port is given a proof that is of no use there
    expect(tokenOf(page, PLACE, { ...PLACE, host: '127.0.0.1:8081' })).toBe(null)
    expect(tokenOf(page, PLACE, { ...PLACE, origin: SERVED.origin })).toBe(null)
    expect(tokenOf({ ...page, id: 'another' })).toBe(null)
    expect(tokenOf({ ...page, key: randomBytes(32).toString('base64url') })).toBe(null)
  })

  test('of a browser that is paired anew takes the place of the one before, of its own origin alone', async () => {
    const [before, other] = [await pair(), await pair()]
    const token = tokenOf(before) ?? ''
    await sessions.pair(SERVED, before.key, other.id)
    await sessions.pair(PAIRED, before.key, before.id)
    expect(stateOf(token, PAIRED.origin)).toBe('unknown')
    expect(sessions.list().map(({ origin }) => origin)).toEqual([PAIRED.origin, SERVED.origin, PAIRED.origin])
  })

  test('C08 of a served dashboard expires after twelve hours without use, each use counts', async () => {
    const token = sessions.issue(SERVED)
    for (let day = 0; day < 3; day += 1) {
      time += 11 * HOUR
      expect(stateOf(token)).toBe('good')
    }
    time += 12 * HOUR
    expect(stateOf(token)).toBe('expired')
  })

  test('C08 of a paired dashboard lasts thirty days, used or not', async () => {
    const page = await pair()
    const token = tokenOf(page) ?? ''
    time += 29 * DAY
    expect(stateOf(token, PAIRED.origin)).toBe('good')
    expect(sessions.knows(PAIRED.origin)).toBe(true)
    time += DAY
    expect(stateOf(token, PAIRED.origin)).toBe('expired')
    expect(tokenOf(page)).toBe(null)
    expect(sessions.knows(PAIRED.origin)).toBe(false)
    expect(sessions.list()).toEqual([])
  })

  test('C09 that was ended is told so, stays ended over a restart, and ends its streams at once', async () => {
    const [page, other] = [await pair(), await pair()]
    const [token, served] = [tokenOf(page) ?? '', sessions.issue(SERVED)]
    const listener = vi.fn<() => void>()
    const removedListener = vi.fn<() => void>()
    sessions.onEnd(page.id, listener)
    sessions.onEnd(page.id, removedListener)()
    const ending = sessions.end((one) => one.id === page.id)
    expect(stateOf(token, PAIRED.origin)).toBe('ended')
    expect(listener).toHaveBeenCalledOnce()
    expect(removedListener).not.toHaveBeenCalled()
    expect(await ending).toBe(1)
    expect(await sessions.end((one) => one.id === page.id)).toBe(0)
    // another origin is told nothing, not even that
    expect(stateOf(token)).toBe('unknown')
    expect(await sessions.end(({ how }) => how === 'served')).toBe(1)
    expect(stateOf(served)).toBe('ended')
    sessions = await open()
    const asked = { ...provePage(page, PLACE).body, ...PLACE }
    expect([sessions.prove(asked).state, tokenOf(page)]).toEqual(['ended', null])
    expect(sessions.prove({ ...asked, origin: SERVED.origin }).state).toBe('unknown')
    expect(tokenOf(other)).toMatch(/./)
  })

  test('is listed with its browser, when it was made and last used; the newest first', async () => {
    sessions.issue(SERVED)
    time += HOUR
    const token = tokenOf(await pair()) ?? ''
    time += HOUR
    stateOf(token, PAIRED.origin)
    expect(sessions.list()).toMatchObject([
      { ...PAIRED, how: 'paired', createdAt: time - HOUR, usedAt: time },
      { ...SERVED, how: 'served', createdAt: time - 2 * HOUR, usedAt: time - 2 * HOUR },
    ])
  })

  test('is one of 512: the oldest goes', () => {
    const tokens = Array.from({ length: 512 }, () => sessions.issue(SERVED))
    expect(stateOf(tokens[0] ?? '')).toBe('good')
    sessions.issue(SERVED)
    expect([stateOf(tokens[0] ?? ''), stateOf(tokens[1] ?? '')]).toEqual(['unknown', 'good'])
    expect(sessions.list()).toHaveLength(512)
  })

  test('of an older version is no session any more, and its file no damaged one', async () => {
    const old = { hash: 'a'.repeat(64), id: 'x', ...PAIRED, how: 'paired', createdAt: time, usedAt: time }
    await writeFile(join(home, 'sessions.json'), JSON.stringify({ sessions: [old] }), { mode: 0o600 })
    const damaged = vi.fn<() => void>()
    sessions = await openSessionTokens({ home, onDamaged: damaged, now: () => time })
    expect(sessions.list()).toEqual([])
    expect(damaged).not.toHaveBeenCalled()
    await pair()
    expect(await readFile(join(home, 'sessions.json'), 'utf8')).not.toContain(old.hash)
  })
})

describe('a pairing code', () => {
  test('C16 that is too old is spent, to the second', { tags: 'P-212' }, () => {
    const codes = createPairingCodes(() => time)
    const code = codes.issue()
    time += CODE_LIFE_MS
    expect(codes.live()).toBe(false)
    expect(codes.redeem((one) => one === code)).toEqual({ state: 'spent' })
    const next = codes.issue()
    time += CODE_LIFE_MS - 1
    expect(codes.live()).toBe(true)
    expect(codes.redeem((one) => one === next)).toEqual({ state: 'accepted', code: next })
    expect(codes.redeem((one) => one === next)).toEqual({ state: 'spent' })
  })

  test(
    'C17 does not die of wrong tries, by which a stranger would lock the user out',
    { tags: 'P-212' },
    () => {
      const codes = createPairingCodes(() => time)
      const code = codes.issue()
      for (let guess = 0; guess < 100; guess += 1)
        expect(codes.redeem((one) => one === String(guess))).toEqual({ state: 'unknown' })
      expect(codes.redeem((one) => one === code)).toEqual({ state: 'accepted', code })
    },
  )
})
