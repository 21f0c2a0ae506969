import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { helperUrl } from './address.ts'
import { call } from './call.ts'
import { bootstrap, json, refusal, stubHelper } from './fake-helper.test-support.ts'
import {
  configureSession,
  forgetSession,
  pairByCode,
  sessionRefusal,
  tryPairingAgain,
} from './session-token.ts'

const DIRECTORY = 'GET /mosaygent/environment/directory'
const PAIR = 'POST /mosaygent/session/pair'
const BOOTSTRAP = 'POST /mosaygent/session/bootstrap'
const NEEDED = () => refusal(403, 'This dashboard is not paired', 'pairing-needed')

let store: Map<string, string>
const kept = {
  read: async (url: string) => store.get(url) ?? null,
  write: async (url: string, token: string | null) => {
    if (token === null) store.delete(url)
    else store.set(url, token)
  },
}
const asked = (seen: { method: string; path: string }[]) =>
  seen.map(({ method, path }) => `${method} ${path}`)

beforeEach(() => {
  store = new Map()
  forgetSession()
  sessionRefusal.set(null)
  configureSession({ kept, code: null })
})
afterEach(() => vi.unstubAllGlobals())

describe('a paired dashboard', () => {
  it('exchanges the code once, keeps the token, and sends it', async () => {
    configureSession({ kept, code: 'the-code' })
    const seen = stubHelper({
      [PAIR]: () => json({ token: 'paired' }),
      [DIRECTORY]: () => json({ path: null }),
    })
    await Promise.all([call('directory'), call('directory')])
    expect(asked(seen)).toEqual([PAIR, DIRECTORY, DIRECTORY])
    expect(seen[0]?.body).toBe('{"code":"the-code"}')
    expect(seen.at(-1)?.headers.get('authorization')).toBe('Bearer paired')
    expect(store.get(helperUrl())).toBe('paired')
  })

  it('uses the kept token at the next visit, and asks for none', async () => {
    store.set(helperUrl(), 'kept')
    const seen = stubHelper({ [DIRECTORY]: () => json({ path: null }) })
    await call('directory')
    expect(asked(seen)).toEqual([DIRECTORY])
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer kept')
  })

  it('forgets a kept token that the helper does not know any more', async () => {
    store.set(helperUrl(), 'old')
    stubHelper({ [DIRECTORY]: () => refusal(401, 'Not paired', 'unpaired'), [BOOTSTRAP]: NEEDED })
    await expect(call('directory')).rejects.toThrow('This dashboard is not paired')
    expect(store.size).toBe(0)
  })

  it('whose link was used already falls back on what it may do anyway, and keeps that', async () => {
    configureSession({ kept, code: 'used' })
    const seen = stubHelper({
      ...bootstrap,
      [PAIR]: () => refusal(401, 'This pairing link was used already', 'unpaired'),
      [DIRECTORY]: () => json({ path: null }),
    })
    await call('directory')
    forgetSession()
    await call('directory')
    expect(asked(seen)).toEqual([PAIR, BOOTSTRAP, DIRECTORY, DIRECTORY])
    expect(store.get(helperUrl())).toBe('secret')
  })

  it('whose helper does not answer yet keeps the code for later', async () => {
    configureSession({ kept, code: 'early' })
    stubHelper({})
    await expect(call('directory')).rejects.toThrow('The helper does not answer')
    const seen = stubHelper({
      [PAIR]: () => json({ token: 'paired' }),
      [DIRECTORY]: () => json({ path: null }),
    })
    await call('directory')
    expect(asked(seen)).toEqual([PAIR, DIRECTORY])
  })

  it('sends the code once, also when the session is forgotten while the request is on its way (P-212)', async () => {
    configureSession({ kept, code: 'one-time' })
    let answer: () => void = () => undefined
    const asleep = new Promise<void>((resolve) => (answer = resolve))
    const seen = stubHelper({
      [PAIR]: () => asleep.then(() => json({ token: 'paired' })),
      [DIRECTORY]: () => json({ path: null }),
    })
    const first = call('directory')
    await vi.waitFor(() => expect(asked(seen)).toEqual([PAIR]), 30_000)
    forgetSession()
    const second = call('directory')
    answer()
    await Promise.all([first, second])
    expect(asked(seen)).toEqual([PAIR, DIRECTORY, DIRECTORY])
    expect(seen.map(({ headers }) => headers.get('authorization')).slice(1)).toEqual([
      'Bearer paired',
      'Bearer paired',
    ])
  })

  it('takes a link that is opened in the page that is there', async () => {
    const seen = stubHelper({ [PAIR]: () => json({ token: 'paired' }), [BOOTSTRAP]: NEEDED })
    await pairByCode('later')
    expect(asked(seen)).toEqual([PAIR])
    expect(store.get(helperUrl())).toBe('paired')
  })
})

describe('a session', () => {
  const ENDED = () => refusal(401, 'Session ended', 'session-ended')

  it('of a served dashboard is kept, so that a reload uses the same one', async () => {
    const seen = stubHelper({ ...bootstrap, [DIRECTORY]: () => json({ path: null }) })
    await call('directory')
    forgetSession()
    await call('directory')
    expect(asked(seen)).toEqual([BOOTSTRAP, DIRECTORY, DIRECTORY])
  })

  it('that is too old is replaced without a word', async () => {
    store.set(helperUrl(), 'old')
    stubHelper({
      ...bootstrap,
      [DIRECTORY]: ({ headers }) =>
        headers.get('authorization') === 'Bearer old'
          ? refusal(401, 'Session expired', 'session-expired')
          : json({ path: null }),
    })
    expect(await call('directory')).toEqual({ path: null })
    expect(store.get(helperUrl())).toBe('secret')
    expect(sessionRefusal.get()).toBeNull()
  })

  it('that a person ended is said, and another is asked for only when a person wants it (P-249)', async () => {
    store.set(helperUrl(), 'mine')
    const seen = stubHelper({ ...bootstrap, [DIRECTORY]: ENDED })
    await expect(Promise.all([call('directory'), call('directory')])).rejects.toThrow(
      'session with the helper was ended',
    )
    expect(sessionRefusal.get()?.why).toBe('ended')
    expect(store.size).toBe(0)
    const before = seen.length
    await expect(call('directory')).rejects.toMatchObject({ status: 401, code: 'session-ended' })
    expect(seen).toHaveLength(before)
    expect(asked(seen)).not.toContain(BOOTSTRAP)

    const again = stubHelper({ ...bootstrap, [DIRECTORY]: () => json({ path: null }) })
    await tryPairingAgain()
    await call('directory')
    expect(asked(again)).toEqual([BOOTSTRAP, DIRECTORY])
    expect(sessionRefusal.get()).toBeNull()
  })

  it('that was ended is paired anew by a link alone, where it was paired', async () => {
    store.set(helperUrl(), 'mine')
    stubHelper({ [DIRECTORY]: ENDED, [BOOTSTRAP]: NEEDED })
    await expect(call('directory')).rejects.toThrow('was ended')
    await tryPairingAgain()
    await expect(call('directory')).rejects.toThrow('This dashboard is not paired')
    expect(sessionRefusal.get()?.why).toBe('not-paired')
    stubHelper({ [PAIR]: () => json({ token: 'paired' }), [DIRECTORY]: () => json({ path: null }) })
    await pairByCode('fresh')
    expect(await call('directory')).toEqual({ path: null })
  })

  it('that another page of this browser has replaced already is taken from there', async () => {
    store.set(helperUrl(), 'mine')
    const seen = stubHelper({
      [DIRECTORY]: ({ headers }) =>
        headers.get('authorization') === 'Bearer mine' ? ENDED() : json({ path: null }),
    })
    const first = call('directory')
    store.set(helperUrl(), 'theirs')
    stubHelper({
      [DIRECTORY]: ({ headers }) =>
        headers.get('authorization') === 'Bearer mine' ? ENDED() : json({ path: null }),
    })
    await first
    expect(await call('directory')).toEqual({ path: null })
    expect(sessionRefusal.get()).toBeNull()
    expect(asked(seen)).not.toContain(BOOTSTRAP)
  })
})
