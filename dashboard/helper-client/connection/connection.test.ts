import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NOT_CHECKED, checkConnection, connectionStore } from './connection.ts'
import { hostedPage } from './hosted-page.test-support.ts'
import { json, refusal, stubHelper } from '../fake-helper.test-support.ts'
import type { Seen } from '../fake-helper.test-support.ts'

const ROOT = 'GET /health'
const BELOW = 'GET /mosaygent/health'
const DIRECTORY = 'GET /mosaygent/environment/directory'
const ours = () => json({ status: 'ok', name: 'mosaygent-helper', version: '0.1.0' })

beforeEach(() => {
  connectionStore.set(NOT_CHECKED)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('checkConnection', () => {
  it('is connected after a 2xx answer, with one check in flight at most', async () => {
    const seen = stubHelper({ [ROOT]: ours })
    await expect(Promise.all([checkConnection(), checkConnection()])).resolves.toEqual([true, true])
    expect(seen).toHaveLength(1)
    expect(seen[0]?.headers.has('authorization')).toBe(false)
    expect(connectionStore.get()).toMatchObject({ connected: true, checking: false, cause: null })
  })

  it('shows the old state while it checks', async () => {
    stubHelper({ [ROOT]: ours })
    await checkConnection()
    stubHelper({})
    const check = checkConnection()
    expect(connectionStore.get()).toMatchObject({ connected: true, checking: true })
    await check
    expect(connectionStore.get()).toMatchObject({ connected: false, cause: 'unreachable' })
  })

  it('counts any 2xx as connected, and tells that it is another program', { tags: 'P-025' }, async () => {
    stubHelper({ [ROOT]: () => new Response('hello') })
    await checkConnection()
    expect(connectionStore.get()).toMatchObject({ connected: true, cause: 'not-our-helper' })
  })

  it(
    'is connected to a helper of another make, and does not call it another program',
    { tags: 'P-025' },
    async () => {
      stubHelper({ [ROOT]: () => json({}), [DIRECTORY]: () => json({}) })
      await checkConnection()
      expect(connectionStore.get()).toMatchObject({ connected: true, cause: null, version: null, seen: null })
      stubHelper({
        [ROOT]: () => new Response(null, { status: 204 }),
        [DIRECTORY]: () => json({ path: null }),
      })
      await checkConnection()
      expect(connectionStore.get()).toMatchObject({ connected: true, cause: null })
    },
  )

  it.each([
    ['a page of HTML to everything', () => new Response('<h1>shop</h1>')],
    ['a refusal', () => refusal(404, 'no')],
  ])('takes who answers the documented calls with %s for another program', async (_what, answer) => {
    stubHelper({ [ROOT]: () => json({}), [DIRECTORY]: answer })
    await checkConnection()
    expect(connectionStore.get()).toMatchObject({ connected: true, cause: 'not-our-helper' })
  })

  it('is connected after a 2xx whose body does not come to its end', { tags: 'P-025' }, async () => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.error(new TypeError('cut'))
      },
    })
    stubHelper({ [ROOT]: () => new Response(body) })
    await checkConnection()
    expect(connectionStore.get()).toMatchObject({ connected: true, cause: 'not-our-helper' })
  })

  it(
    'does not take an answer for another program’s whose end does not come in time',
    { tags: 'P-770' },
    async () => {
      const limit = new AbortController()
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
      const body = new ReadableStream({
        pull: (controller) => {
          limit.abort(new DOMException('late', 'TimeoutError'))
          controller.error(limit.signal.reason)
        },
      })
      stubHelper({ [ROOT]: () => new Response(body) })
      await checkConnection()
      expect(connectionStore.get()).toMatchObject({ connected: true, cause: null, seen: null })
      timeout.mockRestore()
    },
  )

  it('names a refusal', async () => {
    stubHelper({ [ROOT]: () => refusal(403, 'no') })
    await checkConnection()
    expect(connectionStore.get()).toMatchObject({ connected: false, cause: 'refused' })
  })

  it('gives up after two seconds', { tags: ['P-025', 'P-128'] }, async () => {
    const timeout = AbortSignal.abort(new DOMException('late', 'TimeoutError'))
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout)
    stubHelper({})
    await checkConnection()
    expect(limit).toHaveBeenCalledWith(2000)
    expect(connectionStore.get()).toMatchObject({ connected: false, cause: 'timeout' })
    limit.mockRestore()
  })

  it(
    'tries below the base path after a 404, and remembers which one answered',
    { tags: 'P-026' },
    async () => {
      const seen = stubHelper({ [ROOT]: () => refusal(404, 'no'), [BELOW]: ours })
      await checkConnection()
      await checkConnection()
      expect(seen.map(({ path }) => path)).toEqual(['/health', '/mosaygent/health', '/mosaygent/health'])
      stubHelper({ [ROOT]: ours, [BELOW]: () => refusal(404, 'no') })
      await expect(checkConnection()).resolves.toBe(true)
    },
  )

  it('is not connected when both paths are unknown', async () => {
    stubHelper({ [ROOT]: () => refusal(404, 'no'), [BELOW]: () => refusal(404, 'no') })
    await checkConnection()
    expect(connectionStore.get()).toMatchObject({ connected: false, cause: 'not-our-helper' })
  })
})

/** The checks alone: one that fails also has the dashboard's server look at the port. */
const checks = (seen: readonly Seen[]) => seen.filter(({ path }) => path === '/health')

describe('who is on the port', () => {
  const VIEW = 'GET /helper-state.json'

  it('is asked of the server of this page, only where the check failed', async () => {
    const seen = stubHelper({ [VIEW]: () => json({ kind: 'other-program', holder: 'java (process 7)' }) })
    await checkConnection()
    expect(connectionStore.get()).toMatchObject({
      connected: false,
      cause: 'unreachable',
      checking: false,
      seen: { kind: 'other-program', holder: 'java (process 7)' },
    })
    expect(seen.map(({ path }) => path)).toEqual(['/health', '/helper-state.json'])
    const well = stubHelper({ [ROOT]: ours })
    await checkConnection()
    expect(well).toHaveLength(1)
    expect(connectionStore.get()).toMatchObject({ seen: null, version: '0.1.0' })
  })

  it('is nobody when that server is gone too, and not known when it tells nothing', async () => {
    stubHelper({})
    await checkConnection()
    expect(connectionStore.get().seen).toEqual({ kind: 'all-gone' })
    stubHelper({ [VIEW]: () => new Response('<h1>index</h1>') })
    await checkConnection()
    expect(connectionStore.get().seen).toBeNull()
  })

  it('is found on a hosted page by an answer that nobody may read', async () => {
    hostedPage({ 'loopback-network': 'granted' })
    stubHelper({ [ROOT]: () => new Response() })
    vi.stubGlobal('fetch', refusingReaders(globalThis.fetch))
    await checkConnection()
    expect(connectionStore.get()).toMatchObject({
      cause: 'unreachable',
      seen: { kind: 'other-program', holder: null },
    })
  })
})

/** As a browser does for a program that allows no page to read it. */
function refusingReaders(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) =>
    init?.mode === 'no-cors' ? fetch(input, init) : Promise.reject(new TypeError('Failed to fetch'))
}

describe('while somebody watches', () => {
  it('checks on focus, on coming online, and every 3 s until connected', { tags: 'P-018' }, async () => {
    vi.useFakeTimers()
    const seen = stubHelper({})
    const unwatch = connectionStore.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(0)
    expect(checks(seen)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(checks(seen)).toHaveLength(2)
    window.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(0)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(checks(seen)).toHaveLength(4)
    const found = stubHelper({ [ROOT]: ours })
    await vi.advanceTimersByTimeAsync(3_000)
    expect(connectionStore.get().connected).toBe(true)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(checks(found)).toHaveLength(1)
    unwatch()
    window.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(checks(found)).toHaveLength(1)
  })

  it(
    'looks at a connection that stands every 10 s without a word, and says when it is gone',
    { tags: 'P-018' },
    async () => {
      vi.useFakeTimers()
      const seen = stubHelper({ [ROOT]: ours })
      const heard: boolean[] = []
      const unwatch = connectionStore.subscribe(() => {
        heard.push(connectionStore.get().connected)
      })
      await vi.advanceTimersByTimeAsync(0)
      heard.length = 0
      await vi.advanceTimersByTimeAsync(20_000)
      expect(checks(seen)).toHaveLength(3)
      expect(heard).toEqual([])
      stubHelper({})
      await vi.advanceTimersByTimeAsync(10_000)
      expect(heard.at(-1)).toBe(false)
      unwatch()
    },
  )
})
