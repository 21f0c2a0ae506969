import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CODE_LIFE_MS, createPairingCodes } from './pairing-codes.ts'
import { openSessionTokens, type SessionTokens } from './session-tokens.ts'

const HOUR = 60 * 60 * 1_000
const DAY = 24 * HOUR
const SERVED = { origin: 'http://localhost:36412', browser: 'Firefox 145 on Linux', how: 'served' } as const
const PAIRED = { origin: 'https://app.example', browser: 'Chrome 142 on macOS', how: 'paired' } as const

let home: string
let time: number
let sessions: SessionTokens
const open = () => openSessionTokens({ home, onDamaged: () => undefined, now: () => time })
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
  test('is good for its own origin, also after a restart, and lies on the disk as a hash (P-109)', async () => {
    const token = await sessions.issue(SERVED)
    expect(token).toMatch(/^[\w-]{43}$/)
    sessions = await open()
    expect(stateOf(token)).toBe('good')
    expect(stateOf(token, PAIRED.origin)).toBe('unknown')
    expect(sessions.check(token, null).state).toBe('unknown')
    expect(stateOf(`${token}A`)).toBe('unknown')
    expect(stateOf('')).toBe('unknown')
    expect(await readFile(join(home, 'sessions.json'), 'utf8')).not.toContain(token)
  })

  test('C08 of a served dashboard expires after twelve hours without use, each use counts', async () => {
    const token = await sessions.issue(SERVED)
    for (let day = 0; day < 3; day += 1) {
      time += 11 * HOUR
      expect(stateOf(token)).toBe('good')
    }
    time += 12 * HOUR
    expect(stateOf(token)).toBe('expired')
  })

  test('C08 of a paired dashboard lasts thirty days, used or not', async () => {
    const token = await sessions.issue(PAIRED)
    time += 29 * DAY
    expect(stateOf(token, PAIRED.origin)).toBe('good')
    expect(sessions.knows(PAIRED.origin)).toBe(true)
    time += DAY
    expect(stateOf(token, PAIRED.origin)).toBe('expired')
    expect(sessions.knows(PAIRED.origin)).toBe(false)
    expect(sessions.list()).toEqual([])
  })

  test('C09 that was ended is told so, stays ended over a restart, and ends its streams at once', async () => {
    const [token, other] = [await sessions.issue(SERVED), await sessions.issue(SERVED)]
    const [, { id } = { id: '' }] = sessions.list()
    const heard = vi.fn<() => void>()
    const unheard = vi.fn<() => void>()
    sessions.onEnd(id, heard)
    sessions.onEnd(id, unheard)()
    const ending = sessions.end((one) => one.id === id)
    expect(stateOf(token)).toBe('ended')
    expect(heard).toHaveBeenCalledOnce()
    expect(unheard).not.toHaveBeenCalled()
    expect(await ending).toBe(1)
    expect(await sessions.end((one) => one.id === id)).toBe(0)
    sessions = await open()
    expect([stateOf(token), stateOf(other)]).toEqual(['ended', 'good'])
    // another origin is told nothing, not even that
    expect(stateOf(token, PAIRED.origin)).toBe('unknown')
  })

  test('is listed with its browser, when it was made and last used; the newest first', async () => {
    await sessions.issue(SERVED)
    time += HOUR
    const token = await sessions.issue(PAIRED)
    time += HOUR
    stateOf(token, PAIRED.origin)
    expect(sessions.list()).toMatchObject([
      { ...PAIRED, createdAt: time - HOUR, usedAt: time },
      { ...SERVED, createdAt: time - 2 * HOUR, usedAt: time - 2 * HOUR },
    ])
  })

  test('is one of 512: the oldest goes', async () => {
    const first = await sessions.issue(SERVED)
    const path = join(home, 'sessions.json')
    const stored: { sessions: object[] } = JSON.parse(await readFile(path, 'utf8'))
    const others = Array.from({ length: 511 }, (_, at) => ({
      ...stored.sessions[0],
      id: String(at),
      hash: String(at).padStart(64, '0'),
    }))
    await writeFile(path, JSON.stringify({ sessions: [...stored.sessions, ...others] }))
    sessions = await open()
    expect(stateOf(first)).toBe('good')
    await sessions.issue(SERVED)
    expect(stateOf(first)).toBe('unknown')
    expect(sessions.list()).toHaveLength(512)
  })
})

test('C16 a pairing code that is too old is spent, to the second (P-212)', () => {
  const codes = createPairingCodes(() => time)
  const code = codes.issue()
  time += CODE_LIFE_MS
  expect(codes.redeem(code)).toBe('spent')
  const next = codes.issue()
  time += CODE_LIFE_MS - 1
  expect(codes.redeem(next)).toBe('accepted')
})
