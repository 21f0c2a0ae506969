import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSerialQueue, createSingleFlight, forEachPart, oneTabAtATime, throttle } from './index.ts'

it('a single flight is joined while it runs, and new afterwards, also after a failure', async () => {
  const flight = createSingleFlight<number>()
  const work = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue(2)
  const both = await Promise.allSettled([flight.run(work), flight.run(work)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(work).toHaveBeenCalledOnce()
  expect(flight.current()).toBeNull()
  const next = flight.run(work)
  expect(flight.current()).toBe(next)
  expect(await next).toBe(2)
})

it('a serial queue keeps the order, and a failure stops nobody else', async () => {
  const queue = createSerialQueue()
  const order: string[] = []
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const first = queue(async () => {
    await gate
    order.push('first')
    throw new Error('no')
  })
  const second = queue(async () => order.push('second'))
  open()
  await expect(first).rejects.toThrow('no')
  await second
  expect(order).toEqual(['first', 'second'])
})

it('a long list is worked on in parts, whole and in order', async () => {
  const all = Array.from({ length: 12_000 }, (_, index) => index)
  const lengths: number[] = []
  const seen: number[] = []
  await forEachPart(all, (part) => {
    lengths.push(part.length)
    seen.push(...part)
  })
  expect(lengths).toEqual([5_000, 5_000, 2_000])
  expect(seen).toEqual(all)
})

it('one tab at a time holds the lock of that name, and does without where there are none', async () => {
  expect(await oneTabAtATime('a', () => Promise.resolve('without'))).toBe('without')
  const request = vi.fn<(name: string, work: () => Promise<string>) => Promise<string>>((_, work) => work())
  vi.stubGlobal('navigator', { locks: { request } })
  expect(await oneTabAtATime('a', () => Promise.resolve('with'))).toBe('with')
  expect(request).toHaveBeenCalledWith('a', expect.any(Function))
  vi.unstubAllGlobals()
})

describe('throttle', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const run = vi.fn<() => void>()
  const flood = (call: () => void, ms: number) => {
    for (let at = 0; at < ms; at += 10) {
      call()
      vi.advanceTimersByTime(10)
    }
  }

  it('runs at once, then once in each interval, and once after the last call', () => {
    run.mockClear()
    const { call } = throttle(run, { gatherMs: 100 })
    call()
    expect(run).toHaveBeenCalledTimes(1)
    flood(call, 1_000)
    expect(run.mock.calls.length).toBeGreaterThanOrEqual(10)
    expect(run.mock.calls.length).toBeLessThanOrEqual(12)
    vi.advanceTimersByTime(100)
    const runs = run.mock.calls.length
    vi.advanceTimersByTime(1_000)
    expect(run).toHaveBeenCalledTimes(runs)
    call()
    expect(run).toHaveBeenCalledTimes(runs + 1)
  })

  it('allows a burst, and another one only after a quiet time', () => {
    run.mockClear()
    const { call } = throttle(run, { gatherMs: 100, burst: 20, burstMs: 1_000 })
    for (let n = 0; n < 20; n += 1) call()
    expect(run).toHaveBeenCalledTimes(20)
    flood(call, 2_000)
    expect(run.mock.calls.length).toBeLessThanOrEqual(41)
    vi.advanceTimersByTime(2_000)
    const runs = run.mock.calls.length
    for (let n = 0; n < 20; n += 1) call()
    expect(run).toHaveBeenCalledTimes(runs + 20)
  })

  it('drops the waiting run when it is cancelled', () => {
    run.mockClear()
    const { call, cancel } = throttle(run, { gatherMs: 100 })
    call()
    call()
    cancel()
    vi.advanceTimersByTime(1_000)
    expect(run).toHaveBeenCalledTimes(1)
  })
})
