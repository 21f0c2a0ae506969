import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkConnection, connectionStore } from './connection.ts'
import { json, refusal, stubHelper } from './fake-helper.test-support.ts'

const ROOT = 'GET /health'
const BELOW = 'GET /mosaygent/health'
const ours = () => json({ status: 'ok', name: 'mosaygent-helper', version: '0.1.0' })

beforeEach(() => {
  connectionStore.set({ connected: false, checking: false, cause: null, checkedMs: null })
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

  it('counts any 2xx as connected, and tells that it is another program', async () => {
    stubHelper({ [ROOT]: () => new Response('hello') })
    await checkConnection()
    expect(connectionStore.get()).toMatchObject({ connected: true, cause: 'not-our-helper' })
  })

  it('names a refusal', async () => {
    stubHelper({ [ROOT]: () => refusal(403, 'no') })
    await checkConnection()
    expect(connectionStore.get()).toMatchObject({ connected: false, cause: 'refused' })
  })

  it('gives up after two seconds', async () => {
    const timeout = AbortSignal.abort(new DOMException('late', 'TimeoutError'))
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout)
    stubHelper({})
    await checkConnection()
    expect(limit).toHaveBeenCalledWith(2000)
    expect(connectionStore.get()).toMatchObject({ connected: false, cause: 'timeout' })
    limit.mockRestore()
  })

  it('tries below the base path after a 404, and remembers which one answered', async () => {
    const seen = stubHelper({ [ROOT]: () => refusal(404, 'no'), [BELOW]: ours })
    await checkConnection()
    await checkConnection()
    expect(seen.map(({ path }) => path)).toEqual(['/health', '/mosaygent/health', '/mosaygent/health'])
    stubHelper({ [ROOT]: ours, [BELOW]: () => refusal(404, 'no') })
    await expect(checkConnection()).resolves.toBe(true)
  })

  it('is not connected when both paths are unknown', async () => {
    stubHelper({ [ROOT]: () => refusal(404, 'no'), [BELOW]: () => refusal(404, 'no') })
    await checkConnection()
    expect(connectionStore.get()).toMatchObject({ connected: false, cause: 'not-our-helper' })
  })
})

describe('while somebody watches', () => {
  it('checks on focus, on coming online, and every 3 s until connected', async () => {
    vi.useFakeTimers()
    const seen = stubHelper({})
    const unwatch = connectionStore.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(seen).toHaveLength(2)
    window.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(0)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toHaveLength(4)
    const found = stubHelper({ [ROOT]: ours })
    await vi.advanceTimersByTimeAsync(3_000)
    expect(connectionStore.get().connected).toBe(true)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(found).toHaveLength(1)
    unwatch()
    window.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(0)
    expect(found).toHaveLength(1)
  })
})
