import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { helperUrl } from './address.ts'
import { call } from './call.ts'
import { bootstrap, json, refusal, stubHelper } from './fake-helper.test-support.ts'
import { configureSession, forgetSession, pairByCode } from './session-token.ts'

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

  it('whose link was used already falls back on what it may do anyway, and keeps nothing', async () => {
    configureSession({ kept, code: 'used' })
    const seen = stubHelper({
      ...bootstrap,
      [PAIR]: () => refusal(401, 'This pairing link was used already', 'unpaired'),
      [DIRECTORY]: () => json({ path: null }),
    })
    await call('directory')
    forgetSession()
    await call('directory')
    expect(asked(seen)).toEqual([PAIR, BOOTSTRAP, DIRECTORY, BOOTSTRAP, DIRECTORY])
    expect(store.size).toBe(0)
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
    await vi.waitFor(() => expect(asked(seen)).toEqual([PAIR]))
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
