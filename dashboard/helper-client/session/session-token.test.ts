import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { helperUrl } from '../connection/address.ts'
import { call } from '../calls/call.ts'
import type { KeptSession } from '#session'
import {
  bootstrap,
  json,
  pairingHelper,
  refusal,
  type Seen,
  stubHelper,
} from '../fake-helper.test-support.ts'
import { forgetSession, pairByCode, sessionRefusal, tryPairingAgain } from './session-token.ts'
import { configureSession } from './session-settings.ts'

const DIRECTORY = 'GET /mosaygent/environment/directory'
const PROVE = 'POST /mosaygent/session/prove'
const PAIR = 'POST /mosaygent/session/pair'
const BOOTSTRAP = 'POST /mosaygent/session/bootstrap'
const NEEDED = () => refusal(403, 'This dashboard is not paired', 'pairing-needed')

let store: Map<string, KeptSession>
let helper: ReturnType<typeof pairingHelper>
const kept = {
  read: async (url: string) => store.get(url) ?? null,
  write: async (url: string, session: KeptSession | null) => {
    if (session === null) store.delete(url)
    else store.set(url, session)
  },
}
const served = (token: string): KeptSession => ({ how: 'served', token })
/** What a helper with pairings answers: a call with the token of its run, and nothing else. */
const pairs = () => ({
  [PAIR]: (seen: Seen) => helper.pair(seen),
  [PROVE]: (seen: Seen) => helper.prove(seen),
  [DIRECTORY]: async ({ headers }: Seen) =>
    headers.get('authorization') === (await helper.bearer())
      ? json({ path: null })
      : refusal(401, 'Not paired', 'unpaired'),
})
/** A browser that was paired before. */
async function pairedBefore(): Promise<void> {
  stubHelper(pairs())
  await pairByCode('the-code')
  forgetSession()
}
const asked = (seen: { method: string; path: string }[]) =>
  seen.map(({ method, path }) => `${method} ${path}`)

beforeEach(() => {
  store = new Map()
  helper = pairingHelper()
  forgetSession()
  sessionRefusal.set(null)
  configureSession({ kept, code: null })
})
afterEach(() => vi.unstubAllGlobals())

describe('a paired dashboard', () => {
  it('proves that it knows the code, once, and sends neither that nor its key', async () => {
    configureSession({ kept, code: 'the-code' })
    const seen = stubHelper(pairs())
    await Promise.all([call('directory'), call('directory')])
    expect(asked(seen)).toEqual([PAIR, PROVE, DIRECTORY, DIRECTORY])
    expect(seen.map(({ body }) => body).join('')).not.toContain('the-code')
    const session = store.get(helperUrl())
    if (session?.how !== 'paired') throw new Error('no pairing was kept')
    expect(session.key.extractable).toBe(false)
  })

  it('asks at the next visit that the helper proves itself, and goes on', async () => {
    await pairedBefore()
    const seen = stubHelper(pairs())
    await call('directory')
    await call('directory')
    expect(asked(seen)).toEqual([PROVE, DIRECTORY, DIRECTORY])
    expect(seen[0]?.headers.has('authorization')).toBe(false)
  })

  it('has another token in the next run, and nobody sees a refusal', async () => {
    await pairedBefore()
    const seen = stubHelper(pairs())
    await call('directory')
    helper.restart()
    expect(await call('directory')).toEqual({ path: null })
    expect(asked(seen)).toEqual([PROVE, DIRECTORY, DIRECTORY, PROVE, DIRECTORY])
    expect(seen[2]?.headers.get('authorization')).not.toBe(seen[4]?.headers.get('authorization'))
    expect(sessionRefusal.get()).toBeNull()
  })

  it('C32 sends nothing to who has the port after a call that nothing answered, and comes back by itself', async () => {
    await pairedBefore()
    stubHelper(pairs())
    await call('directory')
    stubHelper({})
    await expect(call('directory')).rejects.toThrow('The helper does not answer')
    const anything = () => json({ challenge: 'c'.repeat(43), proof: 'p'.repeat(43), token: 't', path: '/' })
    for (const answer of [anything, () => refusal(404, 'Not found')]) {
      const heard = stubHelper({ [PROVE]: answer, [BOOTSTRAP]: answer, [DIRECTORY]: answer })
      await expect(call('directory')).rejects.toThrow('could not prove')
      await expect(call('directory')).rejects.toThrow('could not prove')
      expect(asked(heard)).toEqual([PROVE, PROVE])
      expect(heard.some(({ headers }) => headers.has('authorization'))).toBe(false)
    }
    expect(sessionRefusal.get()?.why).toBe('not-paired')
    stubHelper(pairs())
    forgetSession()
    expect(await call('directory')).toEqual({ path: null })
    expect(sessionRefusal.get()).toBeNull()
  })

  it.each([
    ['another port', { host: '127.0.0.1:8081' }],
    ['another dashboard', { origin: 'https://evil.example' }],
  ])('C31 does not take a proof that was made for %s', async (_, place) => {
    await pairedBefore()
    const relayed = pairingHelper(place)
    helper.code = 'the-code'
    const seen = stubHelper({ [PROVE]: (one) => relayed.prove(one), [PAIR]: (one) => relayed.pair(one) })
    await expect(call('directory')).rejects.toMatchObject({ name: 'HelperError' })
    await expect(pairByCode('the-code')).rejects.toMatchObject({ name: 'HelperError' })
    expect(seen.some(({ headers }) => headers.has('authorization'))).toBe(false)
    expect(store.get(helperUrl())?.how).toBe('paired')
  })

  it('keeps its pairing whoever says that it is not known any more', async () => {
    await pairedBefore()
    vi.stubGlobal('location', new URL('https://app.example/'))
    helper = pairingHelper()
    stubHelper({ ...pairs(), ...bootstrap })
    await expect(call('directory')).rejects.toThrow('does not know this browser any more')
    expect(store.get(helperUrl())?.how).toBe('paired')
    expect(sessionRefusal.get()?.why).toBe('not-paired')
  })

  it.each([
    ['gives a session all the same', bootstrap],
    ['knows no sessions', { [BOOTSTRAP]: () => refusal(404, 'Not found') }],
  ])(
    'C32 of this computer says nothing to who does not know it and %s, unless a person wants it',
    async (_, more) => {
      await pairedBefore()
      helper = pairingHelper()
      const answers = { ...pairs(), ...more, [DIRECTORY]: () => json({ path: null }) }
      const seen = stubHelper(answers)
      await expect(call('directory')).rejects.toThrow('does not know this browser any more')
      expect(asked(seen)).toEqual([PROVE, BOOTSTRAP])
      expect(sessionRefusal.get()?.why).toBe('not-paired')
      await tryPairingAgain()
      expect(sessionRefusal.get()).toBeNull()
      expect(await call('directory')).toEqual({ path: null })
      expect(store.get(helperUrl())?.how).toBe('paired')
    },
  )

  it('C32 of this computer needs a person for each try: one that failed lets no later one through', async () => {
    await pairedBefore()
    helper = pairingHelper()
    stubHelper({ ...pairs(), [BOOTSTRAP]: NEEDED })
    await tryPairingAgain()
    stubHelper({ ...pairs(), ...bootstrap, [DIRECTORY]: () => json({ path: null }) })
    await expect(call('directory')).rejects.toThrow('does not know this browser any more')
  })

  it('C31 keeps its code for the helper that gave the link, and says nothing to one that knows no pairing', async () => {
    configureSession({ kept, code: 'the-code' })
    const none = () => refusal(404, 'Not found')
    const seen = stubHelper({ [PAIR]: none, [BOOTSTRAP]: none, [DIRECTORY]: () => json({ path: null }) })
    await expect(call('directory')).rejects.toThrow('could not prove')
    expect(asked(seen)).toEqual([PAIR])
    stubHelper(pairs())
    expect(await call('directory')).toEqual({ path: null })
    expect(store.get(helperUrl())?.how).toBe('paired')
  })

  it('whose link was used already falls back on what it may do anyway, and keeps that', async () => {
    configureSession({ kept, code: 'used' })
    const seen = stubHelper({ ...pairs(), ...bootstrap, [DIRECTORY]: () => json({ path: null }) })
    await call('directory')
    forgetSession()
    await call('directory')
    expect(asked(seen)).toEqual([PAIR, BOOTSTRAP, DIRECTORY, DIRECTORY])
    expect(store.get(helperUrl())).toEqual(served('secret'))
  })

  it.each([
    ['does not answer yet', {}, 'The helper does not answer'],
    ['is another one', { [PAIR]: () => json({ id: 'x', proof: 'p'.repeat(43) }) }, 'could not prove'],
  ])('whose helper %s keeps the code for later', async (_, answers, words) => {
    configureSession({ kept, code: 'the-code' })
    stubHelper(answers)
    await expect(call('directory')).rejects.toThrow(words)
    const seen = stubHelper(pairs())
    await call('directory')
    expect(asked(seen)).toEqual([PAIR, PROVE, DIRECTORY])
  })

  it(
    'uses the code once, also when the session is forgotten while the request is on its way',
    { tags: 'P-212' },
    async () => {
      configureSession({ kept, code: 'the-code' })
      let answer: () => void = () => undefined
      const asleep = new Promise<void>((resolve) => (answer = resolve))
      const seen = stubHelper({ ...pairs(), [PAIR]: (one) => asleep.then(() => helper.pair(one)) })
      const first = call('directory')
      await vi.waitFor(() => expect(asked(seen)).toEqual([PAIR]), 30_000)
      forgetSession()
      const second = call('directory')
      answer()
      await Promise.all([first, second])
      expect(asked(seen).filter((one) => one === PAIR)).toHaveLength(1)
      const bearer = await helper.bearer()
      const calls = seen.filter(({ path }) => path.endsWith('/directory'))
      expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([bearer, bearer])
    },
  )

  it('takes a link that is opened in the page that is there, and says which pairing it replaces', async () => {
    await pairedBefore()
    helper.code = 'later'
    const seen = stubHelper({ ...pairs(), [BOOTSTRAP]: NEEDED })
    await pairByCode('later')
    expect(asked(seen)).toEqual([PAIR, PROVE])
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ replaces: 'session-1' })
    expect(store.get(helperUrl())).toMatchObject({ how: 'paired', id: 'session-2' })
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
    store.set(helperUrl(), served('old'))
    stubHelper({
      ...bootstrap,
      [DIRECTORY]: ({ headers }) =>
        headers.get('authorization') === 'Bearer old'
          ? refusal(401, 'Session expired', 'session-expired')
          : json({ path: null }),
    })
    expect(await call('directory')).toEqual({ path: null })
    expect(store.get(helperUrl())).toEqual(served('secret'))
    expect(sessionRefusal.get()).toBeNull()
  })

  it(
    'that a person ended is said, and another is asked for only when a person wants it',
    { tags: 'P-249' },
    async () => {
      store.set(helperUrl(), served('mine'))
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
    },
  )

  it('of a run that has ended is replaced without a word, also when the page has noticed that by itself', async () => {
    store.set(helperUrl(), served('of the run before'))
    const seen = stubHelper({
      ...bootstrap,
      [DIRECTORY]: ({ headers }) => {
        // the stream's end is told while the refusal is on its way
        forgetSession()
        return headers.get('authorization') === 'Bearer secret'
          ? json({ path: null })
          : refusal(401, 'Not paired', 'unpaired')
      },
    })
    expect(await call('directory')).toEqual({ path: null })
    expect(asked(seen)).toEqual([DIRECTORY, BOOTSTRAP, DIRECTORY])
    expect(sessionRefusal.get()).toBeNull()
  })

  it('that was ended is paired anew by a link alone, where it was paired', async () => {
    await pairedBefore()
    stubHelper({ ...pairs(), [DIRECTORY]: ENDED, [BOOTSTRAP]: NEEDED })
    await expect(call('directory')).rejects.toThrow('was ended')
    const ended = { ...pairs(), [PROVE]: ENDED, [BOOTSTRAP]: NEEDED }
    stubHelper(ended)
    await tryPairingAgain()
    await expect(call('directory')).rejects.toThrow('This dashboard is not paired')
    expect(sessionRefusal.get()?.why).toBe('not-paired')
    helper.code = 'fresh'
    stubHelper({ ...pairs(), [DIRECTORY]: () => json({ path: null }) })
    await pairByCode('fresh')
    expect(await call('directory')).toEqual({ path: null })
  })

  it('of a paired browser that is found ended is said before anything else is asked', async () => {
    await pairedBefore()
    const seen = stubHelper({ ...bootstrap, [PROVE]: ENDED })
    await expect(call('directory')).rejects.toMatchObject({ code: 'session-ended' })
    expect(sessionRefusal.get()?.why).toBe('ended')
    expect(asked(seen)).toEqual([PROVE])
  })

  it('that another page of this browser has replaced already is taken from there', async () => {
    store.set(helperUrl(), served('mine'))
    const seen = stubHelper({
      [DIRECTORY]: ({ headers }) =>
        headers.get('authorization') === 'Bearer mine' ? ENDED() : json({ path: null }),
    })
    const first = call('directory')
    store.set(helperUrl(), served('theirs'))
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
